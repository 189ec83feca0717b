package org.variorum.testkit.naive.play;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Goal.Moment;
import org.variorum.rules.definition.Goal.Timing;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.testkit.naive.position.NaivePosition;

/**
 * A goal in a position, and the time when it is judged: at once, after a reply, or when a side has no legal move. A
 * goal that holds for both sides is a draw, except if it is judged at once.
 *
 * @param verdict whether the side for which the goal holds wins, loses or draws
 * @param holds whether the goal holds for a side
 */
public record GoalTiming(Moment moment, Verdict verdict, Predicate<Side> holds) {

  /** Restricts the goal to the side that {@code timing} names; no restriction if it names none. */
  public GoalTiming(Timing timing, Verdict verdict, Predicate<Side> holds) {
    this(timing.moment(), verdict, side -> timing.onlySide().orElse(side) == side && holds.test(side));
  }

  /** The word of a draw that ends the game because a goal holds for both sides. */
  public static final String BOTH_SIDES = "both-sides";

  /** Whether the goal ends the game now by its verdict. {@link #endsInTie} tests for a draw because of both sides. */
  public boolean endsGame(NaivePosition position) {
    return isDue(position) && !isTie();
  }

  /** Whether the goal ends the game now as a draw, because it holds for both sides. */
  public boolean endsInTie(NaivePosition position) {
    return isDue(position) && isTie();
  }

  /** Whether Black is to reply, and White wins if the goal still holds after the reply. */
  public boolean awaitsReply(NaivePosition position) {
    return moment == Moment.AFTER_BLACKS_REPLY && position.turn() == Side.BLACK && !isTie()
        && (verdict == Verdict.WIN && holds.test(Side.WHITE)
            || verdict == Verdict.LOSS && holds.test(Side.BLACK));
  }

  /** The word of the end when the side to move has no legal move; empty if the goal does not end the game then. */
  public Optional<String> stalemateWord(String word) {
    boolean holdsForAnySide = Stream.of(Side.values()).anyMatch(holds);
    return moment != Moment.WITHOUT_MOVE || !holdsForAnySide ? Optional.empty()
        : Optional.of(isTie() ? BOTH_SIDES : word);
  }

  private boolean isTie() {
    return moment != Moment.NOW && Stream.of(Side.values()).allMatch(holds);
  }

  private boolean isDue(NaivePosition position) {
    return Stream.of(Side.values()).filter(holds).anyMatch(side -> isDue(position, side));
  }

  private boolean isDue(NaivePosition position, Side side) {
    Side winner = verdict == Verdict.WIN ? side : side.opponent();
    boolean beginsTurn = position.turn() == winner && position.lastMover() != winner;
    return switch (moment) {
      case NOW -> true;
      case AFTER_REPLY -> beginsTurn;
      case AFTER_BLACKS_REPLY -> winner == Side.BLACK || beginsTurn;
      case WITHOUT_MOVE -> false;
    };
  }
}
