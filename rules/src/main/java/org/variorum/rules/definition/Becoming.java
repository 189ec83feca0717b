package org.variorum.rules.definition;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/** What pieces may become in the course of a game. */
public final class Becoming {

  private Becoming() {}

  /** What the piece may become next, if it may promote so. */
  private static Stream<String> next(Definition definition, PieceKind piece,
      BiPredicate<Promotion, String> promotes) {
    return Stream.of(piece.basic().stream(),
        piece.promotion().stream().flatMap(promotion -> promotion.choices().stream()
            .filter(letter -> promotes.test(promotion, letter))),
        definition.mechanisms().stream().flatMap(mechanism -> mechanism.becomes(piece.letter()).stream()))
        .flatMap(letters -> letters);
  }

  /** The letters of some pieces and of all that these may ever become. */
  public static Set<String> from(Definition definition, Collection<String> letters) {
    return from(definition, letters, (_, _) -> true);
  }

  /** The same, if only some promotions are possible. */
  public static Set<String> from(Definition definition, Collection<String> letters,
      BiPredicate<Promotion, String> promotes) {
    Set<String> found = new HashSet<>(letters);
    Deque<String> open = new ArrayDeque<>(letters);
    while (!open.isEmpty()) {
      definition.piece(open.pop()).stream().flatMap(piece -> next(definition, piece, promotes))
          .filter(found::add)
          .forEach(open::add);
    }
    return found;
  }
}
