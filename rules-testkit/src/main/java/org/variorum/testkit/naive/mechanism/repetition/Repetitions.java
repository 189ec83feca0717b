package org.variorum.testkit.naive.mechanism.repetition;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.repetition.Repetition;
import org.variorum.testkit.naive.play.NaiveEnding;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.NaivePosition;

/** Loss by perpetual check in a repetition. If no side has given perpetual check, loss by a perpetual chase. */
public final class Repetitions implements NaiveEnding.HistoryEnding {
  private static final String WORD = "perpetual-check ";

  private final Repetition rule;
  private final NaivePlay play;
  private final NaiveChases chases;

  public Repetitions(Repetition rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    chases = new NaiveChases(rule, play);
  }

  @Override
  public Optional<String> endByHistory(List<NaivePosition> history) {
    return perpetualCheck(history).or(() -> chases.endByHistory(history));
  }

  private Optional<String> perpetualCheck(List<NaivePosition> history) {
    if (!rule.checkLoses() || !play.rules().hasCheck()) {
      return Optional.empty();
    }
    boolean white = hasAlwaysChecked(history, Side.WHITE);
    boolean black = hasAlwaysChecked(history, Side.BLACK);
    return white && black ? Optional.of(WORD + "1/2-1/2")
        : white ? Optional.of(WORD + "0-1") : black ? Optional.of(WORD + "1-0") : Optional.empty();
  }

  /**
   * Whether a side has moved since the first occurrence of the position, and each of these moves gave check.
   */
  private boolean hasAlwaysChecked(List<NaivePosition> history, Side side) {
    List<NaivePosition> reachedPositions = IntStream.range(1, history.size()).mapToObj(history::get)
        .filter(position -> position.lastMover() == side).toList();
    return !reachedPositions.isEmpty() && reachedPositions.stream()
        .allMatch(position -> position.turn() != side
            && play.attacks().inCheck(position.board(), position.turn()));
  }
}
