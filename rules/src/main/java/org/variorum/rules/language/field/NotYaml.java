package org.variorum.rules.language.field;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.variorum.rules.platform.Lines;

/**
 * The explanation why a text is not YAML, for an author who does not know YAML. The parser's message seldom names the
 * actual mistake.
 *
 * @param lines the lines of the text
 * @param problem the parser's message
 * @param stop the place at which the parser stopped
 * @param start the start of the element that the parser was reading
 */
record NotYaml(List<String> lines, String problem, Mark stop, Mark start) {

  /** A line. Its last part, after a comma or brace, is group 1. */
  private static final Pattern LAST_WORDS = Pattern.compile("(?:.*[{,]|)\\s*+([^{},]*+)");
  /** A key with its value. */
  private static final Pattern KEY = Pattern.compile("\\s*+([^:#]++): +(.+)");

  /** A text that may be a key: a word of the language or the letter of a piece. */
  private static final Pattern NESTED_KEY = Pattern.compile("[a-z-]+( [a-z-]+)?|\\+?[A-Z]~?");

  /** An explanation of a mistake; lines and columns count from 0. */
  record Explanation(int line, int column, String message, String expected) {}

  /** Returns the explanation of a parser's exception; empty if none is known. */
  static Optional<Explanation> of(String text, MarkedYamlEngineException e) {
    Optional<Mark> stop = e.getProblemMark().or(e::getContextMark);
    return stop.flatMap(mark -> new NotYaml(Lines.of(text), e.getProblem(), mark,
        e.getContextMark().orElse(mark)).explain());
  }

  private Optional<Explanation> explain() {
    if (stop.getLine() >= lines.size() || start.getLine() >= lines.size()) {
      return Optional.empty();
    }
    if (problem.contains("mapping values")) {
      return explainColon();
    }
    if (characterAt(stop) == '\t') {
      return Optional.of(explanation("a tab cannot stand before a word", "blanks"));
    }
    if (problem.contains("cannot start any token")) {
      return Optional.of(explanation("a text cannot start with " + character(), "quotes around it"));
    }
    if (problem.contains("escape character")) {
      return Optional.of(explanation("\\ is an escape character between quotes",
          "/ between the ranks of a position, or \\\\ for the sign itself"));
    }
    if (problem.contains("expected <block end>")) {
      return problem.contains("found '}'") || problem.contains("found ']'")
          ? Optional.of(explanation("this " + character() + " closes nothing", "one for each that is opened"))
          : explainIndentation();
    }
    return problem.contains("expected ',' or") ? explainBraces() : Optional.empty();
  }

  /** Explains a colon where no colon is allowed: the line is indented too far, or it has an earlier colon. */
  private Optional<Explanation> explainColon() {
    Matcher line = KEY.matcher(textBefore());
    if (!line.matches()) {
      return explainIndentation();
    }
    String word = line.group(1).strip();
    String value = (line.group(2) + line().substring(textBefore().length())).strip();
    String quoted = word + ": \"" + value + "\"";
    boolean isNested = NESTED_KEY.matcher(line.group(2).strip()).matches();
    return Optional.of(explanation("a second colon in one line",
        isNested ? word + ": { " + value + " }, or, if it is a text, " + quoted : quoted));
  }

  private Optional<Explanation> explainIndentation() {
    int previous = stop.getLine() - 1;
    while (previous >= 0 && (lines.get(previous).isBlank() || lines.get(previous).strip().startsWith("#"))) {
      previous--;
    }
    int indent = indentation(line());
    if (previous < 0 || indent == indentation(lines.get(previous))) {
      return Optional.empty();
    }
    return Optional.of(new Explanation(stop.getLine(), indent,
        "this line is indented differently from line " + (previous + 1),
        "as many blanks as before the words beside which it belongs"));
  }

  /** Explains what is missing or superfluous between braces or brackets. */
  private Optional<Explanation> explainBraces() {
    String opening = String.valueOf(characterAt(start));
    String closing = opening.equals("[") ? "]" : "}";
    boolean isUnclosed = stop.getLine() > start.getLine() && indentation(line()) <= indentation(line(start));
    if (isUnclosed) {
      return Optional.of(new Explanation(start.getLine(), start.getColumn(),
          "this " + opening + " is never closed", closing));
    }
    return switch (characterAt(stop)) {
      case '}', ']' ->
          Optional.of(explanation("the " + opening + " of line " + (start.getLine() + 1) + ", column "
              + (start.getColumn() + 1) + " is not closed before this " + character(), closing));
      case ':' -> Optional.of(explainColonInBraces());
      case '{' -> elementBefore().filter(word -> !word.contains(":"))
          .map(word -> explanation("a colon is missing before this {", word + ": {"));
      case '[' -> Optional.empty();
      default -> stop.getLine() == start.getLine() ? Optional.empty()
          : Optional
              .of(explanation("a comma is missing before this line", "one behind each value between braces"));
    };
  }

  /** Explains a second colon between braces: a comma or inner braces are missing. */
  private Explanation explainColonInBraces() {
    String words = elementBefore().orElse("");
    Matcher first = KEY.matcher(words);
    String rest = first.matches() ? first.group(2).strip() : "";
    int blank = rest.lastIndexOf(' ');
    return blank > 0
        ? explanation("a comma is missing between two words with their values",
            first.group(1) + ": " + rest.substring(0, blank) + ", " + rest.substring(blank + 1) + ": …")
        : explanation("a second colon after one word",
            rest.isEmpty() ? "a comma, or braces around what belongs together"
                : first.group(1) + ": { " + rest + ": … }");
  }

  /** The text from the last comma or brace to the place of the mistake; empty if there is none. */
  private Optional<String> elementBefore() {
    Matcher words = LAST_WORDS.matcher(textBefore());
    return words.matches() ? Optional.of(words.group(1).strip()).filter(word -> !word.isEmpty())
        : Optional.empty();
  }

  private Explanation explanation(String message, String expected) {
    return new Explanation(stop.getLine(), stop.getColumn(), message, expected);
  }

  private String character() {
    return String.valueOf(characterAt(stop));
  }

  /** The character at a place; a blank at the end of a line. */
  private char characterAt(Mark mark) {
    return mark.getColumn() < line(mark).length() ? line(mark).charAt(mark.getColumn()) : ' ';
  }

  private String textBefore() {
    return line().substring(0, Math.min(stop.getColumn(), line().length()));
  }

  private String line() {
    return line(stop);
  }

  private String line(Mark mark) {
    return lines.get(mark.getLine());
  }

  private static int indentation(String line) {
    return line.length() - line.stripLeading().length();
  }
}
