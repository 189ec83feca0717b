package org.variorum.testkit.naive.play;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Goal.Judging;
import org.variorum.rules.definition.Goal.Moment;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.testkit.naive.position.NaivePosition;

/**
 * The time when a goal is judged: at once, after a reply, or when a side has no legal move. Unless it is judged at
 * once, a goal that holds for both sides is a draw.
 *
 * @param verdict the verdict for the side for which the goal holds
 * @param holds whether the goal holds for a side
 */
public record GoalTiming(Moment moment, Verdict verdict, Predicate<Side> holds) {

  /** Restricts the goal to the sides that its judging names. */
  public GoalTiming(Judging judging, Verdict verdict, Predicate<Side> holds) {
    this(judging.moment(), verdict, side -> judging.only().orElse(side) == side && holds.test(side));
  }

  /** The word for a draw because a goal holds for both sides. */
  public static final String BOTH = "both-sides";

  /** Whether the goal ends the game because it holds for one side. {@link #endsInTie} tests for a draw. */
  public boolean endsGame(NaivePosition position) {
    return isDue(position) && !isTie();
  }

  /** Whether the goal ends the game as a draw because it holds for both sides. */
  public boolean endsInTie(NaivePosition position) {
    return isDue(position) && isTie();
  }

  /** Whether White wins if the goal still holds after Black's reply. */
  public boolean awaitsReply(NaivePosition position) {
    return moment == Moment.AFTER_BLACKS_REPLY && position.turn() == Side.BLACK && !isTie()
        && (verdict == Verdict.WIN && holds.test(Side.WHITE)
            || verdict == Verdict.LOSS && holds.test(Side.BLACK));
  }

  /** The word of an end when the side to move has no legal move; empty if the goal does not end the game. */
  public Optional<String> withoutMove(String word) {
    boolean holdsForSome = Stream.of(Side.values()).anyMatch(holds);
    return moment != Moment.WITHOUT_MOVE || !holdsForSome ? Optional.empty()
        : Optional.of(isTie() ? BOTH : word);
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
