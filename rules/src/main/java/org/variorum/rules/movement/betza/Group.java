package org.variorum.rules.movement.betza;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The modifiers of one leg, in the order of the text.
 *
 * @param column the column where the group starts, from 1
 */
record Group(List<PlacedModifier> letters, int column) {

  Group {
    letters = List.copyOf(letters);
    Set<BetzaModifier> seen = EnumSet.noneOf(BetzaModifier.class);
    for (PlacedModifier placed : letters) {
      if (!seen.add(placed.modifier()) && !placed.is(BetzaModifier.Kind.DIRECTION)) {
        throw placed.error("occurs twice in one group", "each letter once");
      }
    }
  }

  Optional<PlacedModifier> find(BetzaModifier letter) {
    return letters.stream().filter(placed -> placed.modifier() == letter).findFirst();
  }

  boolean has(BetzaModifier letter) {
    return find(letter).isPresent();
  }

  /** Returns the only letter of this group that is in a set; empty if there is none. Throws if there are several. */
  Optional<PlacedModifier> atMostOne(Set<BetzaModifier> exclusive) {
    List<PlacedModifier> matches = letters.stream().filter(placed -> exclusive.contains(placed.modifier()))
        .toList();
    if (matches.size() > 1) {
      throw matches.get(1).error("cannot be combined with `" + matches.getFirst().modifier().letter() + "`",
          "one of the two");
    }
    return matches.stream().findFirst();
  }

  /**
   * Throws at the first letter that is not allowed on a first leg. Direction letters are always allowed.
   * {@code legWords} names the leg in the message.
   */
  void requireAllowed(Set<BetzaModifier> allowed, String legWords) {
    check(allowed, legWords, Group::isDirection);
  }

  /** Throws at the first letter that is not allowed on a later leg. Direction letters and shapes are always allowed. */
  void requireAllowedTurns(Set<BetzaModifier> allowed, String legWords) {
    check(allowed, legWords, Group::isTurn);
  }

  /** Returns the direction letters of a first leg. */
  List<PlacedModifier> directions() {
    return requireAdjacent(Group::isDirection);
  }

  /** Returns the direction letters and shapes of a later leg, which are relative to the leg before. */
  List<PlacedModifier> turns() {
    return requireAdjacent(Group::isTurn);
  }

  private static boolean isDirection(PlacedModifier placed) {
    return placed.is(BetzaModifier.Kind.DIRECTION);
  }

  private static boolean isTurn(PlacedModifier placed) {
    return isDirection(placed) || placed.is(BetzaModifier.Kind.SHAPE);
  }

  private void check(Set<BetzaModifier> allowed, String legWords, Predicate<PlacedModifier> alwaysAllowed) {
    for (PlacedModifier placed : letters) {
      if (!alwaysAllowed.test(placed) && !allowed.contains(placed.modifier())) {
        throw placed.error("has no place " + legWords, "a direction letter or one of " + quoted(allowed));
      }
    }
  }

  /** Returns the letters that satisfy a condition. Throws if other letters stand between them. */
  private List<PlacedModifier> requireAdjacent(Predicate<PlacedModifier> condition) {
    List<PlacedModifier> matches = letters.stream().filter(condition).toList();
    for (int k = 1; k < matches.size(); k++) {
      if (matches.get(k).column() != matches.get(k - 1).column() + 1) {
        throw matches.get(k).error("stands apart from the other direction letters",
            "the direction letters of a group side by side");
      }
    }
    return matches;
  }

  private static String quoted(Set<BetzaModifier> letters) {
    return String.join(" ", letters.stream().sorted().map(letter -> "`" + letter.letter() + "`").toList());
  }
}
