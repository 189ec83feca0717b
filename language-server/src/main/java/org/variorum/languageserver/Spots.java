package org.variorum.languageserver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.languageserver.source.SourceNode;
import org.variorum.languageserver.source.SourceNode.Entry;
import org.variorum.languageserver.source.SourceNode.Mapping;
import org.variorum.languageserver.source.SourceNode.Scalar;
import org.variorum.languageserver.source.SourceNode.Sequence;
import org.variorum.languageserver.source.SourceText;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.language.word.WordCorrections;
import org.variorum.rules.registry.RoomRegistry;

/** A walk over a definition's tree that finds the role of every text, by the table of all words. */
final class Spots {

  private static final WordCorrections CORRECTIONS = new WordCorrections(RoomRegistry.WORDS, true);

  /** The most misspelt words of a text that are corrected, because each correction compares it with many words. */
  private static final int MAX_CORRECTIONS = 100;

  private int corrections;
  private final List<Spot> found = new ArrayList<>();
  private final List<String> path = new ArrayList<>();

  private Spots() {}

  /** The texts of a definition, in their order. */
  static List<Spot> of(SourceText source) {
    Spots spots = new Spots();
    spots.section(Section.FILE, source.root());
    return spots.found;
  }

  /** The text at an offset; of two that touch there, the one that begins there. */
  static Optional<Spot> at(SourceText source, int offset) {
    return of(source).stream().filter(spot -> spot.scalar().touches(offset)).reduce((_, later) -> later);
  }

  /** The word that a key means; empty if it is none. */
  static Optional<Word> word(Section section, String key) {
    return writtenWord(section, key).or(() -> CORRECTIONS.nearest(section, key));
  }

  private static Optional<Word> writtenWord(Section section, String key) {
    return RoomRegistry.WORDS.find(section, key).or(() -> RoomRegistry.WORDS.currentWord(section, key));
  }

  private Optional<Word> correctedWord(Section section, String key) {
    Optional<Word> written = writtenWord(section, key);
    return written.isPresent() || ++corrections > MAX_CORRECTIONS ? written
        : CORRECTIONS.nearest(section, key);
  }

  private void section(Section section, Mapping mapping) {
    for (Entry entry : mapping.entries()) {
      Optional<Word> word = correctedWord(section, entry.key().text());
      found.add(new Spot(Spot.Role.WORD, entry.key(), section, word, word.map(Word::shape), List.of(), path,
          Optional.of(mapping)));
      word.ifPresent(known -> under(entry, () -> entry.value()
          .ifPresent(value -> value(section, known, known.shape(), value))));
    }
  }

  private void under(Entry entry, Runnable walk) {
    path.add(entry.key().text());
    walk.run();
    path.removeLast();
  }

  private void value(Section section, Word word, ValueShape shape, SourceNode node) {
    switch (node) {
      case Scalar scalar -> found.add(new Spot(Spot.Role.VALUE, scalar, section, Optional.of(word),
          Optional.of(shape), shape.leaves(), path, Optional.empty()));
      case Sequence list -> {
        ValueShape item = shape instanceof ValueShape.Several(ValueShape each) ? each : shape;
        list.items().forEach(each -> value(section, word, item, each));
      }
      case Mapping mapping -> mapping(section, word, shape, mapping);
    }
  }

  private void mapping(Section section, Word word, ValueShape shape, Mapping mapping) {
    switch (shape) {
      case ValueShape.Part(Section inner) -> section(inner, mapping);
      case ValueShape.Named<?> named -> names(section, word, named, mapping);
      case ValueShape.Several(ValueShape item) -> mapping(section, word, item, mapping);
      case ValueShape.Either(ValueShape shortForm, ValueShape longForm) ->
          mapping(section, word, longForm instanceof ValueShape.One<?> ? shortForm : longForm, mapping);
      case ValueShape.One<?> _ -> {}
    }
  }

  private void names(Section section, Word word, ValueShape.Named<?> named, Mapping mapping) {
    for (Entry entry : mapping.entries()) {
      found.add(new Spot(Spot.Role.NAME, entry.key(), section, Optional.of(word), Optional.of(named.value()),
          List.of(named.key()), path, Optional.of(mapping)));
      under(entry, () -> entry.value().ifPresent(value -> value(section, word, named.value(), value)));
    }
  }
}
