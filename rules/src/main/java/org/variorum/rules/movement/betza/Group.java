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
    List<PlacedModifier> found = letters.stream().filter(placed -> exclusive.contains(placed.modifier()))
        .toList();
    if (found.size() > 1) {
      throw found.get(1).error("cannot be combined with `" + found.getFirst().modifier().letter() + "`",
          "one of the two");
    }
    return found.stream().findFirst();
  }

  /** Throws at the first letter that is not allowed on a first leg. Direction letters are always allowed. */
  void allow(Set<BetzaModifier> allowed, String where) {
    check(allowed, where, Group::isDirection);
  }

  /** Throws at the first letter that is not allowed on a later leg. Direction letters and shapes are always allowed. */
  void allowTurning(Set<BetzaModifier> allowed, String where) {
    check(allowed, where, Group::isTurn);
  }

  /** Returns the direction letters of a first leg. */
  List<PlacedModifier> directions() {
    return adjacent(Group::isDirection);
  }

  /** Returns the direction letters and shapes of a later leg, which are relative to the leg before. */
  List<PlacedModifier> turns() {
    return adjacent(Group::isTurn);
  }

  private static boolean isDirection(PlacedModifier placed) {
    return placed.is(BetzaModifier.Kind.DIRECTION);
  }

  private static boolean isTurn(PlacedModifier placed) {
    return isDirection(placed) || placed.is(BetzaModifier.Kind.SHAPE);
  }

  private void check(Set<BetzaModifier> allowed, String where, Predicate<PlacedModifier> alwaysAllowed) {
    for (PlacedModifier placed : letters) {
      if (!alwaysAllowed.test(placed) && !allowed.contains(placed.modifier())) {
        throw placed.error("has no place " + where, "a direction letter or one of " + quoted(allowed));
      }
    }
  }

  /** Returns the letters that satisfy a condition. Throws if other letters stand between them. */
  private List<PlacedModifier> adjacent(Predicate<PlacedModifier> condition) {
    List<PlacedModifier> found = letters.stream().filter(condition).toList();
    for (int k = 1; k < found.size(); k++) {
      if (found.get(k).column() != found.get(k - 1).column() + 1) {
        throw found.get(k).error("stands apart from the other direction letters",
            "the direction letters of a group side by side");
      }
    }
    return found;
  }

  private static String quoted(Set<BetzaModifier> letters) {
    return String.join(" ", letters.stream().sorted().map(letter -> "`" + letter.letter() + "`").toList());
  }
}
