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

/** Finder of rules that cannot be combined with properties that other rules or pieces give to the game. */
public final class Clashes {

  /** A property that some kinds of pieces give to a game, with its words in messages. */
  private record Trait(Property property, String words, BiPredicate<PieceKind, Definition> holds) {

    private static Trait of(Property property, String words, Predicate<Way> holds) {
      return new Trait(property, words,
          (piece, definition) -> definition.ways(piece).anyMatch(holds));
    }

    /** Returns the kinds of pieces that give the property to a definition. */
    private Stream<Giver> givers(Definition definition) {
      return definition.pieces().stream().filter(piece -> holds.test(piece, definition))
          .map(piece -> new Giver(new Topic.Kind(piece.letter()), words, property, Set.of(piece.letter())));
    }
  }

  private static final List<Trait> TRAITS = List.of(
      Trait.of(Property.CAPTURES_IN_PASSING, "capturing in passing", way -> hasLeg(way, Leg.Over.ENEMY)),
      Trait.of(Property.PICKS_VICTIMS, "movement that captures only certain pieces", Clashes::limitsVictims),
      Trait.of(Property.PICKS_IN_PASSING, "capturing only certain pieces and capturing in passing",
          way -> limitsVictims(way) && hasLeg(way, Leg.Over.ENEMY)),
      Trait.of(Property.HOPS, "hoppers", way -> hasLeg(way, Leg.Over.PIECE) || hasLeg(way, Leg.Over.EITHER)),
      new Trait(Property.MAY_NOT_BE_ATTACKED, "check",
          (piece, definition) -> piece.royal() && definition.royalty().mode() == Royalty.Mode.CHECK),
      new Trait(Property.SPARES_ROYALS, "several royal pieces of which not all count",
          (piece, definition) -> piece.royal() && definition.royalty().mode() == Royalty.Mode.CHECK
              && definition.royalty().maySpareOne()));

  /** A property that is refused in every game. */
  private static final PropertyClash ALWAYS = new PropertyClash(Property.PICKS_IN_PASSING,
      "%s cannot be combined: it is undefined which pieces may be captured on the way");

  /** A rule or kind of piece that gives a property, with the pieces that have the property. */
  private record Giver(Topic topic, String words, Property property, Set<String> pieces) {

    private boolean meets(PropertyClash refusal) {
      return refusal.property() == property && (refusal.pieces().isEmpty() || pieces.isEmpty()
          || refusal.pieces().stream().anyMatch(pieces::contains));
    }
  }

  private Clashes() {}

  private static boolean limitsVictims(Way way) {
    return !way.victims().isEmpty();
  }

  private static boolean hasLeg(Way way, Leg.Over over) {
    return way.movement().legs().anyMatch(leg -> leg.over() == over);
  }

  /**
   * Returns all reasons why the rules and pieces of a definition cannot be combined; empty if they can. A reason names
   * only the first rule or kind that causes it.
   */
  public static List<Flaw> of(Definition definition) {
    return of(definition, _ -> true);
  }

  /** Returns only contradictions between words, which are refused when a definition is read. */
  public static List<Flaw> contradictions(Definition definition) {
    return of(definition, PropertyClash::contradicts);
  }

  private static List<Flaw> of(Definition definition, Predicate<PropertyClash> which) {
    List<Giver> givers = new ArrayList<>(definition.mechanisms().stream().flatMap(Clashes::givers).toList());
    TRAITS.forEach(trait -> trait.givers(definition).forEach(givers::add));
    Stream<PropertyClash> refusals =
        RoomRegistry.ask(definition, (room, record) -> room.refuses(record).stream());
    Map<String, Flaw> flaws = new LinkedHashMap<>();
    Stream.concat(refusals, Stream.of(ALWAYS)).filter(which)
        .flatMap(refusal -> givers.stream().filter(giver -> giver.meets(refusal))
            .map(giver -> Flaw.error(giver.topic(), refusal.reason().formatted(giver.words()))))
        .forEach(flaw -> flaws.putIfAbsent(flaw.reason(), flaw));
    return List.copyOf(flaws.values());
  }

  private static Stream<Giver> givers(Mechanism mechanism) {
    return RoomRegistry.room(mechanism).stream()
        .flatMap(room -> room.gives(mechanism).entrySet().stream()
            .map(given -> new Giver(room.topic(mechanism), room.name(), given.getKey(), given.getValue())));
  }
}
