package org.variorum.rules.registry;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.PropertyClash;

/**
 * Finder of rules that cannot be combined. Rules and pieces give properties to a game, and a rule may refuse
 * properties: a clash is a refused property that something gives.
 */
public final class Clashes {

  /** A property that some kinds of pieces give to a game. {@code words} names it in messages. */
  private record Trait(Property property, String words, BiPredicate<PieceKind, Definition> isGivenBy) {

    private static Trait of(Property property, String words, Predicate<Way> isGivenByWay) {
      return new Trait(property, words,
          (piece, definition) -> definition.ways(piece).anyMatch(isGivenByWay));
    }

    /** Returns the kinds of pieces that give the property to a definition. */
    private Stream<Giver> givers(Definition definition) {
      return definition.pieces().stream().filter(piece -> isGivenBy.test(piece, definition))
          .map(piece -> new Giver(new Topic.Kind(piece.letter()), words, property, Set.of(piece.letter())));
    }
  }

  private static final List<Trait> TRAITS = List.of(
      Trait.of(Property.CAPTURES_IN_PASSING, "capturing in passing", way -> hasLeg(way, Leg.Content.ENEMY)),
      Trait.of(Property.PICKS_VICTIMS, "movement that captures only certain pieces", Clashes::choosesVictims),
      Trait.of(Property.PICKS_IN_PASSING, "capturing only certain pieces and capturing in passing",
          way -> choosesVictims(way) && hasLeg(way, Leg.Content.ENEMY)),
      Trait.of(Property.HOPS, "hoppers",
          way -> hasLeg(way, Leg.Content.PIECE) || hasLeg(way, Leg.Content.EITHER)),
      new Trait(Property.MAY_NOT_BE_ATTACKED, "check",
          (piece, definition) -> piece.royal() && definition.royalty().mode() == Royalty.Mode.CHECK),
      new Trait(Property.SPARES_ROYALS, "several royal pieces of which not all count",
          (piece, definition) -> piece.royal() && definition.royalty().mode() == Royalty.Mode.CHECK
              && definition.royalty().maySpareOne()));

  /** A property that is refused in every game. */
  private static final PropertyClash GENERAL_REFUSAL = new PropertyClash(Property.PICKS_IN_PASSING,
      "%s: it is undefined which pieces may be captured on the way");

  /** A rule or kind of piece that gives a property to a game; to all its pieces if {@code pieces} is empty. */
  private record Giver(Topic topic, String words, Property property, Set<String> pieces) {

    /** Whether a rule refuses the property, for all pieces or for one that has it. */
    private boolean isRefusedBy(PropertyClash refusal) {
      return refusal.property() == property && (refusal.pieces().isEmpty() || pieces.isEmpty()
          || refusal.pieces().stream().anyMatch(pieces::contains));
    }
  }

  private Clashes() {}

  private static boolean choosesVictims(Way way) {
    return !way.victims().isEmpty();
  }

  private static boolean hasLeg(Way way, Leg.Content content) {
    return way.movement().legs().anyMatch(leg -> leg.content() == content);
  }

  /**
   * Returns all reasons why the rules and pieces of a definition cannot be combined; empty if they can. A reason names
   * only the first rule or kind that causes it.
   */
  public static List<Flaw> of(Definition definition) {
    return of(definition, _ -> true);
  }

  /** Returns the reasons that are contradictions between words. A definition with such a reason cannot be read. */
  public static List<Flaw> contradictions(Definition definition) {
    return of(definition, PropertyClash::contradicts);
  }

  private static List<Flaw> of(Definition definition, Predicate<PropertyClash> filter) {
    List<Giver> givers = new ArrayList<>(definition.mechanisms().stream().flatMap(Clashes::givers).toList());
    TRAITS.forEach(trait -> trait.givers(definition).forEach(givers::add));
    Stream<PropertyClash> refusals =
        RoomRegistry.ask(definition, (room, record) -> room.refuses(record).stream());
    Map<String, Flaw> flaws = new LinkedHashMap<>();
    Stream.concat(refusals, Stream.of(GENERAL_REFUSAL)).filter(filter)
        .flatMap(refusal -> givers.stream().filter(giver -> giver.isRefusedBy(refusal))
            .map(giver -> Flaw.error(giver.topic(), refusal.reason().replace("%s", giver.words()))))
        .forEach(flaw -> flaws.putIfAbsent(flaw.reason(), flaw));
    return List.copyOf(flaws.values());
  }

  private static Stream<Giver> givers(Mechanism mechanism) {
    return RoomRegistry.room(mechanism).stream()
        .flatMap(room -> room.gives(mechanism).entrySet().stream()
            .map(entry -> new Giver(room.topic(mechanism), room.name(), entry.getKey(), entry.getValue())));
  }
}
