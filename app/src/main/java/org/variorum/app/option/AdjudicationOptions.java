package org.variorum.app.option;

import java.util.List;
import java.util.Optional;
import org.variorum.lab.match.Adjudication;
import org.variorum.lab.match.Adjudication.Agreement;
import picocli.CommandLine.Option;

/** Options for adjudication, which ends match games before the rules do. */
public final class AdjudicationOptions {

  private static final int MOST_MOVES = Adjudication.NONE.mostPlies() / 2;

  @Option(names = "--win", paramLabel = "CENTIPAWNS,MOVES", split = ",",
      description = "a game is won when the scores of both players have shown a lead of CENTIPAWNS for MOVES "
          + "moves") private List<
              Integer> win = List.of();

  @Option(names = "--draw", paramLabel = "CENTIPAWNS,MOVES[,FROM]", split = ",",
      description = "a game is a draw when the scores of both players have stayed within CENTIPAWNS of 0 for "
          + "MOVES moves, from move FROM on (default 1)") private List<
              Integer> draw = List.of();

  @Option(names = "--max-moves", paramLabel = "N",
      description = "a game is a draw after N moves of each side (default ${DEFAULT-VALUE})") private int mostMoves =
          MOST_MOVES;

  /** The conditions for ending games; throws {@link Complaint} if a number is out of range. */
  public Adjudication adjudication() {
    if (mostMoves < 1 || mostMoves > MOST_MOVES) {
      throw Complaint.usage("--max-moves takes a number from 1 to " + MOST_MOVES + ", not " + mostMoves);
    }
    int drawFrom = draw.size() > 2 ? draw.get(2) : 1;
    return new Adjudication(agreement("--win", win, 2, "centipawns and moves, such as --win 600,4"),
        agreement("--draw", draw, 3,
            "centipawns, moves and optionally the first move that counts, such as --draw 10,8,60"),
        drawFrom, 2 * mostMoves);
  }

  private static Optional<Agreement> agreement(String option, List<Integer> numbers, int maxCount,
      String expected) {
    if (numbers.isEmpty()) {
      return Optional.empty();
    }
    if (numbers.size() < 2 || numbers.size() > maxCount || numbers.stream().anyMatch(number -> number < 0)
        || numbers.get(1) < 1) {
      throw Complaint.usage(option + " takes " + expected);
    }
    return Optional.of(new Agreement(numbers.get(0), numbers.get(1)));
  }
}
