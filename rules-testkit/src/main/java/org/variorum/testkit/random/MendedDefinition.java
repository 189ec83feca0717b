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
 * A random definition without the words for which it is refused. Words that are put together by chance seldom go together all; many
 * more do when those are left out that the refusals name.
 */
public final class MendedDefinition {

  /** A rule is one line of a random definition; these are none. */
  private static final List<String> NO_RULES = List.of("game:", "board:", "sides:", "start:");
  private static final List<String> NEEDED = List.of("name:", "royal:", "moves:");
  private static final String PIECES = "pieces:";
  private static final String START = "start:";

  private final List<String> lines;
  /** What may still be tried behind the pieces of the start. */
  private final Deque<String> turns = new ArrayDeque<>(List.of(" w - - 0 1\"", " b - - 0 1\""));

  private MendedDefinition(String text) {
    lines = new ArrayList<>(text.lines().toList());
  }

  /** The text that is left when it is not refused any more, or when nothing can be left out of what it is refused for. */
  public static String of(String text) {
    MendedDefinition mended = new MendedDefinition(text);
    while (mended.leavesOut()) {
      // until nothing is refused, or nothing that could be left out
    }
    return mended.text();
  }

  private String text() {
    return lines.stream().collect(Collectors.joining("\n", "", "\n"));
  }

  /** Leaves out what the first reading names; whether there was something. */
  private boolean leavesOut() {
    List<FileProblem> problems = GameFiles.problems(text());
    Set<Integer> rules =
        problems.stream().map(FileProblem::line).filter(this::isRule).collect(Collectors.toSet());
    rules.stream().sorted(Comparator.reverseOrder()).forEach(line -> lines.remove(line - 1));
    return !rules.isEmpty()
        || problems.stream().anyMatch(problem -> leavesOutOfPiece(problem) || changesStart(problem));
  }

  private boolean isRule(int line) {
    String text = lines.get(line - 1);
    return !isPiece(line) && NO_RULES.stream().noneMatch(text::startsWith);
  }

  private boolean isPiece(int line) {
    return lines.get(line - 1).startsWith(PIECES) || lines.get(line - 1).startsWith(" ");
  }

  /** A piece is one line, {@code "X": { name: …, moves: …, promotes: { … } }}: the word goes in which the problem is. */
  private boolean leavesOutOfPiece(FileProblem problem) {
    if (!isPiece(problem.line())) {
      return false;
    }
    String line = lines.get(problem.line() - 1);
    Optional<int[]> word = words(line).stream()
        .filter(range -> range[0] < problem.column() && problem.column() <= range[1])
        .filter(range -> NEEDED.stream().noneMatch(line.substring(range[0], range[1]).strip()::startsWith))
        .findFirst();
    word.ifPresent(
        range -> lines.set(problem.line() - 1, line.substring(0, range[0] - 1) + line.substring(range[1])));
    return word.isPresent();
  }

  /** The words of a piece after its first, each from behind its comma to before the next comma or the brace. */
  private static List<int[]> words(String line) {
    List<int[]> words = new ArrayList<>();
    int base = line.startsWith(PIECES) ? 2 : 1;
    int depth = 0;
    int from = -1;
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      quoted ^= c == '"';
      if (quoted) {
        continue;
      }
      depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
      boolean ends = c == ',' && depth == base || c == '}' && depth == base - 1;
      if (ends && from > 0) {
        words.add(new int[] {from, i});
      }
      if (ends) {
        from = c == ',' ? i + 1 : -1;
      }
    }
    return words;
  }

  /** What is remembered at the start is left out first; then the other side begins, as a side in check may have to. */
  private boolean changesStart(FileProblem problem) {
    int at = problem.line() - 1;
    String line = lines.get(at);
    if (!line.startsWith(START)) {
      return false;
    }
    String changed = turns.isEmpty() ? line : line.replaceFirst(" [wb] .*", turns.removeFirst());
    lines.set(at, changed);
    return !changed.equals(line);
  }
}
