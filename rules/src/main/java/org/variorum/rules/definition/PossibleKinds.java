package org.variorum.rules.definition;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/** Finds the kinds that pieces may become in the course of a game. */
public final class PossibleKinds {

  private PossibleKinds() {}

  /** Returns the letters that a piece may become by one change. {@code promotes} decides which promotions count. */
  private static Stream<String> nextKinds(Definition definition, PieceKind piece,
      BiPredicate<Promotion, String> promotes) {
    return Stream.of(piece.basic().stream(),
        piece.promotion().stream().flatMap(promotion -> promotion.choices().stream()
            .filter(letter -> promotes.test(promotion, letter))),
        definition.mechanisms().stream().flatMap(mechanism -> mechanism.becomes(piece.letter()).stream()))
        .flatMap(letters -> letters);
  }

  /**
   * The letters of all pieces that may ever occur in a game: the pieces at the start, the kinds that they may become,
   * and the pieces that rules add.
   *
   * @param start the letters of the pieces on the board and in the hands at the start
   */
  public static Set<String> inGame(Definition definition, Collection<String> start) {
    // Added pieces may promote, and what pieces become may let rules add others: repeat until nothing is new.
    Set<String> atStart = Set.copyOf(start);
    Set<String> found = atStart;
    Set<String> candidates = atStart;
    do {
      found = reachableFrom(definition, candidates,
          (promotion, letter) -> !promotion.limited().contains(letter) || atStart.contains(letter));
      candidates = new HashSet<>(found);
      for (Mechanism mechanism : definition.mechanisms()) {
        candidates.addAll(mechanism.addedKinds(definition.pieces(), definition.start(), found));
      }
    } while (candidates.size() > found.size());
    return found;
  }

  /** The letters of some pieces and of all kinds that these pieces may become. */
  public static Set<String> reachableFrom(Definition definition, Collection<String> letters) {
    return reachableFrom(definition, letters, (_, _) -> true);
  }

  private static Set<String> reachableFrom(Definition definition, Collection<String> letters,
      BiPredicate<Promotion, String> promotes) {
    Set<String> found = new HashSet<>(letters);
    Deque<String> pending = new ArrayDeque<>(letters);
    while (!pending.isEmpty()) {
      definition.piece(pending.pop()).stream().flatMap(piece -> nextKinds(definition, piece, promotes))
          .filter(found::add)
          .forEach(pending::add);
    }
    return found;
  }
}
