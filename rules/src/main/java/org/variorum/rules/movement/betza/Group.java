package org.variorum.rules.movement.betza;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The modifiers of one leg, in the order in which they stand.
 *
 * @param column where the group starts
 */
record Group(List<Placed> letters, int column) {

  Group {
    letters = List.copyOf(letters);
    Set<BetzaModifier> seen = EnumSet.noneOf(BetzaModifier.class);
    for (Placed placed : letters) {
      if (!seen.add(placed.letter()) && !placed.is(BetzaModifier.Kind.DIRECTION)) {
        throw placed.error("stands twice in one group", "each letter once");
      }
    }
  }

  Optional<Placed> find(BetzaModifier letter) {
    return letters.stream().filter(placed -> placed.letter() == letter).findFirst();
  }

  boolean has(BetzaModifier letter) {
    return find(letter).isPresent();
  }

  /** The letters of these, if at most one of them stands here. */
  Optional<Placed> atMostOne(Set<BetzaModifier> exclusive) {
    List<Placed> found = letters.stream().filter(placed -> exclusive.contains(placed.letter())).toList();
    if (found.size() > 1) {
      throw found.get(1).error("cannot be combined with `" + found.getFirst().letter().letter() + "`",
          "one of the two");
    }
    return found.stream().findFirst();
  }

  /** Complains about the first letter that has no place on a leg that starts from the piece's square. */
  void allow(Set<BetzaModifier> allowed, String where) {
    check(allowed, where, Group::isDirection);
  }

  /** Complains about the first letter that has no place on a later leg. */
  void allowTurning(Set<BetzaModifier> allowed, String where) {
    check(allowed, where, Group::isTurn);
  }

  /** The direction letters of a leg that starts from the piece's square. */
  List<Placed> directions() {
    return together(Group::isDirection);
  }

  /** The direction letters of a later leg, which turn from the leg before. */
  List<Placed> turns() {
    return together(Group::isTurn);
  }

  private static boolean isDirection(Placed placed) {
    return placed.is(BetzaModifier.Kind.DIRECTION);
  }

  private static boolean isTurn(Placed placed) {
    return isDirection(placed) || placed.is(BetzaModifier.Kind.SHAPE);
  }

  private void check(Set<BetzaModifier> allowed, String where, Predicate<Placed> direction) {
    for (Placed placed : letters) {
      if (!direction.test(placed) && !allowed.contains(placed.letter())) {
        throw placed.error("has no place " + where, "a direction letter or one of " + written(allowed));
      }
    }
  }

  private List<Placed> together(Predicate<Placed> chosen) {
    List<Placed> found = letters.stream().filter(chosen).toList();
    for (int k = 1; k < found.size(); k++) {
      if (found.get(k).column() != found.get(k - 1).column() + 1) {
        throw found.get(k).error("stands apart from the other direction letters",
            "the direction letters of a group side by side");
      }
    }
    return found;
  }

  private static String written(Set<BetzaModifier> letters) {
    return String.join(" ", letters.stream().sorted().map(letter -> "`" + letter.letter() + "`").toList());
  }
}
