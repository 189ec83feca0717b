package org.variorum.languageserver;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.variorum.languageserver.source.Flaw;
import org.variorum.languageserver.source.LineIndex;
import org.variorum.languageserver.source.SourceText;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.field.TreeReader;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.registry.RoomRegistry;

/**
 * Makes a text readable that is not YAML, so that the rest of it can be checked. It adds what is missing, such as a
 * quotation mark at the end of a line, and otherwise takes away as little as it can: the value of a line, the line, the
 * block.
 */
final class Mender {

  /** Bounds the time; an author seldom breaks more places at once. */
  private static final int MAX_ROUNDS = 12;

  /** The maximum length of a text that is mended; a definition has a few thousand characters. */
  private static final int MAX_LENGTH = 100_000;

  private final String file;
  private final List<FileProblem> problems = new ArrayList<>();
  private final Set<Integer> touched = new TreeSet<>();

  private Mender(String file) {
    this.file = file;
  }

  /** Mends a text. Nothing is left of a very long one that cannot be read. */
  static Mended mend(String file, String text) {
    Optional<FileProblem> problem = problem(file, text);
    return problem.isEmpty() ? new Mended(text, List.of(), Set.of(), Optional.empty())
        : new Mender(file).mend(text, problem.get());
  }

  /** The problem for which a text cannot be read; empty if it can. */
  private static Optional<FileProblem> problem(String file, String text) {
    DefinitionProblems found = new DefinitionProblems();
    try {
      TreeReader.read(file, text, found);
      return Optional.empty();
    } catch (DefinitionException e) {
      List<FileProblem> all = found.all();
      return Optional.of(all.isEmpty() ? e.problems().getFirst() : all.getLast());
    }
  }

  private Mended mend(String broken, FileProblem first) {
    problems.add(first);
    if (broken.length() > MAX_LENGTH || broken.isBlank()) {
      return new Mended("", problems, touched, Optional.empty());
    }
    List<Flaw> flaws =
        SourceText.of(broken).flaws().stream().map(flaw -> afterFirstWord(flaw, broken)).toList();
    String text = completed(broken, flaws);
    Optional<FileProblem> next = text.equals(broken) ? Optional.of(first) : problem(file, text);
    Optional<Flaw> remedy =
        flaws.size() == 1 && next.isEmpty() ? Optional.of(flaws.getFirst()) : Optional.empty();
    if (next.isPresent() && !text.equals(broken) && lineOf(next.get(), text) <= lineOf(first, text)) {
      // What seemed to be missing is not the mistake.
      text = broken;
      touched.clear();
      next = Optional.of(first);
    }
    for (int round = 0; next.isPresent() && round < MAX_ROUNDS; round++) {
      FileProblem problem = next.get();
      if (touched.stream().noneMatch(line -> line == problem.line())) {
        problems.add(problem);
      }
      text = reduced(text, problem);
      next = problem(file, text);
    }
    return new Mended(text, problems.stream().filter(Distinct.values()).toList(), touched, remedy);
  }

  /** A colon that is missing in {@code from chess} belongs behind the word of the language, not at the end. */
  private static Flaw afterFirstWord(Flaw flaw, String text) {
    if (!flaw.missing().equals(":")) {
      return flaw;
    }
    String key = text.substring(flaw.offset(), flaw.insertAt());
    return RoomRegistry.WORDS.all().stream().map(Word::text).filter(word -> key.startsWith(word + " "))
        .max(Comparator.comparingInt(String::length))
        .map(word -> new Flaw(flaw.offset(), flaw.offset() + word.length(), ":")).orElse(flaw);
  }

  /** Adds everything that is missing. */
  private String completed(String text, List<Flaw> flaws) {
    LineIndex lines = new LineIndex(text);
    StringBuilder completed = new StringBuilder(text);
    flaws.reversed()
        .forEach(flaw -> completed.insert(Math.min(flaw.insertAt(), text.length()), flaw.missing()));
    flaws.forEach(flaw -> {
      touched.add(lines.line(flaw.offset()) + 1);
      touched.add(lines.line(Math.min(flaw.insertAt(), text.length())) + 1);
    });
    return completed.toString();
  }

  private static int lineOf(FileProblem problem, String text) {
    return Math.min(problem.line(), new LineIndex(text).count());
  }

  /** Takes away the least part at a problem without which the text can be read, or read further. */
  private String reduced(String text, FileProblem problem) {
    Block block = new Block(text, new LineIndex(text), lineOf(problem, text) - 1);
    List<Block.Cut> cuts = block.cuts();
    for (Block.Cut cut : cuts) {
      Optional<FileProblem> next = problem(file, cut.text());
      if (next.isEmpty() || next.get().line() > cut.lastLine() + 1) {
        return taken(cut, block);
      }
    }
    return taken(cuts.getLast(), block);
  }

  /** Nothing may be left of the value in the line above, so what is missing there is no mistake of its own. */
  private String taken(Block.Cut cut, Block block) {
    touched.add(block.parent(cut.firstLine()) + 1);
    for (int line = cut.firstLine(); line <= cut.lastLine(); line++) {
      touched.add(line + 1);
    }
    return cut.text();
  }
}
