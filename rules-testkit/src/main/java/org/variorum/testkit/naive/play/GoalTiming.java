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
 * When a goal is judged: at once, or when the side that wins by it is to move again. Of both sides it is then a draw.
 *
 * @param verdict the verdict for the side for which the goal holds
 * @param holds whether the goal holds for a side
 */
public record GoalTiming(Moment moment, Verdict verdict, Predicate<Side> holds) {

  /** For the sides that the goal concerns. */
  public GoalTiming(Judging judging, Verdict verdict, Predicate<Side> holds) {
    this(judging.moment(), verdict, side -> judging.only().orElse(side) == side && holds.test(side));
  }

  /** The word for an end of a game that is a draw because a goal holds of both sides. */
  public static final String BOTH = "both-sides";

  /** Whether it ends the game for one side. */
  public boolean ends(NaivePosition position) {
    return isDue(position) && !isTie();
  }

  /** Whether it ends the game as a draw. */
  public boolean ties(NaivePosition position) {
    return isDue(position) && isTie();
  }

  /** Whether White wins by it after the next move of Black if it stays as it is. */
  public boolean awaitsReply(NaivePosition position) {
    return moment == Moment.AFTER_BLACKS_REPLY && position.turn() == Side.BLACK && !isTie()
        && (verdict == Verdict.WIN && holds.test(Side.WHITE)
            || verdict == Verdict.LOSS && holds.test(Side.BLACK));
  }

  /** By which of its words it ends the game where the side to move has no legal move; empty if it does not. */
  public Optional<String> withoutMove(String word) {
    boolean holdsOfOne = Stream.of(Side.values()).anyMatch(holds);
    return moment != Moment.WITHOUT_MOVE || !holdsOfOne ? Optional.empty()
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
    boolean begins = position.turn() == winner && position.lastMover() != winner;
    return switch (moment) {
      case NOW -> true;
      case AFTER_REPLY -> begins;
      case AFTER_BLACKS_REPLY -> winner == Side.BLACK || begins;
      case WITHOUT_MOVE -> false;
    };
  }
}
