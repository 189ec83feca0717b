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
 * The table of all words of the language, each with its section, its values, its default, an example and its meaning.
 * The reader knows no other words; the vocabulary page and the JSON Schema are printed from this table.
 */
public final class Words {

  private final List<Word> all;
  private final Map<Section, List<Word>> bySection;
  private final List<Word> fileWords;
  private final List<Word> optionWords;

  /**
   * @param mechanismWords the words of mechanisms, in the order of the vocabulary page; words of the section
   *     {@code piece} are inserted before {@code home}
   */
  public Words(List<Word> mechanismWords) {
    all = new ArrayList<>(Word.CORE);
    all.addAll(all.indexOf(Word.HOME), mechanismWords.stream().filter(Words::isOfPieces).toList());
    all.addAll(mechanismWords.stream().filter(word -> !isOfPieces(word)).toList());
    bySection = all.stream().collect(groupingBy(Word::section, toUnmodifiableList()));
    fileWords = withRules(Section.FILE);
    optionWords = withRules(Section.OPTION);
  }

  /** The words of a section, followed by the rules that it may contain as well. */
  private List<Word> withRules(Section section) {
    return Stream.concat(ownTo(section).stream(), ownTo(Section.RULES).stream()).toList();
  }

  private static boolean isOfPieces(Word word) {
    return word.section().equals(Section.PIECE);
  }

  public List<Word> all() {
    return Collections.unmodifiableList(all);
  }

  /** All sections, each after the section with the word that leads to it. */
  public List<Section> sections() {
    Set<Section> found = new LinkedHashSet<>(List.of(Section.FILE, Section.RULES, Section.OPTION));
    addInner(Section.FILE, found);
    addInner(Section.RULES, found);
    return List.copyOf(found);
  }

  private void addInner(Section section, Set<Section> found) {
    ownTo(section).stream().flatMap(word -> word.shape().sections().stream()).forEach(inner -> {
      found.add(inner);
      addInner(inner, found);
    });
  }

  /** The words that belong to a section; for a file and an option, without the rules that both may contain. */
  public List<Word> ownTo(Section section) {
    return bySection.getOrDefault(section, List.of());
  }

  /** All words that a section may contain. */
  public List<Word> allowedIn(Section section) {
    return section.equals(Section.FILE) ? fileWords
        : section.equals(Section.OPTION) ? optionWords : ownTo(section);
  }

  /** The words that a section requires. An option inherits the required rules from its file. */
  public List<Word> requiredIn(Section section) {
    return (section.equals(Section.OPTION) ? ownTo(section) : allowedIn(section)).stream()
        .filter(Word::isRequired)
        .toList();
  }

  /** The word of a section with a text; empty if there is none. */
  public Optional<Word> find(Section section, String text) {
    return allowedIn(section).stream().filter(word -> word.text().equals(text)).findFirst();
  }

  /** The current word for a former word of a section; empty if there is none. */
  public Optional<Word> currentWord(Section section, String formerWord) {
    return allowedIn(section).stream().filter(word -> word.formerNames().contains(formerWord)).findFirst();
  }

  /** The word that declares names of a kind, for example of counters; empty if there is none. */
  public Optional<Word> declarationOf(Leaf<?> names) {
    return all.stream()
        .filter(word -> word.shape() instanceof ValueShape.Named<?> named && named.key() == names)
        .findFirst();
  }
}
