package org.variorum.rules.rule.turn;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.TurnOrder;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.rule.turn.Turn.Part;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/** A turn is a list of parts, each a move; some may be passed. Remembers which part is to be played. */
public final class TurnRule implements Rule {

  private static final String STILL_IN_CHECK = "to pass does not end the check";

  private final Turn turn;
  private final List<SlotFormat> memory;
  private final TurnLength length;
  private final Slot moved;
  private final Optional<Veto.Prohibition> limits;

  public TurnRule(Turn turn, Context context) {
    this.turn = turn;
    length = TurnLength.of(turn, context.memory());
    memory = new ArrayList<>();
    if (turn.hasSeveral()) {
      memory.add(new PartForm(length, context.memory().allocateParts(turn.most())));
    }
    moved = turn.asksWhoMoved()
        ? context.memory()
            .allocateLasting(Integer.SIZE - Integer.numberOfLeadingZeros(context.board().size()))
        : Slot.NONE;
    if (turn.asksWhoMoved()) {
      memory.add(new TurnMoverForm(moved, context));
    }
    limits = turn.limits() ? Optional.of(new PartLimits(turn, moved, context)) : Optional.empty();
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(turn.hasSeveral()
        ? RuleNote.ofMoves("turn", "several moves a turn", "that a turn has several moves")
        : RuleNote.ofMoves("turn", "passing", "that one may pass"));
  }

  /** Who makes several moves may capture on a square again and again, and may have no move left in its own turn. */
  @Override
  public Set<Guarantee> guarantees() {
    Set<Guarantee> kept = EnumSet.copyOf(Guarantee.usualExcept(Guarantee.SAFETY_ONLY));
    if (turn.hasSeveral()) {
      kept.remove(Guarantee.RECAPTURE);
      kept.remove(Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
    }
    if (turn.all().anyMatch(part -> part.sort() == Turn.Sort.CAPTURES)) {
      kept.remove(Guarantee.MAY_STAND_PAT);
    }
    return kept;
  }

  @Override
  public List<SlotFormat> memory() {
    return memory;
  }

  @Override
  public Optional<Veto.Prohibition> prohibition() {
    return limits;
  }

  @Override
  public Optional<MoveSource.Maker> moves() {
    return turn.mayBePassed() ? Optional.of((state, threats, _) -> new Passes(turn, state, threats))
        : Optional.empty();
  }

  @Override
  public Optional<TurnOrder> turns() {
    return Optional.of(new Order(turn, length, moved));
  }

  /** What ends a turn: a pass that does not lead to the next part, a move after which it does not go on, check. */
  private record Order(Turn turn, TurnLength length, Slot moved) implements TurnOrder {

    @Override
    public boolean alternates() {
      return !turn.hasSeveral();
    }

    @Override
    public int next(State state, long move, int part, Threats threats) {
      int mover = state.turn ^ 1;
      boolean last = part + 1 == length.of(state, mover) || ends(turn.of(mover).get(part), move);
      if (last || !outlastsCheck(mover) && threats.inCheck(state.turn)) {
        return end(state);
      }
      if (MoveCode.kind(move) != MoveCode.PASS) {
        int piece = state.board[MoveCode.to(move)];
        boolean stands = piece != PieceCode.EMPTY && PieceCode.side(piece) == mover;
        remember(state, stands ? MoveCode.to(move) + 1 : 0);
      }
      return part + 1;
    }

    private int end(State state) {
      length.next(state);
      remember(state, 0);
      return ENDS;
    }

    @Override
    public boolean mayBeSkipped(State state) {
      return turn.mayBeSkipped(state.turn, state.part());
    }

    @Override
    public int skip(State state, int part) {
      int mover = state.turn ^ 1;
      boolean last = part + 1 == length.of(state, mover) || !turn.of(mover).get(part).continuesAfterPass();
      return last ? end(state) : part + 1;
    }

    @Override
    public boolean outlastsCheck(int side) {
      return !turn.checkEnds(PieceCode.sideOf(side));
    }

    private static boolean ends(Part part, long move) {
      return MoveCode.kind(move) == MoveCode.PASS ? !part.continuesAfterPass() : switch (part.goesOn()) {
        case AFTER_ANY -> false;
        case AFTER_CAPTURE -> !MoveCode.captures(move);
        case AFTER_NO_CAPTURE -> MoveCode.captures(move);
        case AFTER_CAPTURE_WITHOUT_PROMOTION -> !MoveCode.captures(move) || MoveCode.becomes(move) >= 0;
      };
    }

    @Override
    public void giveAway(State state) {
      length.giveAway(state);
      remember(state, 0);
    }

    private void remember(State state, int square) {
      if (!moved.equals(Slot.NONE)) {
        state.set(moved, square);
      }
    }

    @Override
    public String whyNoPass(State state, boolean check) {
      return switch (turn.of(state.turn).get(state.part()).passing()) {
        case NEVER ->
            state.part() == 0 ? "a turn may not be passed" : "the turn has another move, which must be made";
        case WITHOUT_MOVE -> check ? STILL_IN_CHECK : "only a player without a legal move may pass";
        case ALWAYS -> STILL_IN_CHECK;
      };
    }
  }
}
