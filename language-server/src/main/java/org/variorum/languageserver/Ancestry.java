package org.variorum.languageserver;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.variorum.languageserver.source.SourceNode;
import org.variorum.languageserver.source.SourceNode.Entry;
import org.variorum.languageserver.source.SourceNode.Mapping;
import org.variorum.languageserver.source.SourceNode.Scalar;
import org.variorum.languageserver.source.SourceText;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.registry.RoomRegistry;

/**
 * A text with the definitions that it starts from.
 *
 * @param files the text itself, then its parent, and so on
 */
record Ancestry(List<File> files) {

  private static final int MAX_FILES = 17;

  /** A definition; {@code id} is empty for the text itself. */
  record File(Optional<String> id, SourceText source) {}

  /** A name that a definition gives, such as the letter of a piece, with its entry. */
  record Named(File file, Entry entry) {}

  Ancestry {
    files = List.copyOf(files);
  }

  /** @param library the trees of other definitions, by id */
  static Ancestry of(SourceText text, Function<String, Optional<SourceText>> library) {
    List<File> files = new ArrayList<>(List.of(new File(Optional.empty(), text)));
    Optional<String> parent = parent(text);
    while (parent.isPresent() && files.size() < MAX_FILES) {
      String id = parent.get();
      Optional<SourceText> source = library.apply(id);
      source.ifPresent(found -> files.add(new File(Optional.of(id), found)));
      parent = source.flatMap(Ancestry::parent);
    }
    return new Ancestry(files);
  }

  private static Optional<String> parent(SourceText text) {
    return scalar(text.root(), Word.FROM).map(Scalar::text);
  }

  /** The definitions that the text starts from, without the text itself. */
  Ancestry ofParents() {
    return new Ancestry(files.subList(1, files.size()));
  }

  /** The pieces by letter. */
  Map<String, Named> pieces() {
    return named(Word.PIECES);
  }

  /** The name of a piece; empty if no file names it. */
  Optional<String> pieceName(String letter) {
    return files.stream().flatMap(file -> mapping(file.source().root(), Word.PIECES.text()).stream())
        .flatMap(pieces -> mapping(pieces, letter).stream())
        .flatMap(piece -> scalar(piece, Word.NAME).stream()).map(Scalar::text).findFirst();
  }

  /** The text of a word of a mapping; empty if it has none. */
  static Optional<Scalar> scalar(Mapping words, Word word) {
    return words.get(word.text())
        .flatMap(value -> value instanceof Scalar scalar ? Optional.of(scalar) : Optional.empty());
  }

  private static Optional<Mapping> mapping(Mapping words, String key) {
    return words.get(key)
        .flatMap(value -> value instanceof Mapping mapping ? Optional.of(mapping) : Optional.empty());
  }

  /** The options by id. */
  Map<String, Named> options() {
    return named(Word.OPTIONS);
  }

  /** The counters by name. */
  Map<String, Named> counters() {
    return RoomRegistry.WORDS.declarationOf(Leaf.COUNTER).map(this::named).orElse(Map.of());
  }

  /** The names that a word of a file, or of an option of it, gives. The nearest file's entry counts. */
  private Map<String, Named> named(Word word) {
    Map<String, Named> found = new LinkedHashMap<>();
    files.reversed().forEach(file -> {
      optionBlocks(file).forEach(option -> add(word, option, file, found));
      add(word, file.source().root(), file, found);
    });
    return found;
  }

  private static Stream<Mapping> optionBlocks(File file) {
    return mapping(file.source().root(), Word.OPTIONS.text()).stream()
        .flatMap(options -> options.entries().stream()).flatMap(option -> option.value().stream())
        .flatMap(value -> value instanceof Mapping mapping ? Stream.of(mapping) : Stream.empty());
  }

  private static void add(Word word, Mapping words, File file, Map<String, Named> found) {
    SourceNode value = words.get(word.text()).orElse(null);
    if (value instanceof Scalar(String text, int _, int _, boolean _) && text.equals("none")) {
      found.clear();
    } else if (value instanceof Mapping mapping) {
      for (Entry entry : mapping.entries()) {
        if (entry.value().orElse(null) instanceof Scalar(String text, int _, int _, boolean _)
            && text.equals("none")) {
          found.remove(entry.key().text());
        } else {
          found.put(entry.key().text(), new Named(file, entry));
        }
      }
    }
  }
}
