package org.variorum.testkit.naive.mechanism;

import java.util.Optional;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.rule.extinction.Extinction;
import org.variorum.testkit.naive.play.Ending;
import org.variorum.testkit.naive.position.Position;

/** The game ends when a side has none of some pieces left. */
public final class Extinctions implements Ending {
  private final Extinction goal;

  public Extinctions(Extinction goal) {
    this.goal = goal;
  }

  @Override
  public Optional<String> end(Position position) {
    return Stream.of(Side.values()).anyMatch(side -> isExtinct(position, side)) ? Optional.of("extinct")
        : Optional.empty();
  }

  private boolean isExtinct(Position position, Side side) {
    return Stream.concat(
        position.board().squares(side).stream()
            .map(square -> position.board().at(square).orElseThrow().letter()),
        position.hands().of(side).stream())
        .noneMatch(letter -> goal.pieces().isEmpty() || goal.pieces().contains(letter));
  }

  @Override
  public boolean draws() {
    return goal.verdict() == Verdict.DRAW;
  }
}
