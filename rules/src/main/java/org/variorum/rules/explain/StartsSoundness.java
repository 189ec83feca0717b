package org.variorum.rules.explain;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.variorum.rules.compile.FastTables;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.platform.Rounding;
import org.variorum.rules.play.Play;
import org.variorum.rules.play.Referee;
import org.variorum.rules.play.RepetitionHistory;
import org.variorum.rules.play.StartNumbers;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.Setup;

/**
 * Checks that the numbered start positions can be played; if there are more than {@code SAMPLE_SIZE}, checks an evenly
 * spaced sample.
 *
 * @param startPosition the start position of the definition
 */
record StartsSoundness(FastTables fast, Setup startPosition) {

  private static final long SAMPLE_SIZE = 200;

  List<Flaw> flaws() {
    return StartNumbers.of(fast, startPosition).flatMap(this::problem)
        .map(problem -> Flaw.error(new Topic.Start(), problem)).stream().toList();
  }

  private Optional<String> problem(StartNumbers starts) {
    long count = starts.count();
    if (count == 0) {
      return Optional.of("no start position satisfies the condition of \"starts\"");
    }
    long size = Math.min(count, SAMPLE_SIZE);
    return LongStream.range(0, size)
        .map(i -> size < 2 ? 0 : Rounding.nearest((double) i * (count - 1) / (size - 1)))
        .boxed().flatMap(number -> problem(starts, number).stream()).findFirst();
  }

  private Optional<String> problem(StartNumbers starts, long number) {
    String prefix = "start " + number
        + " of \"starts\" (all other properties as in the start position) cannot begin a game: ";
    try {
      Play play = Referee.legalPosition(fast, starts.setup(number));
      return play.generator().outcomeOnBoard().or(() -> new RepetitionHistory(null, play).outcome())
          .filter(outcome -> outcome.winner().isPresent() || outcome.reason().equals(Reason.STALEMATE))
          .map(outcome -> prefix + "the game has already ended (" + outcome.reason().word() + ")");
    } catch (IllegalSetupException e) {
      return Optional.of(prefix + String.join("; ", e.flaws()));
    }
  }
}
