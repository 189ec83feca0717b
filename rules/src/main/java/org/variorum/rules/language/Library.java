package org.variorum.rules.language;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Definition files by their ids: where a definition's parents are looked for. */
public interface Library {

  /** The text of a definition file, or empty if there is none of that id. */
  Optional<String> text(String id);

  /** The ids of all definitions, sorted. */
  List<String> ids();

  /** The family of a definition; {@link GameFamily#OTHERS} if it has none, or if there is no such definition. */
  default GameFamily family(String id) {
    return GameFamily.OTHERS;
  }

  /** What other programs call the games. */
  default GameNames names() {
    return GameNames.NONE;
  }

  /** The definitions of a map, by their ids. */
  static Library of(Map<String, String> texts) {
    Map<String, String> kept = Map.copyOf(texts);
    return new Library() {
      @Override
      public Optional<String> text(String id) {
        return Optional.ofNullable(kept.get(id));
      }

      @Override
      public List<String> ids() {
        return kept.keySet().stream().sorted().toList();
      }
    };
  }

  /** This library, and for what it does not have, another. */
  default Library or(Library other) {
    Library first = this;
    return new Library() {
      @Override
      public Optional<String> text(String id) {
        return first.text(id).or(() -> other.text(id));
      }

      @Override
      public List<String> ids() {
        return Stream.concat(first.ids().stream(), other.ids().stream()).distinct().sorted().toList();
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
