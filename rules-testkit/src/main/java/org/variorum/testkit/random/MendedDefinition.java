package org.variorum.testkit.random;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.definition.FileProblem;
import org.variorum.testkit.GameFiles;

/**
 * Repair of random definitions: removes the words for which a definition is refused. Few random combinations of words
 * are valid. Many more are valid without the words that a refusal names.
 */
public final class MendedDefinition {

  /** Beginnings of lines that are not rules. Each other line, except lines of pieces, is one rule. */
  private static final List<String> OTHER_LINES = List.of("game:", "board:", "sides:", "start:");
  private static final List<String> REQUIRED = List.of("name:", "royal:", "moves:");
  private static final String PIECES = "pieces:";
  private static final String START = "start:";

  private final List<String> lines;
  /** The replacements for the end of the start position that have not been tried yet. */
  private final Deque<String> endsOfStart = new ArrayDeque<>(List.of(" w - - 0 1\"", " b - - 0 1\""));

  private MendedDefinition(String text) {
    lines = new ArrayList<>(text.lines().toList());
  }

  /** Returns the repaired text. It may still be refused, if no more words can be removed. */
  public static String of(String text) {
    MendedDefinition mended = new MendedDefinition(text);
    while (mended.removeWords()) {
      // Repeats until the text is valid or no word can be removed.
    }
    return mended.text();
  }

  private String text() {
    return lines.stream().collect(Collectors.joining("\n", "", "\n"));
  }

  /** Removes the words that the problems of the text name. Returns whether the text changed. */
  private boolean removeWords() {
    List<FileProblem> problems = GameFiles.errors(text());
    Set<Integer> ruleLines =
        problems.stream().map(FileProblem::line).filter(this::isRule).collect(Collectors.toSet());
    ruleLines.stream().sorted(Comparator.reverseOrder()).forEach(line -> lines.remove(line - 1));
    return !ruleLines.isEmpty()
        || problems.stream().anyMatch(problem -> removeWordOfPiece(problem) || changeStart(problem));
  }

  private boolean isRule(int line) {
    String text = lines.get(line - 1);
    return !isPiece(line) && OTHER_LINES.stream().noneMatch(text::startsWith);
  }

  private boolean isPiece(int line) {
    return lines.get(line - 1).startsWith(PIECES) || lines.get(line - 1).startsWith(" ");
  }

  /** Removes the word of a problem from a piece's line, for example {@code "X": { name: …, promotes: { … } }}. */
  private boolean removeWordOfPiece(FileProblem problem) {
    if (!isPiece(problem.line())) {
      return false;
    }
    String line = lines.get(problem.line() - 1);
    Optional<int[]> word = words(line).stream()
        .filter(range -> range[0] < problem.column() && problem.column() <= range[1])
        .filter(range -> REQUIRED.stream().noneMatch(line.substring(range[0], range[1]).strip()::startsWith))
        .findFirst();
    word.ifPresent(
        range -> lines.set(problem.line() - 1, line.substring(0, range[0] - 1) + line.substring(range[1])));
    return word.isPresent();
  }

  /** The ranges of a piece's words after the first. A range starts after a comma and ends before a comma or brace. */
  private static List<int[]> words(String line) {
    List<int[]> words = new ArrayList<>();
    int pieceDepth = line.startsWith(PIECES) ? 2 : 1;
    int depth = 0;
    int wordStart = -1;
    boolean isQuoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      isQuoted ^= c == '"';
      if (isQuoted) {
        continue;
      }
      depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
      boolean isEnd = c == ',' && depth == pieceDepth || c == '}' && depth == pieceDepth - 1;
      if (isEnd && wordStart > 0) {
        words.add(new int[] {wordStart, i});
      }
      if (isEnd) {
        wordStart = c == ',' ? i + 1 : -1;
      }
    }
    return words;
  }

  /** Changes the end of the start position: removes state and rights and, the second time, gives Black the turn. */
  private boolean changeStart(FileProblem problem) {
    int index = problem.line() - 1;
    String line = lines.get(index);
    if (!line.startsWith(START)) {
      return false;
    }
    String changed = endsOfStart.isEmpty() ? line : line.replaceFirst(" [wb] .*", endsOfStart.removeFirst());
    lines.set(index, changed);
    return !changed.equals(line);
  }
}
