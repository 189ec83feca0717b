package org.variorum.rules.language.word;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.variorum.rules.platform.Distinct;

/** Finder of the right places for words that an author wrote in the wrong section. */
public record MisplacedWords(Words words) {

  /** The most sections suggested for a word. If more sections have it, only the top of the file is suggested. */
  private static final int MAX_SUGGESTIONS = 3;
  /** The maximum nesting depth of sections. */
  private static final int MAX_DEPTH = 6;
  private static final Set<Section> TOP = Set.of(Section.FILE, Section.RULES);
  /** An example that begins with a name: {@code { K: { name: king } }}. */
  private static final Pattern NAME = Pattern.compile("\\{ ([^:{]+): \\{.*");

  /**
   * The place of a word.
   *
   * @param place a description of the place: {@code under "goals"}
   * @param example the word and its value as written at that place: <code>goals: { stalemate: loss }</code>
   */
  public record Suggestion(String place, String example) {}

  /** The places in which an author may have meant a word that {@code section} does not have. */
  public List<Suggestion> suggestions(Section section, String text) {
    List<Word> found = words.all().stream()
        .filter(word -> word.text().equals(text) && !word.section().equals(Section.OPTION)).toList();
    if (TOP.contains(section) || section.equals(Section.OPTION)) {
      List<Word> top = found.stream().filter(word -> TOP.contains(word.section())).toList();
      return (found.size() > MAX_SUGGESTIONS ? top : found).stream().map(this::suggestion).toList();
    }
    // In a deep section, an unknown word is more likely a misspelt word of that section.
    boolean isNearTop = isBelowTop(section) && found.stream().allMatch(word -> isBelowTop(word.section()));
    return found.size() == 1 && (isNearTop || TOP.contains(found.getFirst().section()))
        ? List.of(suggestion(found.getFirst())) : List.of();
  }

  /** Whether a section is the value of a word at the top of the file. */
  private boolean isBelowTop(Section section) {
    return parents(section).stream().anyMatch(word -> TOP.contains(word.section()));
  }

  private Suggestion suggestion(Word word) {
    String entry = word.text() + ": " + word.example();
    return TOP.contains(word.section()) ? new Suggestion("at the top of the file", entry)
        : new Suggestion("under " + path(word.section()), nested(word.section(), entry, MAX_DEPTH));
  }

  private String path(Section section) {
    return parents(section).stream().map(word -> "\"" + word.text() + "\"").filter(Distinct.values())
        .collect(Collectors.joining(" or "));
  }

  /** Writes an entry inside its section and inside the outer sections, which are at most {@code maxDepth} deep. */
  private String nested(Section section, String inner, int maxDepth) {
    Optional<Word> parent = parents(section).stream().findFirst();
    if (parent.isEmpty() || maxDepth == 0) {
      return inner;
    }
    Word word = parent.get();
    String outer =
        word.text() + ": { " + name(word).map(name -> name + ": { " + inner + " }").orElse(inner) + " }";
    return TOP.contains(word.section()) ? outer : nested(word.section(), outer, maxDepth - 1);
  }

  /** The words with values that contain a section. */
  private List<Word> parents(Section section) {
    return words.all().stream().filter(word -> word.shape().sections().contains(section)).toList();
  }

  /** The name between a word and its section, for example a piece's letter; empty if the word's example has none. */
  private static Optional<String> name(Word word) {
    Matcher name = NAME.matcher(word.example());
    return word.shape().isNamed() && name.matches() ? Optional.of(name.group(1)) : Optional.empty();
  }
}
