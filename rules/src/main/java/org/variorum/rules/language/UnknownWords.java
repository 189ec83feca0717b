package org.variorum.rules.language;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Malformed;
import org.variorum.rules.language.word.MisplacedWords;
import org.variorum.rules.language.word.MisplacedWords.Suggestion;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.language.word.WordCorrections;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.registry.RoomRegistry;

/** A report of words that a section does not have, with the words that the author may have meant. */
record UnknownWords(DefinitionProblems problems) {

  /** A word and its value that YAML reads as one text: {@code board=8x8}, or {@code board:8x8} without a blank. */
  private static final Pattern JOINED = Pattern.compile("([^:=]++)(=|:(?=\\S))(.*)");

  private static final WordCorrections CORRECTIONS = new WordCorrections(RoomRegistry.WORDS, true);

  /** Reports an unknown key. Returns true if the key joins several words or values: then its value is not checked. */
  boolean report(Section section, Tree.Entry entry) {
    Tree.Scalar key = entry.key();
    Optional<Word> current = RoomRegistry.WORDS.currentWord(section, key.text());
    if (current.isPresent()) {
      problems.renamed(key.place(), key.text(), current.get().text());
      return false;
    }
    if (reportJoined(section, key) || reportCompound(section, entry)) {
      return true;
    }
    reportUnknown(section, key);
    return false;
  }

  private void reportUnknown(Section section, Tree.Scalar key) {
    String text = key.text();
    List<Suggestion> suggestions = new MisplacedWords(RoomRegistry.WORDS).suggestions(section, text);
    Optional<String> foreign = ForeignWords.advice(text).filter(_ -> suggestions.isEmpty());
    Optional<String> nearest = CORRECTIONS.nearest(section, text).map(Word::text);
    if (foreign.isPresent()) {
      problems.add(key.place(), "\"" + text + "\" is a word of variants.ini", foreign.get());
    } else if (nearest.isPresent() || suggestions.isEmpty()) {
      List<String> known = RoomRegistry.WORDS.allowedIn(section).stream().map(Word::text).toList();
      problems.unknownWord(key.place(), text, known, nearest);
    } else {
      problems.add(key.place(),
          "\"" + text + "\" does not belong here, but "
              + suggestions.stream().map(Suggestion::place).filter(Distinct.values())
                  .collect(Collectors.joining(" or ")),
          suggestions.stream().map(Suggestion::example).collect(Collectors.joining("; or ")));
    }
  }

  /** Reports a text that joins a word of the section and its value. Returns whether it reports the text. */
  boolean reportJoined(Section section, Tree.Scalar text) {
    Matcher joined = JOINED.matcher(text.text());
    if (!joined.matches() || RoomRegistry.WORDS.find(section, joined.group(1).strip()).isEmpty()) {
      return false;
    }
    if (joined.group(2).equals(":")) {
      problems.add(text.place(), "a blank is missing after the colon",
          joined.group(1) + ": " + joined.group(3).strip());
    } else {
      problems.add(text.place(), "\"=\" cannot follow a word",
          "a colon and a blank: " + joined.group(1).strip()
              + ": …");
    }
    return true;
  }

  /**
   * Reports a key that joins a word of the section and a word of that word's own section, such as
   * {@code goals stalemate} for <code>goals: { stalemate: loss }</code>. Returns whether it reports the key.
   */
  private boolean reportCompound(Section section, Tree.Entry entry) {
    String key = entry.key().text();
    for (Word word : RoomRegistry.WORDS.allowedIn(section)) {
      String rest = key.startsWith(word.text() + " ") ? key.substring(word.text().length() + 1) : "";
      Optional<Word> inner = word.shape().sections().stream()
          .flatMap(
              part -> RoomRegistry.WORDS.find(part, rest).or(() -> RoomRegistry.WORDS.currentWord(part, rest))
                  .stream())
          .findFirst();
      if (inner.isPresent()) {
        String value = entry.value() instanceof Tree.Scalar scalar ? scalar.text() : inner.get().example();
        problems.add(entry.key().place(), "unknown word \"" + Malformed.shortened(key) + "\"",
            word.text() + ": { " + inner.get().text() + ": " + value + " }");
        return true;
      }
    }
    return false;
  }
}
