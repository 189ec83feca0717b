package org.variorum.rules.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;

/**
 * A position with operations, in Extended Position Description. The text has the fields of a FEN, usually without its
 * two numbers, and then operations such as {@code bm e4; id "a name";}.
 *
 * @param position the position; the operations {@code hmvc} and {@code fmvn}, if present, give its halfmove clock and
 *     move number
 * @param operations the operands by opcode, in the order of the text, without quotation marks; without {@code hmvc} and
 *     {@code fmvn}
 */
public record Epd(Position position, Map<String, String> operations) {

  private static final String CLOCK = "hmvc";
  private static final String NUMBER = "fmvn";
  /** The number of fields that a FEN has before its two numbers. */
  private static final int MIN_FIELDS = 4;
  private static final Pattern FIELD = Pattern.compile("\\S+");
  private static final Pattern OPCODE = Pattern.compile("[A-Za-z]\\w{0,14}");
  /** The two numbers at the end of a FEN. */
  private static final Pattern NUMBERS = Pattern.compile("(?:\\s+[0-9]+){1,2}$");

  public Epd {
    operations = Collections.unmodifiableMap(new LinkedHashMap<>(operations));
  }

  /**
   * Reads a FEN, or an EPD.
   *
   * @throws FenException if the text is malformed
   * @throws IllegalSetupException if it is well-formed, but not a position of this game
   */
  public static Epd read(Game game, String text) {
    return read(game::position, text);
  }

  /**
   * Reads a FEN, or an EPD, with a custom reader of FENs.
   *
   * @param fenReader returns the position of a FEN, and throws the exceptions of {@link #read(Game, String)}
   */
  public static Epd read(Function<String, Position> fenReader, String text) {
    int start = operationsStart(text);
    Map<String, String> operations = operations(text, start);
    String fen = text.substring(0, start).stripTrailing();
    if (operations.containsKey(CLOCK) || operations.containsKey(NUMBER)) {
      fen = NUMBERS.matcher(fen).replaceFirst("") + " " + operations.getOrDefault(CLOCK, "0") + " "
          + operations.getOrDefault(NUMBER, "1");
    }
    operations.keySet().removeAll(List.of(CLOCK, NUMBER));
    return new Epd(fenReader.apply(fen), operations);
  }

  /** A message that lists the operations, for callers that ignore them; empty if there are no operations. */
  public Optional<String> ignoredMessage() {
    return operations.isEmpty() ? Optional.empty()
        : Optional.of("operations of the EPD that are ignored: " + String.join(", ", operations.keySet()));
  }

  /** Returns the index at which the operations begin; the end of the text if there are none. */
  private static int operationsStart(String text) {
    Matcher field = FIELD.matcher(text);
    for (int i = 0; text.indexOf(';') >= 0 && field.find(); i++) {
      if (field.group().startsWith(";")
          || i >= MIN_FIELDS && OPCODE.matcher(field.group().replace(";", "")).matches()) {
        return field.start();
      }
    }
    return text.length();
  }

  private static Map<String, String> operations(String text, int start) {
    Map<String, String> operations = new LinkedHashMap<>();
    int at = start;
    while (at < text.length()) {
      int end = end(text, at);
      String operation = text.substring(at, end);
      String[] words = operation.strip().split("\\s+", 2);
      if (!words[0].isEmpty() && !OPCODE.matcher(words[0]).matches()) {
        throw new FenException("expected an operation of an EPD, such as bm e4;",
            at + operation.indexOf(words[0]) + 1);
      }
      if (!words[0].isEmpty()) {
        operations.put(words[0], words.length == 1 ? "" : words[1].replace("\"", "").strip());
      }
      at = end + 1;
    }
    return operations;
  }

  /** Returns the index of the next semicolon outside of quotation marks, or the end of the text. */
  private static int end(String text, int start) {
    boolean isQuoted = false;
    int end = start;
    while (end < text.length() && (isQuoted || text.charAt(end) != ';')) {
      isQuoted ^= text.charAt(end) == '"';
      end++;
    }
    return end;
  }
}
