package org.variorum.rules.rule.repetition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Side;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Rule.EndByLength;
import org.variorum.rules.rule.repetition.Repetition.Loser;
import org.variorum.rules.state.State;

/**
 * How the game has ended where a position has come too often.
 *
 * @param loser who loses by it
 * @param checkLoses whether who gave nothing but check loses
 * @param chaseTargets who may be chased by whom; null: nobody loses by chasing
 */
record RepetitionEnd(Loser loser, boolean checkLoses, @Nullable ChaseTargets chaseTargets)
    implements EndByLength.End {

  private static final Reason REPEATED =
      new Reason("repetition", true, "the same position has come too often");
  private static final Reason REPEATED_BY =
      new Reason("repetition", true, "%s loses by repetition: the same position has come too often");
  private static final Reason CHECKED =
      new Reason("perpetual-check", true, "%s has given check without end");
  private static final Reason BOTH_CHECKED =
      new Reason("perpetual-check", true, "both sides have given check without end");
  private static final Reason CHASED =
      new Reason("perpetual-chase", true, "%s has chased a piece without end");
  private static final Reason BOTH_CHASED =
      new Reason("perpetual-chase", true, "both sides have chased a piece without end");

  /** All that may be said of it. */
  List<Reason> reasons() {
    List<Reason> reasons = new ArrayList<>(
        List.of(loser == Loser.NOBODY ? REPEATED : REPEATED_BY, CHECKED, BOTH_CHECKED));
    if (chaseTargets != null) {
      reasons.addAll(List.of(CHASED, BOTH_CHASED));
    }
    return List.copyOf(reasons);
  }

  @Override
  public boolean asksChases() {
    return chaseTargets != null;
  }

  @Override
  public boolean mayWin() {
    return loser != Loser.NOBODY || checkLoses || chaseTargets != null;
  }

  /**
   * NOT-14: a side whose every move since the first occurrence gave check has lost; then one that has chased a piece by every move.
   * If both sides have, the game is a draw.
   */
  @Override
  public Optional<Outcome> of(State state, EndByLength.Course course, int times) {
    Optional<Outcome> checked = checkLoses
        ? of(side -> course.gaveOnlyChecks(side, times), CHECKED, BOTH_CHECKED) : Optional.empty();
    Optional<Outcome> chased = checked.isPresent() || chaseTargets == null ? checked
        : of(side -> course.chased(side, times, chaseTargets), CHASED, BOTH_CHASED);
    return chased.isPresent() ? chased : Optional.of(switch (loser) {
      case NOBODY -> Outcome.draw(REPEATED);
      case WHITE -> lost(Side.WHITE, REPEATED_BY);
      case BLACK -> lost(Side.BLACK, REPEATED_BY);
      case REPEATER -> lost(PieceCode.sideOf(state.lastMover()), REPEATED_BY);
      case NEXT -> lost(PieceCode.sideOf(state.turn), REPEATED_BY);
    });
  }

  /** How the game ends by what sides have done without end; empty if neither has. */
  private static Optional<Outcome> of(IntPredicate done, Reason one, Reason both) {
    boolean white = done.test(PieceCode.WHITE);
    boolean black = done.test(PieceCode.BLACK);
    return white && black ? Optional.of(Outcome.draw(both))
        : white ? Optional.of(lost(Side.WHITE, one))
            : black ? Optional.of(lost(Side.BLACK, one)) : Optional.empty();
  }

  private static Outcome lost(Side side, Reason reason) {
    return new Outcome(Optional.of(side.opponent()), Optional.of(side), reason);
  }
}
