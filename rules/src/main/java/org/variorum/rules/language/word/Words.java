package org.variorum.rules.language.word;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toUnmodifiableList;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The table of all words of the language: where each stands, what follows it, what holds without it, an example and what
 * it means. The reader knows no other words; the vocabulary page and the JSON Schema are printed from it.
 */
public final class Words {

  private final List<Word> all;
  private final Map<Section, List<Word>> own;
  private final List<Word> inFiles;
  private final List<Word> inOptions;

  /**
   * @param more the words that mechanisms bring, in the order in which the page shows them; those that say how a piece moves
   *     stand behind the core's that do
   */
  public Words(List<Word> more) {
    all = new ArrayList<>(Word.CORE);
    all.addAll(all.indexOf(Word.HOME), more.stream().filter(Words::isOfPieces).toList());
    all.addAll(more.stream().filter(word -> !isOfPieces(word)).toList());
    own = all.stream().collect(groupingBy(Word::section, toUnmodifiableList()));
    inFiles = withRules(Section.FILE);
    inOptions = withRules(Section.OPTION);
  }

  private List<Word> withRules(Section section) {
    return Stream.concat(ownTo(section).stream(), ownTo(Section.RULES).stream()).toList();
  }

  private static boolean isOfPieces(Word word) {
    return word.section().equals(Section.PIECE);
  }

  public List<Word> all() {
    return Collections.unmodifiableList(all);
  }

  /** All sections: a file's, those of its parts as they are named in it, and so on. */
  public List<Section> sections() {
    Set<Section> found = new LinkedHashSet<>(List.of(Section.FILE, Section.RULES, Section.OPTION));
    add(Section.FILE, found);
    add(Section.RULES, found);
    return List.copyOf(found);
  }

  private void add(Section section, Set<Section> found) {
    ownTo(section).stream().flatMap(word -> word.shape().sections().stream()).forEach(inner -> {
      found.add(inner);
      add(inner, found);
    });
  }

  /** The words that stand in a section and nowhere else. */
  public List<Word> ownTo(Section section) {
    return own.getOrDefault(section, List.of());
  }

  /** All words that may stand in a section. */
  public List<Word> in(Section section) {
    return section.equals(Section.FILE) ? inFiles
        : section.equals(Section.OPTION) ? inOptions : ownTo(section);
  }

  /** The words that must stand in a section. An option takes its rules over from the file. */
  public List<Word> requiredIn(Section section) {
    return (section.equals(Section.OPTION) ? ownTo(section) : in(section)).stream().filter(Word::required)
        .toList();
  }

  /** The word that is so spelt in a section. */
  public Optional<Word> of(Section section, String text) {
    return in(section).stream().filter(word -> word.text().equals(text)).findFirst();
  }

  /** Today's word for one that is unknown in a section. */
  public Optional<Word> renamed(Section section, String before) {
    return in(section).stream().filter(word -> word.formerly().contains(before)).findFirst();
  }

  /** The word behind which names of a kind are given. */
  public Optional<Word> declaring(Leaf<?> names) {
    return all.stream()
        .filter(word -> word.shape() instanceof ValueShape.Named<?> named && named.key() == names)
        .findFirst();
  }
}
