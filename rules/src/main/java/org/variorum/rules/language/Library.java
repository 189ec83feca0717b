package org.variorum.rules.language;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.variorum.rules.platform.Copies;
import org.variorum.rules.platform.Distinct;

/** Definition files by id, in which the parents of a definition are looked up. */
public interface Library {

  /**
   * The text of a definition file; empty if there is none with that id.
   *
   * @throws java.io.UncheckedIOException if the file cannot be read as text
   */
  Optional<String> text(String id);

  /** The ids of all definitions, sorted. */
  List<String> ids();

  /** The family of a definition; {@link GameFamily#OTHERS} if the definition has no family or does not exist. */
  default GameFamily family(String id) {
    return GameFamily.OTHERS;
  }

  /** The names that other programs use for the games. */
  default GameNames names() {
    return GameNames.NONE;
  }

  /** A library of the given texts of definition files, by id. */
  static Library of(Map<String, String> texts) {
    Map<String, String> copy = Copies.of(texts);
    return new Library() {
      @Override
      public Optional<String> text(String id) {
        return Optional.ofNullable(copy.get(id));
      }

      @Override
      public List<String> ids() {
        return copy.keySet().stream().sorted().toList();
      }
    };
  }

  /** Returns a library that looks up in {@code other} the ids that this library lacks. */
  default Library or(Library other) {
    Library first = this;
    return new Library() {
      @Override
      public Optional<String> text(String id) {
        return first.text(id).or(() -> other.text(id));
      }

      @Override
      public List<String> ids() {
        return Stream.concat(first.ids().stream(), other.ids().stream()).filter(Distinct.values()).sorted()
            .toList();
      }

      @Override
      public GameNames names() {
        return first.names() == GameNames.NONE ? other.names() : first.names();
      }

      @Override
      public GameFamily family(String id) {
        return (first.text(id).isPresent() ? first : other).family(id);
      }
    };
  }
}
