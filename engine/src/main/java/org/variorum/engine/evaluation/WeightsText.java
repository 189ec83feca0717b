package org.variorum.engine.evaluation;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;
import org.variorum.rules.platform.Lines;

/**
 * The text format of weights. Lines that begin with {@code #} are comments. The first line that is no comment contains
 * the version of the format and the game's {@link Fingerprint}. Each block of {@link Terms} has two lines: its name,
 * {@code middle} or {@code end}, and the numbers, for example {@code tempo middle 12}. Phase weights and siege weights
 * have one line each: the name, {@code fixed}, and one number for each kind of piece.
 */
public final class WeightsText {

  private static final String HEADER = "weights 1";
  private static final int MAX_WEIGHT = 100_000;

  /** By name and phase, for example {@code tempo middle}: the numbers of the line. */
  private final Map<String, int[]> numbersByLine = new HashMap<>();

  private WeightsText() {}

  /** Writes weights. */
  public static String write(Game game, Weights weights) {
    StringBuilder text = new StringBuilder();
    text.append("# What counts in ").append(game).append(", in centipawns. Pieces: ")
        .append(game.definition().pieces().stream().map(PieceKind::letter).collect(Collectors.joining(" ")))
        .append(".\n# Learnt from games (docs/tuning.md).\n")
        .append(HEADER).append(' ').append(Fingerprint.of(game)).append('\n');
    writeLine(text, "phase", "fixed", weights.phaseWeights());
    writeLine(text, "besieging", "fixed", weights.siegeWeights());
    for (Terms.Block block : weights.terms().blocks()) {
      writeLine(text, block.name(), "middle", slice(weights.middlegame(), block));
      writeLine(text, block.name(), "end", slice(weights.endgame(), block));
    }
    return text.toString();
  }

  private static int[] slice(int[] weights, Terms.Block block) {
    return Arrays.copyOfRange(weights, block.offset(), block.offset() + block.size());
  }

  private static void writeLine(StringBuilder text, String name, String phase, int[] numbers) {
    text.append(name).append(' ').append(phase).append(' ')
        .append(IntStream.of(numbers).mapToObj(String::valueOf).collect(Collectors.joining(" ")))
        .append('\n');
  }

  /**
   * Reads the format of {@link #write}; empty if the weights are for other pieces or another board.
   *
   * @throws WeightsException if the text is malformed
   */
  public static Optional<Weights> read(Game game, String text) {
    WeightsText reader = new WeightsText();
    List<String> lines = Lines.of(text);
    boolean hasHeader = false;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      if (hasHeader) {
        reader.readLine(i + 1, line);
      } else if (hasFingerprint(game, i + 1, line)) {
        hasHeader = true;
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(reader.weights(game));
  }

  private static boolean hasFingerprint(Game game, int number, String line) {
    if (!line.startsWith(HEADER + " ")) {
      throw new WeightsException("line " + number + ": weights begin with \"" + HEADER + " \", not with \""
          + shorten(line) + "\"");
    }
    return line.substring(HEADER.length() + 1).strip().equals(Fingerprint.of(game));
  }

  private static String shorten(String line) {
    return line.length() > 40 ? line.substring(0, 40) + "…" : line;
  }

  private void readLine(int number, String line) {
    String[] words = line.split("\\s+");
    if (words.length < 3) {
      throw new WeightsException(
          "line " + number + ": a name, \"middle\", \"end\" or \"fixed\", and numbers belong here, not \""
              + shorten(line) + "\"");
    }
    int[] numbers = new int[words.length - 2];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = readNumber(number, words[i + 2]);
    }
    if (numbersByLine.put(words[0] + " " + words[1], numbers) != null) {
      throw new WeightsException(
          "line " + number + ": " + words[0] + " " + words[1] + " occurs a second time");
    }
  }

  private static int readNumber(int line, String word) {
    try {
      int number = Integer.parseInt(word);
      if (Math.abs((long) number) <= MAX_WEIGHT) {
        return number;
      }
    } catch (NumberFormatException e) {
      // The error is the same as for a number that is too great.
    }
    throw new WeightsException("line " + line + ": a whole number from -" + MAX_WEIGHT + " to " + MAX_WEIGHT
        + " belongs here, not \"" + shorten(word) + "\"");
  }

  private Weights weights(Game game) {
    Terms terms = Terms.of(game);
    int[] middle = new int[terms.size()];
    int[] end = new int[terms.size()];
    for (Terms.Block block : terms.blocks()) {
      System.arraycopy(takeNumbers(block.name() + " middle", block.size()), 0, middle, block.offset(),
          block.size());
      System.arraycopy(takeNumbers(block.name() + " end", block.size()), 0, end, block.offset(),
          block.size());
    }
    int kinds = game.definition().pieces().size();
    Weights weights =
        new Weights(terms, middle, end, takeNumbers("phase fixed", kinds),
            takeNumbers("besieging fixed", kinds));
    if (!numbersByLine.isEmpty()) {
      throw new WeightsException(
          game + " has no evaluation term for the line \"" + numbersByLine.keySet().iterator().next() + "\"");
    }
    return weights;
  }

  private int[] takeNumbers(String name, int size) {
    int[] numbers = numbersByLine.remove(name);
    if (numbers == null || numbers.length != size) {
      throw new WeightsException("the line \"" + name + "\" must have " + size + " numbers, "
          + (numbers == null ? "but is missing" : "not " + numbers.length));
    }
    return numbers;
  }
}
