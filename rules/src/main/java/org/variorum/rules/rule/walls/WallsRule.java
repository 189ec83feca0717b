package org.variorum.rules.rule.walls;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Programs;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.rule.walls.Walls.Placing;
import org.variorum.rules.state.CellSlot;
import org.variorum.rules.state.State;

/** Squares that nobody enters or passes. Remembers which. */
public final class WallsRule implements Rule {

  private static final Cause TURNED = new Cause("turned to stone", false);

  private final Walls walls;
  private final Cause becomes;
  private final Context context;
  private final CellSlot slot;
  private final long stone;
  private final long dropped;
  private final @Nullable Edge edge;
  /** By side: where walls are placed, as a set. */
  private final long[][] region;
  /** By kind of move: what becomes of it where the mover chooses a square. */
  private final @Nullable WalledForm[] forms = new WalledForm[MoveCode.KINDS];
  private @Nullable Programs programs;

  public WallsRule(Walls walls, Context context) {
    this.walls = walls;
    becomes = new Cause("becomes " + walls.one(), false);
    this.context = context;
    slot = context.memory().allocateWalls();
    stone = context.kinds().set(walls.stone());
    dropped = context.kinds().set(walls.dropped());
    edge = walls.atEdge() ? new Edge(context.board(), slot) : null;
    boolean[][] squares = walls.region().squares(context.board());
    region = new long[2][context.board().wordCount()];
    for (int side = 0; side < 2; side++) {
      for (int square = 0; square < squares[side].length; square++) {
        region[side][square >>> 6] |= squares[side][square] ? 1L << square : 0;
      }
    }
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("walls", "walls", "walls"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return stone == 0 ? Guarantee.usualExcept(Guarantee.SAFETY_ONLY)
        : Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE);
  }

  @Override
  public List<SlotFormat> memory() {
    return List.of(new WallsForm(context, slot, walls));
  }

  @Override
  public List<Gate> gates() {
    return List.of(new WallsGate(context, slot, walls.placing() == Placing.BEHIND
        || walls.placing() == Placing.CAPTURED, walls));
  }

  @Override
  public void shape(Programs programs) {
    this.programs = programs;
  }

  /** Of plain moves and captures en passant, and of what goes along with another piece as a move that names its square alone. */
  @Override
  public List<MoveForm> expanded(List<MoveForm> found) {
    if (!walls.placing().chooses()) {
      return List.of();
    }
    List<MoveForm> expanded = new ArrayList<>();
    for (MoveForm form : found) {
      boolean wanted = form.kind() == MoveCode.PLAIN || form.kind() == MoveCode.EN_PASSANT
          || form.kind() >= MoveCode.FIRST_RULE_KIND;
      if (wanted) {
        WalledForm walled =
            new WalledForm(context.moveKinds().next(context.moveKinds().word(form.kind())), form, slot,
                walls.placing() == Placing.MOVED, walls);
        forms[form.kind()] = walled;
        expanded.add(walled);
      }
    }
    return expanded;
  }

  @Override
  public Optional<MoveSource.Expansion.Maker> expansion() {
    return walls.placing().chooses()
        ? Optional.of((state, threats) -> new WallPlacements(state, forms, slot, region,
            walls.after(), stone, walls.placing() == Placing.IN_REACH ? programs : null, edge))
        : Optional.empty();
  }

  @Override
  public Optional<DropTable.Limit> dropLimit() {
    return edge != null && dropped != 0 ? Optional.of(new EdgeLimit(context.board(), edge, dropped, walls))
        : Optional.empty();
  }

  @Override
  public Optional<Consequence> consequence() {
    return stone != 0 || dropped != 0 || walls.placing() == Placing.BEHIND
        || walls.placing() == Placing.CAPTURED ? Optional.of(this::follow) : Optional.empty();
  }

  private void follow(State state, Editor editor, long move, int mover) {
    int kind = MoveCode.kind(move);
    int to = MoveCode.to(move);
    if (kind == MoveCode.DROP || kind == MoveCode.PASS) {
      boolean wall = kind == MoveCode.DROP && (dropped & PieceCode.bit(MoveCode.becomes(move))) != 0;
      if (wall && state.board[to] != PieceCode.EMPTY) {
        editor.remove(to, becomes);
        state.add(slot, to);
      }
      return;
    }
    int left = leaves(kind, move);
    boolean mayLeave = left != State.NO_SQUARE && (edge == null || edge.holds(state, left));
    boolean stands = state.board[to] != PieceCode.EMPTY;
    if (stands && MoveCode.captures(move) && PieceCode.holds(stone, mover)) {
      editor.remove(to, TURNED);
      state.add(slot, to);
    }
    if (mayLeave) {
      leave(state, left, state.turn ^ 1);
    }
  }

  /** Where a move leaves a wall if it may and the square is empty; {@link State#NO_SQUARE} if it leaves none. */
  private int leaves(int kind, long move) {
    boolean past = kind == MoveCode.EN_PASSANT || kind == MoveCode.IN_PASSING;
    return switch (walls.placing()) {
      case BEHIND -> walls.after().counts(MoveCode.captures(move)) ? MoveCode.from(move) : State.NO_SQUARE;
      case CAPTURED -> past ? MoveCode.otherFrom(move) : State.NO_SQUARE;
      case NEVER, ANYWHERE, IN_REACH, MOVED -> State.NO_SQUARE;
    };
  }

  /** Leaves a wall on a square if it is empty. */
  private void leave(State state, int square, int side) {
    boolean empty = state.board[square] == PieceCode.EMPTY && !state.holds(slot, square);
    if (empty && (region[side][square >>> 6] >>> square & 1) != 0) {
      state.add(slot, square);
    }
  }
}
