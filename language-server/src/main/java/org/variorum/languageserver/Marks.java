package org.variorum.languageserver;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.languageserver.source.SourceNode.Scalar;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Malformed;

/**
 * The parts of a text that problems are about.
 *
 * @param text the text
 * @param spots the texts of the definition with their roles
 */
record Marks(String text, Lines lines, List<Spot> spots) {

  /** A text that a message quotes. */
  private static final Pattern QUOTED = Pattern.compile("\"([^\"]+)\"|`([^`]+)`");

  /** A part of the text, by offsets. */
  record Mark(int start, int end) {}

  /** The part that a problem of this text is about; empty at the end of a line. */
  Mark of(FileProblem problem) {
    int line = problem.line() - 1;
    int start = lines.index().offsetOfCodePoint(line, problem.column() - 1);
    int lineEnd = Math.max(start, lines.index().end(line));
    if (start == lineEnd) {
      return new Mark(start, start);
    }
    String rest = text.substring(start, lineEnd);
    return new Mark(start, start + Math.min(rest.length(),
        quotedLength(problem.message(), rest).orElseGet(() -> length(start, rest))));
  }

  /** The length of the text that the message quotes, if the text stands there. */
  private static Optional<Integer> quotedLength(String message, String rest) {
    Matcher quoted = QUOTED.matcher(message);
    while (quoted.find()) {
      String found = quoted.group(1) != null ? quoted.group(1) : quoted.group(2);
      if (rest.startsWith(found)) {
        return Optional.of(found.length());
      }
    }
    return Optional.empty();
  }

  private int length(int start, String rest) {
    Optional<Spot> spot = spots.stream()
        .filter(each -> each.scalar().start() <= start && start < each.scalar().end()).findFirst();
    if (spot.isPresent() && isLetterMark(spot.get(), start)) {
      return Character.charCount(rest.codePointAt(0));
    }
    if (spot.isPresent() && spot.get().scalar().start() == start) {
      return spot.get().scalar().end() - start;
    }
    return wordLength(rest);
  }

  /** Whether a place inside a movement or a FEN means the letter there, not the whole text. */
  private static boolean isLetterMark(Spot spot, int start) {
    Scalar scalar = spot.scalar();
    if (spot.leaves().contains(Leaf.FEN)) {
      return start > scalar.start();
    }
    return spot.leaves().contains(Leaf.MOVEMENT)
        && (start > scalar.textStart() || start == scalar.textStart() && isWrongAtFirstLetter(scalar.text()));
  }

  private static boolean isWrongAtFirstLetter(String movement) {
    try {
      Leaf.MOVEMENT.reader().read(movement);
      return false;
    } catch (Malformed e) {
      return e.offset() == 0 && movement.length() > 1;
    }
  }

  private static int wordLength(String rest) {
    int length = 1;
    while (length < rest.length() && " \t,:{}[]#\"'()".indexOf(rest.charAt(length)) < 0) {
      length++;
    }
    return length;
  }
}
