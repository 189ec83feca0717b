package org.variorum.rules.language;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Place;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Way;
import org.variorum.rules.judge.ConditionNeeds;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Property;

/** A check that conditions of ways and promotions use only values that are known when the conditions are evaluated. */
record LimitsCheck(ParsedDefinition written) {

  void check() {
    for (PieceKind piece : written.definition().pieces()) {
      if (written.fields().entries(Word.PIECES).get(piece.letter()) instanceof Tree.Entry entry
          && entry.value() instanceof Tree.Mapping tree) {
        Fields section = new Fields(tree, written.fields().scope());
        section.part(Word.PROMOTES).ifPresent(part -> part.condition(Word.PROMOTION_WHEN)
            .ifPresent(condition -> ConditionNeeds
                .requirePossibleForMove(condition, Word.PROMOTION_WHEN, part, written)));
        ways(section).forEach(this::checkWay);
      }
    }
  }

  /** The ways of a piece that are written in the long form, as sections, under any word of the piece. */
  private Stream<Fields> ways(Fields section) {
    return written.fields().scope().words().allowedIn(Section.PIECE).stream()
        .filter(word -> word.shape().sections().contains(Section.WAY))
        .flatMap(word -> word.equals(Word.CAPTURES)
            ? section.entries(word).values().stream().map(Tree.Entry::value).map(Fields::items)
                .flatMap(List::stream)
            : section.items(word).stream())
        .flatMap(item -> section.part(item, Word.MOVES).stream());
  }

  private void checkWay(Fields way) {
    Optional<Condition> when = way.condition(Word.WAY_WHEN);
    if (when.isEmpty()) {
      return;
    }
    ConditionNeeds.requirePossibleForMove(when.get(), Word.WAY_WHEN, way, written);
    addHints(way, when.get());
    boolean captures = paths(way).anyMatch(Path::captures);
    if (ConditionNeeds.dependsOnHands(when.get()) && captures) {
      way.refuse(Word.WAY_WHEN,
          "a way that captures cannot depend on hands: attacks depend only on the board;"
              + " write the moves without capture as a separate way, with m");
    }
    if (ConditionNeeds.dependsOnCounters(when.get()) && captures) {
      way.refuse(Word.WAY_WHEN,
          "a way that captures cannot depend on counters: attacks depend only on the board;"
              + " write the moves without capture as a separate way, with m");
    }
    if (ConditionNeeds.dependsOnLine(when.get()) && paths(way).noneMatch(Path::mayBeStraight)) {
      way.refuse(Word.WAY_WHEN,
          "squares between, beyond and behind need a straight path, and no path of this way is straight");
    }
    boolean hasCaptureInPassing =
        paths(way).flatMap(path -> path.legs().stream()).anyMatch(leg -> leg.content() == Leg.Content.ENEMY);
    if (ConditionNeeds.dependsOnEnd(when.get())
        && (hasCaptureInPassing || written.properties().contains(Property.NO_CAPTURES))) {
      way.refuse(Word.WAY_WHEN,
          "\"there\" and the line to it cannot be used in a way that captures a piece, or acts on one, that is not on"
              + " the destination");
    }
  }

  private void addHints(Fields way, Condition when) {
    if (ConditionNeeds.deniesBetween(when)) {
      way.hint(Word.WAY_WHEN, "\"not between\" holds if at least one square between is different, and never"
          + " if there is no square between: if you mean every such square, write \"between not\"");
    }
    if (ConditionNeeds.attackedPlaces(when).anyMatch(this::isIgnored)) {
      way.hint(Word.WAY_WHEN,
          "captures of these pieces depend on conditions about attacks, so they do not count as attacks here;"
              + " write \"reached by\" if their movement alone is meant");
    }
  }

  /** Whether the attackers attack only by ways that depend on attacks or check. The condition ignores these ways. */
  private boolean isIgnored(Place.Attacked attacked) {
    Definition definition = written.definition();
    List<PieceKind> captors = definition.pieces().stream()
        .filter(piece -> attacked.attackers().selects(piece.letter()))
        .filter(piece -> definition.ways(piece).anyMatch(LimitsCheck::captures)).toList();
    return !attacked.ignoresConditions() && !captors.isEmpty() && captors.stream().allMatch(
        piece -> definition.changesInCheck(piece) || definition.ways(piece).filter(LimitsCheck::captures)
            .allMatch(way -> way.when().filter(ConditionNeeds::dependsOnAttacks).isPresent()));
  }

  private static boolean captures(Way way) {
    return way.movement().paths().stream().anyMatch(Path::captures);
  }

  private static Stream<Path> paths(Fields way) {
    return way.find(Word.WAY, Leaf.MOVEMENT).stream().flatMap(movement -> movement.paths().stream());
  }
}
