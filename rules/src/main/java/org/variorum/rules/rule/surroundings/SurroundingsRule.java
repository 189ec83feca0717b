package org.variorum.rules.rule.surroundings;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Edit;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.Programs;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.rule.surroundings.Surroundings.Happens;
import org.variorum.rules.rule.surroundings.Surroundings.Which;
import org.variorum.rules.state.State;

/** Enemies around the square where a piece arrives change sides, or are captured. */
final class SurroundingsRule implements Rule, Consequence, Veto.Prohibition {

  private static final Cause TURNED = new Cause("turned", false);
  private static final Cause ENCLOSED = new Cause("enclosed", false);

  private final Surroundings record;
  private final Context context;
  /** The kinds to which nothing happens. */
  private final long spared;
  private SurroundingVictims victims;
  private final boolean captures;
  /** By side and square. */
  private final boolean[][] opening;

  SurroundingsRule(Surroundings record, Context context) {
    this.record = record;
    captures = record.happens() == Happens.ARE_CAPTURED;
    boolean keepsRoyal = !captures || context.definition().royalty().mode() == Royalty.Mode.CHECK;
    this.context = context;
    spared = context.kinds().set(record.spared()) | (keepsRoyal ? context.kinds().royals() : 0);
    victims = new Around(record, spared, context);
    opening = record.opening().squares(context.board());
  }

  /** Where walls are remembered is known when all rules are there. */
  @Override
  public void shape(Programs programs) {
    if (record.which() == Which.ATTACKED) {
      victims = new AttackedEnemies(context, spared);
    }
  }

  @Override
  public Optional<RuleNote> note() {
    String name = captures ? "captures around" : "turned pieces";
    return Optional.of(RuleNote.ofMoves(name, name, "what moves do to the pieces around"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    Set<Guarantee> kept = EnumSet.copyOf(Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE,
        Guarantee.QUIET_ENDS_NOTHING));
    if (record.compulsory()) {
      kept.remove(Guarantee.MAY_STAND_PAT);
    }
    return kept;
  }

  @Override
  public boolean movesOtherwise(String letter) {
    return !captures && !record.spared().contains(letter);
  }

  @Override
  public Optional<Consequence> consequence() {
    return Optional.of(this);
  }

  @Override
  public void follow(State state, Editor editor, long move, int mover) {
    int to = MoveCode.to(move);
    int side = state.turn ^ 1;
    if (!follows(move) || !arrives(state, to, side)) {
      return;
    }
    long[] found = victims.all(state, to, side);
    for (int word = 0; word < found.length; word++) {
      for (long left = found[word]; left != 0; left &= left - 1) {
        int square = word << 6 | Long.numberOfTrailingZeros(left);
        if (captures) {
          editor.take(square, ENCLOSED);
        } else {
          editor.change(square, PieceCode.code(PieceCode.kind(state.board[square]), side), TURNED);
        }
      }
    }
  }

  private boolean follows(long move) {
    return switch (MoveCode.kind(move)) {
      case MoveCode.PASS -> false;
      case MoveCode.DROP -> record.drops();
      default -> record.moves();
    };
  }

  private static boolean arrives(State state, int to, int side) {
    return state.board[to] != PieceCode.EMPTY && PieceCode.side(state.board[to]) == side;
  }

  @Override
  public Optional<String> spoken(List<Edit> edits) {
    long turned = edits.stream().filter(edit -> edit.cause().equals(captures ? ENCLOSED : TURNED)).count();
    return turned == 0 ? Optional.empty()
        : Optional.of((captures ? "captures " : "turns ") + (turned == 1 ? "one piece" : turned + " pieces")
            + (captures ? " around" : ""));
  }

  @Override
  public Optional<Veto.Prohibition> prohibition() {
    return record.compulsory() ? Optional.of(this) : Optional.empty();
  }

  @Override
  public boolean looksAtMoveAlone() {
    return true;
  }

  @Override
  public boolean forbids(State after, long move) {
    int to = MoveCode.to(move);
    int side = after.turn ^ 1;
    if (!follows(move)) {
      return false;
    }
    if (MoveCode.kind(move) == MoveCode.DROP && opens(after, side, to)) {
      return !opening[side][to];
    }
    return !arrives(after, to, side) || !victims.any(after, to, side);
  }

  /** Whether a square of the opening was empty before a drop on a square. */
  private boolean opens(State after, int side, int to) {
    for (int square = 0; square < opening[side].length; square++) {
      if (opening[side][square] && (square == to || after.board[square] == PieceCode.EMPTY)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String why() {
    return "this " + (record.moves() ? record.drops() ? "move" : "move of a piece" : "drop")
        + (captures ? " captures no piece around" : " turns no piece") + ", and it has to";
  }
}
