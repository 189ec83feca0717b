package org.variorum.languageserver;

import java.util.Optional;
import java.util.stream.Stream;
import org.variorum.languageserver.source.SourceNode;
import org.variorum.languageserver.source.SourceNode.Mapping;

/** The mappings of a tree. */
final class Mappings {

  private Mappings() {}

  /** The mapping that starts at an offset; empty if there is none. */
  static Optional<Mapping> startingAt(SourceNode root, int offset) {
    return all(root).filter(mapping -> mapping.start() == offset).reduce((_, inner) -> inner);
  }

  private static Stream<Mapping> all(SourceNode node) {
    return switch (node) {
      case SourceNode.Scalar _ -> Stream.empty();
      case SourceNode.Sequence list -> list.items().stream().flatMap(Mappings::all);
      case Mapping mapping -> Stream.concat(Stream.of(mapping),
          mapping.entries().stream().flatMap(entry -> entry.value().stream()).flatMap(Mappings::all));
    };
  }
}
