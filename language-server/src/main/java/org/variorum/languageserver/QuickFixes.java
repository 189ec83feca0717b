package org.variorum.languageserver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.languageserver.source.Flaw;
import org.variorum.languageserver.source.SourceNode.Mapping;
import org.variorum.languageserver.source.SourceNode.Scalar;
import org.variorum.languageserver.source.SourceText;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.language.word.WordCorrections;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.registry.RoomRegistry;

/** The remedies for problems of a text. */
record QuickFixes(SourceText source, Lines lines, List<Spot> spots) {

  private static final int MAX_TRIALS = 6;
  private static final String QUOTES = "quotes around it";

  /** The remedies for a problem, the best first. */
  List<Fix> of(FileProblem problem, Marks.Mark mark) {
    List<Fix> fixes = new ArrayList<>();
    problem.suggestion().ifPresent(meant -> fixes.add(replacement(mark, meant)));
    currentWord(mark).ifPresent(word -> fixes.add(replacement(mark, word)));
    if (fixes.isEmpty()) {
      problem.expected().flatMap(QuickFixes::onlyQuoted).ifPresentOrElse(
          word -> fixes.add(replacement(mark, word)), () -> fixes.addAll(trials(problem, mark)));
    }
    fixes.addAll(missingWords(problem, mark));
    String text = source.text();
    if (mark.start() < text.length() && text.charAt(mark.start()) == '\t') {
      fixes.add(blanksForTabs(mark.start()));
    } else if (problem.expected().filter(QUOTES::equals).isPresent()) {
      fixes.add(quotes(mark.start()));
    }
    return fixes;
  }

  /** The remedy for a text that lacks one sign. */
  Fix completion(Flaw flaw) {
    return new Fix("Add " + flaw.missing().strip(),
        List.of(new TextEdit(lines.range(flaw.insertAt(), flaw.insertAt()), flaw.missing())));
  }

  private Fix replacement(Marks.Mark mark, String meant) {
    char first = mark.start() < mark.end() ? source.text().charAt(mark.start()) : ' ';
    boolean isQuoted = (first == '"' || first == '\'') && mark.end() - mark.start() > 1;
    String written = isQuoted ? first + meant + first : meant;
    return new Fix("Change to " + meant,
        List.of(new TextEdit(lines.range(mark.start(), mark.end()), written)));
  }

  /** The one text in quotes of which a description consists: {@code "rank"}. */
  private static Optional<String> onlyQuoted(String expected) {
    return expected.matches("\"[^\"]+\"") ? Optional.of(expected.substring(1, expected.length() - 1))
        : Optional.empty();
  }

  /** Changes of a value after which it is well-formed: what the problem expects, the words to choose from, nothing. */
  private List<Fix> trials(FileProblem problem, Marks.Mark mark) {
    Optional<Spot> value = spots.stream().filter(spot -> spot.role() == Spot.Role.VALUE
        && spot.scalar().start() <= mark.start() && mark.end() <= spot.scalar().end()).findFirst();
    if (value.isEmpty() || mark.start() < value.get().scalar().textStart()) {
      return List.of();
    }
    List<String> trials = new ArrayList<>(problem.expected().stream().toList());
    value.get().leaves().forEach(leaf -> leaf.choices().forEach(choice -> trials.add(choice.word())));
    trials.add("none");
    List<Fix> fixes = new ArrayList<>();
    for (String trial : trials.stream().filter(Distinct.values()).toList()) {
      boolean helps =
          trial.equals("none") ? problem.expected().filter(text -> text.startsWith("none,")).isPresent()
              : isAccepted(value.get(), mark, trial);
      if (helps && fixes.size() < MAX_TRIALS) {
        fixes.add(replacement(mark, trial));
      }
    }
    if (fixes.isEmpty() && problem.expected().filter("the same without it"::equals).isPresent()) {
      fixes.add(new Fix("Remove it", List.of(new TextEdit(lines.range(mark.start(), afterBlank(mark)), ""))));
    }
    return fixes;
  }

  private int afterBlank(Marks.Mark mark) {
    return source.text().startsWith(" ", mark.end()) ? mark.end() + 1 : mark.end();
  }

  private boolean isAccepted(Spot value, Marks.Mark mark, String trial) {
    Scalar scalar = value.scalar();
    int end = scalar.textStart() + scalar.text().length();
    if (mark.end() > end) {
      return false;
    }
    String changed = source.text().substring(scalar.textStart(), mark.start()) + trial
        + source.text().substring(mark.end(), end);
    return value.leaves().stream()
        .anyMatch(leaf -> leaf != Leaf.TEXT && !leaf.accepts(scalar.text()) && leaf.accepts(changed));
  }

  /** The present name of a former word. */
  private Optional<String> currentWord(Marks.Mark mark) {
    return spots.stream().filter(spot -> spot.scalar().start() == mark.start()).findFirst()
        .flatMap(spot -> switch (spot.role()) {
          case WORD -> RoomRegistry.WORDS.currentWord(spot.section(), spot.scalar().text()).map(Word::text);
          case NAME -> Optional.empty();
          case VALUE -> currentChoice(spot);
        });
  }

  private static Optional<String> currentChoice(Spot spot) {
    return spot.leaves().stream()
        .flatMap(leaf -> WordCorrections.currentChoice(leaf, spot.scalar().text()).stream()).findFirst();
  }

  /** Adds the words that the section at a place requires and a problem names. */
  private List<Fix> missingWords(FileProblem problem, Marks.Mark mark) {
    if (!problem.message().startsWith("missing here")) {
      return List.of();
    }
    Mapping mapping = mark.start() == 0 ? source.root() : Mappings.startingAt(source.root(), mark.start())
        .orElse(source.root());
    Section section = spots.stream().filter(spot -> spot.role() == Spot.Role.WORD
        && spot.around().filter(mapping::equals).isPresent()).map(Spot::section).findFirst()
        .orElse(Section.FILE);
    return RoomRegistry.WORDS.requiredIn(section).stream()
        .filter(word -> problem.message().contains("\"" + word.text() + "\""))
        .map(word -> added(word, mapping))
        .toList();
  }

  private Fix added(Word word, Mapping mapping) {
    boolean isFlow = source.text().startsWith("{", mapping.start());
    int at = isFlow ? mapping.start() + 1
        : mapping.entries().isEmpty() ? mapping.start() : mapping.entries().getFirst().key().start();
    String written = word.text() + ": " + word.example();
    String indent = " ".repeat(lines.place(at).character());
    return new Fix("Add " + word.text(), List.of(new TextEdit(lines.range(at, at),
        isFlow ? " " + written + (mapping.entries().isEmpty() ? " " : ",") : written + "\n" + indent)));
  }

  private Fix blanksForTabs(int start) {
    int end = start;
    while (end < source.text().length() && source.text().charAt(end) == '\t') {
      end++;
    }
    return new Fix("Change tabs to blanks",
        List.of(new TextEdit(lines.range(start, end), "  ".repeat(end - start))));
  }

  private Fix quotes(int start) {
    Scalar scalar = spots.stream().map(Spot::scalar).filter(each -> each.start() == start).findFirst()
        .orElse(new Scalar("", start, lines.index().end(lines.index().line(start)), false));
    String value = source.text().substring(start, scalar.end());
    return new Fix("Put quotes around it", List.of(new TextEdit(lines.range(start, scalar.end()),
        "\"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"")));
  }
}
