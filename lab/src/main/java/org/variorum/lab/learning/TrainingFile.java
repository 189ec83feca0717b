package org.variorum.lab.learning;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.variorum.rules.game.Game;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;

/**
 * The text format of training positions. A line contains the FEN, the score and the result, separated by tabs. An empty
 * line follows the last training position of each game.
 */
public final class TrainingFile {

  private static final String FORMAT = "a training position is FEN, score and result, separated by tabs";
  private static final int LONGEST_SHOWN = 100;
  private static final Map<String, Double> RESULTS =
      Map.of("1", TrainingPosition.WIN, "0.5", TrainingPosition.DRAW, "0", TrainingPosition.LOSS);

  private TrainingFile() {}

  /** The text of a game's training positions, to be appended to a file; empty if there are none. */
  public static String write(List<TrainingPosition> positions) {
    return positions.isEmpty() ? ""
        : positions.stream().map(TrainingFile::line).collect(Collectors.joining("\n", "", "\n\n"));
  }

  private static String line(TrainingPosition position) {
    String result =
        position.result() == TrainingPosition.DRAW ? "0.5" : Integer.toString((int) position.result());
    return position.fen() + "\t" + position.score() + "\t" + result;
  }

  /**
   * Reads a text game by game, so that only one game is in memory. The empty line after the last game may be missing.
   *
   * @param receiver receives the training positions of each game
   * @throws TrainingFileException at the first line that is not a training position of the game
   */
  public static void read(Game game, BufferedReader text, Consumer<List<TrainingPosition>> receiver)
      throws IOException {
    List<TrainingPosition> gamePositions = new ArrayList<>();
    long number = 0;
    for (String line = text.readLine(); line != null; line = text.readLine()) {
      number++;
      if (!line.isEmpty()) {
        gamePositions.add(position(game, number, line));
      } else {
        deliver(gamePositions, receiver);
      }
    }
    deliver(gamePositions, receiver);
  }

  private static void deliver(List<TrainingPosition> gamePositions,
      Consumer<List<TrainingPosition>> receiver) {
    if (!gamePositions.isEmpty()) {
      receiver.accept(List.copyOf(gamePositions));
      gamePositions.clear();
    }
  }

  private static TrainingPosition position(Game game, long number, String line) {
    String[] fields = line.split("\t", -1);
    if (fields.length != 3) {
      throw new TrainingFileException(number, FORMAT + ", not " + shorten(line));
    }
    requirePosition(game, number, fields[0]);
    return new TrainingPosition(fields[0], score(number, fields[1]), result(number, fields[2]));
  }

  private static void requirePosition(Game game, long number, String fen) {
    try {
      game.position(fen);
    } catch (FenException | IllegalSetupException e) {
      throw new TrainingFileException(number, Objects.requireNonNull(e.getMessage()));
    }
  }

  private static int score(long number, String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new TrainingFileException(number,
          "a score is a whole number of centipawns, not " + shorten(text));
    }
  }

  private static double result(long number, String text) {
    return Optional.ofNullable(RESULTS.get(text)).orElseThrow(
        () -> new TrainingFileException(number, "a result is 1, 0.5 or 0, not " + shorten(text)));
  }

  private static String shorten(String text) {
    return "\"" + (text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN) + "…" : text) + "\"";
  }
}
