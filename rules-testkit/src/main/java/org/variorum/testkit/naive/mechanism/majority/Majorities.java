package org.variorum.testkit.naive.mechanism.majority;

import java.util.Optional;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.majority.Majority;
import org.variorum.rules.rule.majority.Majority.Occasion;
import org.variorum.testkit.naive.play.NaiveEnding;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaivePosition;

/** Goal of having more pieces or points than the opponent, judged on certain occasions. */
public class Majorities implements NaiveEnding {
  private static final String MAJORITY = "majority";
  private static final String EQUALITY = "equality";

  private final Majority goal;

  Majorities(Majority goal) {
    this.goal = goal;
  }

  /** Makes the hook of a goal. Passes are recorded only if two passes are an occasion. */
  public static Majorities of(Majority goal) {
    return goal.occasions().contains(Occasion.TWO_PASSES) ? new CountedPasses(goal) : new Majorities(goal);
  }

  @Override
  public final Optional<String> end(NaivePosition position) {
    return isOccasion(position) ? word(position).filter(MAJORITY::equals) : Optional.empty();
  }

  @Override
  public final Optional<String> bothSidesDraw(NaivePosition position) {
    return isOccasion(position) ? word(position).filter(EQUALITY::equals) : Optional.empty();
  }

  @Override
  public final Optional<String> stalemateWord(NaivePosition position) {
    return goal.occasions().contains(Occasion.WITHOUT_MOVE) ? word(position) : Optional.empty();
  }

  private Optional<String> word(NaivePosition position) {
    boolean isEqual = points(position.board(), Side.WHITE) == points(position.board(), Side.BLACK);
    return Optional.of(isEqual && goal.equal().isEmpty() ? EQUALITY : MAJORITY);
  }

  private int points(Board board, Side side) {
    return board.squares(side).stream().map(square -> board.at(square).orElseThrow().letter())
        .mapToInt(letter -> goal.worth().isEmpty() ? 1 : goal.worth().getOrDefault(letter, 0)).sum();
  }

  /** Whether the goal is judged in a position, apart from positions without a legal move. */
  boolean isOccasion(NaivePosition position) {
    return goal.occasions().contains(Occasion.FULL_BOARD) && position.board().emptySquares().isEmpty();
  }
}
