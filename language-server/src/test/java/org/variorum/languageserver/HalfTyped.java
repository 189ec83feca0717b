package org.variorum.languageserver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/** Makes texts as they are while an author types: with a mistake in one line, and another line that is not finished. */
final class HalfTyped {

  /** The ways to leave a line unfinished. */
  enum Break {
    CUT_TEXT, CUT_LINE, NO_COLON, OPEN_QUOTE, OPEN_BRACE, TAB, HALF_WORD
  }

  /** A text in lines with the number of the line, from 0, that has the mistake. */
  record Faulty(List<String> lines, int line) {}

  /** A text that is broken in a line. */
  record Broken(String text, int mistakeLine) {}

  private final Random random;

  HalfTyped(long seed) {
    random = new Random(seed);
  }

  /** Puts a mistake into one line. */
  Faulty withMistake(String text) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    List<Integer> movements = IntStream.range(0, lines.size())
        .filter(line -> lines.get(line).matches("  .*moves: [A-Za-z]+[ ,}].*")).boxed().toList();
    if (random.nextBoolean() && !movements.isEmpty()) {
      int line = movements.get(random.nextInt(movements.size()));
      lines.set(line, lines.get(line).replaceFirst("moves: ([A-Za-z]+)", "moves: $1xJ"));
      return new Faulty(lines, line);
    }
    List<Integer> ends = IntStream.range(1, lines.size())
        .filter(line -> lines.get(line).matches("[a-z].*")).boxed().toList();
    int line = ends.get(random.nextInt(ends.size()));
    lines.add(line, List.of("unheard of: 1", "enpassant: P", "sides: sideways").get(random.nextInt(3)));
    return new Faulty(lines, line);
  }

  /** Leaves a line unfinished that is not the line of the mistake; empty if this break fits no such line. */
  Optional<Broken> broken(Faulty faulty, Break how) {
    List<Integer> candidates = IntStream.range(how == Break.CUT_TEXT ? faulty.line() + 1 : 1,
        faulty.lines().size()).filter(line -> line != faulty.line() && fits(faulty.lines().get(line), how))
        .boxed().toList();
    if (candidates.isEmpty()) {
      return Optional.empty();
    }
    int line = candidates.get(random.nextInt(candidates.size()));
    List<String> lines = new ArrayList<>(faulty.lines());
    int mistakeLine = faulty.line();
    lines.set(line, changed(lines.get(line), how));
    if (how == Break.CUT_TEXT) {
      return Optional.of(new Broken(String.join("\n", lines.subList(0, line + 1)), mistakeLine));
    }
    if (how == Break.HALF_WORD) {
      String indent = lines.get(line).replaceFirst("\\S.*", "");
      lines.add(line, indent + "kin");
      mistakeLine += line <= mistakeLine ? 1 : 0;
    }
    return Optional.of(new Broken(String.join("\n", lines) + "\n", mistakeLine));
  }

  private static boolean fits(String line, Break how) {
    return !line.isBlank() && !line.strip().startsWith("#") && switch (how) {
      case CUT_TEXT, CUT_LINE -> line.strip().length() > 3;
      case NO_COLON, OPEN_QUOTE -> line.matches(" *[A-Za-z][A-Za-z ]*: \\S.*");
      case OPEN_BRACE -> line.contains("}");
      case TAB, HALF_WORD -> true;
    };
  }

  private String changed(String line, Break how) {
    int indent = line.length() - line.stripLeading().length();
    return switch (how) {
      case CUT_TEXT, CUT_LINE -> line.substring(0, indent + 2 + random.nextInt(line.strip().length() - 2));
      case NO_COLON -> line.substring(0, line.indexOf(':'));
      case OPEN_QUOTE -> line.replaceFirst(": ", ": \"");
      case OPEN_BRACE -> line.substring(0, line.lastIndexOf('}'));
      case TAB -> "\t" + line;
      case HALF_WORD -> line;
    };
  }
}
