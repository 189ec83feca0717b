package org.variorum.rules.language;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.variorum.rules.platform.Copies;
import org.variorum.rules.platform.Lines;

/**
 * The options of {@code variants.ini}, which an author may mistake for words of definitions, and their replacements.
 */
final class ForeignWords {

  /** The advice for a whole {@code variants.ini}. */
  static final String IMPORT = "\"variorum import\" makes a definition of each entry of a variants.ini";

  /** The rows of the table by option. The columns are option, kind of value, default, treatment and explanation. */
  private static final Map<String, String[]> ROWS = rows();

  private static final Pattern CUSTOM_PIECE = Pattern.compile("customPiece\\d+");

  private ForeignWords() {}

  /** Returns the advice for an option; empty if the text is not an option. */
  static Optional<String> advice(String option) {
    return row(option).map(row -> replacement(row) + IMPORT);
  }

  private static Optional<String[]> row(String option) {
    return Optional.ofNullable(ROWS.get(CUSTOM_PIECE.matcher(option).matches() ? "customPiece" : option));
  }

  /** Returns what to write instead of an option, with a semicolon. Column 3 is the treatment, 4 the explanation. */
  private static String replacement(String[] row) {
    String text = row[4].replace("`", "");
    return switch (row[3]) {
      case "words" -> text + "; ";
      case "for" -> Stream.of(text.split(" ")).findFirst().flatMap(ForeignWords::row)
          .map(ForeignWords::replacement).orElse("");
      case "refused" -> "nothing: " + text + "; ";
      default -> "nothing: it does not concern the rules; ";
    };
  }

  private static Map<String, String[]> rows() {
    Map<String, String[]> rows = new HashMap<>();
    // A numbered option has no row of its own; its value is a movement.
    rows.put("customPiece", new String[] {"customPiece", "text", "", "words", "pieces: { X: { moves: … } }"});
    try (InputStream in = Optional.ofNullable(
        ForeignWords.class.getResourceAsStream("/org/variorum/rules/ini/options.txt")).orElseThrow()) {
      Lines.of(new String(in.readAllBytes(), StandardCharsets.UTF_8)).stream()
          .filter(line -> !line.startsWith("#") && !line.isBlank())
          .map(line -> line.split("\\s*\\|\\s*", -1)).forEach(row -> rows.put(row[0], row));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Copies.of(rows);
  }
}
