package org.variorum.server.catalog;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.variorum.rules.definition.Anatomy;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.definition.SimpleMover;
import org.variorum.rules.game.Game;

/** What makes a game different, in a word or two each: how pieces move, then how it ends. What is usual goes unsaid. */
final class SpecialWords {

  private SpecialWords() {}

  static List<String> of(Game game) {
    Definition definition = game.definition();
    List<String> words = new ArrayList<>();
    if (!game.rules().droppable().isEmpty()) {
      words.add("drops");
    }
    words.addAll(tags(game, true));
    if (hasPart(definition, EnumSet.of(SimpleMover.ORBIT))) {
      words.add("orbits");
    }
    if (hasPart(definition,
        EnumSet.of(SimpleMover.CROOKED_BISHOP, SimpleMover.CROOKED_ROOK, SimpleMover.ROSE))) {
      words.add("crooked riders");
    }
    if (definition.royalty().mode() == Royalty.Mode.CAPTURE) {
      words.add("no check");
    }
    words.addAll(tags(game, false));
    return words.stream().distinct().toList();
  }

  private static List<String> tags(Game game, boolean ofMoves) {
    return game.rules().notes().stream().filter(rule -> rule.ofMoves() == ofMoves)
        .flatMap(rule -> rule.tag().stream()).toList();
  }

  private static boolean hasPart(Definition definition, Set<SimpleMover> parts) {
    return definition.pieces().stream()
        .anyMatch(piece -> !Collections.disjoint(Anatomy.of(definition, piece), parts));
  }
}
