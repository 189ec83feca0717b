package org.variorum.rules.definition;

import java.util.List;
import java.util.Set;

/** A rule beyond moving and capturing, as a definition says it: a record of the package that knows what it means. */
public interface Mechanism {

  /** The pieces that can be in a hand by it, in the order in which a FEN lists them. */
  default List<String> held() {
    return List.of();
  }

  /** What a piece is like by it, whatever its ways are. */
  default Set<SimpleMover> parts(String letter) {
    return Set.of();
  }
}
