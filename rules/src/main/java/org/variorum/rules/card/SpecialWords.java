package org.variorum.rules.card;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.variorum.rules.definition.Anatomy;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.definition.SimpleMover;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.game.Rules;
import org.variorum.rules.platform.Distinct;

/** Tags of one or two words for the unusual features of a game: features of movement, then of its end. */
public final class SpecialWords {

  private SpecialWords() {}

  /**
   * Returns the tags of a definition.
   *
   * @throws UnplayableDefinitionException if one of its rules cannot be applied
   */
  public static List<String> of(Definition definition) {
    return of(definition, Rules.of(definition));
  }

  /** Returns the tags of a definition with these rules. */
  public static List<String> of(Definition definition, Rules rules) {
    List<String> words = new ArrayList<>();
    if (!definition.heldLetters().isEmpty()) {
      words.add("drops");
    }
    words.addAll(tags(rules, true));
    if (hasMover(definition, EnumSet.of(SimpleMover.ORBIT))) {
      words.add("orbits");
    }
    if (hasMover(definition,
        EnumSet.of(SimpleMover.CROOKED_BISHOP, SimpleMover.CROOKED_ROOK, SimpleMover.ROSE))) {
      words.add("crooked riders");
    }
    if (definition.royalty().mode() == Royalty.Mode.CAPTURE) {
      words.add("no check");
    }
    if (definition.royalty().hasSeveral()) {
      words.add("several royal pieces");
    }
    if (definition.royalty().sideWithoutRoyal().isPresent()) {
      words.add("one king");
    }
    words.addAll(tags(rules, false));
    return words.stream().filter(Distinct.values()).toList();
  }

  private static List<String> tags(Rules rules, boolean areAboutMoves) {
    return rules.notes().stream().filter(rule -> rule.isAboutMoves() == areAboutMoves)
        .flatMap(rule -> rule.tag().stream()).toList();
  }

  private static boolean hasMover(Definition definition, Set<SimpleMover> movers) {
    return definition.pieces().stream()
        .anyMatch(piece -> !Collections.disjoint(Anatomy.of(definition, piece), movers));
  }
}
