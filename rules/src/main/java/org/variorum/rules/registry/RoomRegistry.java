package org.variorum.rules.registry;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Places;
import org.variorum.rules.judge.ConditionWords;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.language.word.Words;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.absorption.AbsorptionRoom;
import org.variorum.rules.rule.acting.ActingRoom;
import org.variorum.rules.rule.afar.AfarRoom;
import org.variorum.rules.rule.ban.BanRoom;
import org.variorum.rules.rule.bare.BareRoom;
import org.variorum.rules.rule.bare.BothBareRoom;
import org.variorum.rules.rule.borrowing.BorrowingRoom;
import org.variorum.rules.rule.castling.CastlingRoom;
import org.variorum.rules.rule.checking.CompulsoryChecksRoom;
import org.variorum.rules.rule.checks.ChecksRoom;
import org.variorum.rules.rule.compulsory.CompulsoryCapturesRoom;
import org.variorum.rules.rule.conditional.ConditionalRoom;
import org.variorum.rules.rule.connection.ConnectionRoom;
import org.variorum.rules.rule.conversion.ConversionRoom;
import org.variorum.rules.rule.counters.CountersRoom;
import org.variorum.rules.rule.counting.CountingRoom;
import org.variorum.rules.rule.dead.DeadPositionsRoom;
import org.variorum.rules.rule.displacement.DisplacementRoom;
import org.variorum.rules.rule.effect.EffectsRoom;
import org.variorum.rules.rule.enemies.MovingEnemiesRoom;
import org.variorum.rules.rule.enpassant.EnPassantRoom;
import org.variorum.rules.rule.exchange.ExchangeRoom;
import org.variorum.rules.rule.explosion.ExplosionRoom;
import org.variorum.rules.rule.extinction.ExtinctionRoom;
import org.variorum.rules.rule.flight.NoFlightRoom;
import org.variorum.rules.rule.forbidden.ForbiddenRoom;
import org.variorum.rules.rule.fusion.FusionRoom;
import org.variorum.rules.rule.gating.GatingRoom;
import org.variorum.rules.rule.hands.HandsRoom;
import org.variorum.rules.rule.imitation.ImitationRoom;
import org.variorum.rules.rule.immunity.ImmunityRoom;
import org.variorum.rules.rule.impasse.ImpasseRoom;
import org.variorum.rules.rule.incheck.MovementInCheckRoom;
import org.variorum.rules.rule.line.LineRoom;
import org.variorum.rules.rule.majority.MajorityRoom;
import org.variorum.rules.rule.material.TooFewRoom;
import org.variorum.rules.rule.mating.MatingRoom;
import org.variorum.rules.rule.movecount.MoveCountRoom;
import org.variorum.rules.rule.odds.DrawOddsRoom;
import org.variorum.rules.rule.orbit.OrbitRoom;
import org.variorum.rules.rule.push.PushRoom;
import org.variorum.rules.rule.range.RangeRoom;
import org.variorum.rules.rule.reach.ReachRoom;
import org.variorum.rules.rule.rebirth.RebirthRoom;
import org.variorum.rules.rule.repetition.RepetitionRoom;
import org.variorum.rules.rule.royalcapture.RoyalCaptureRoom;
import org.variorum.rules.rule.selfcapture.SelfCaptureRoom;
import org.variorum.rules.rule.setup.SetUpRoom;
import org.variorum.rules.rule.stack.StacksRoom;
import org.variorum.rules.rule.standing.StandingRoom;
import org.variorum.rules.rule.starts.StartsRoom;
import org.variorum.rules.rule.surroundings.SurroundingsRoom;
import org.variorum.rules.rule.truce.TruceRoom;
import org.variorum.rules.rule.turn.TurnRoom;
import org.variorum.rules.rule.unmoved.FirstMovesRoom;
import org.variorum.rules.rule.walls.WallsRoom;

/** Registry of all rooms. A room is the class that implements one mechanism. A new mechanism is one line here. */
public final class RoomRegistry {

  /**
   * All rooms. Their order is the order of rules and of ends by length. Within a section, it is also the order of
   * words, records and rule card sentences.
   */
  private static final List<Room<?>> ROOMS = List.of(
      new RepetitionRoom(),
      new MoveCountRoom(),
      new BothBareRoom(),
      new TooFewRoom(),
      new DeadPositionsRoom(),
      new StartsRoom(),
      new HandsRoom(),
      new SetUpRoom(),
      new CastlingRoom(),
      new FirstMovesRoom(),
      new GatingRoom(),
      new EnPassantRoom(),
      new BorrowingRoom(),
      new ImitationRoom(),
      new ActingRoom(),
      new StandingRoom(),
      new BanRoom(),
      new ExchangeRoom(),
      new FusionRoom(),
      new SelfCaptureRoom(),
      new PushRoom(),
      new MovingEnemiesRoom(),
      new ConversionRoom(),
      new RangeRoom(),
      new DisplacementRoom(),
      new RebirthRoom(),
      new ExplosionRoom(),
      new AbsorptionRoom(),
      new AfarRoom(),
      new SurroundingsRoom(),
      new EffectsRoom(),
      new WallsRoom(),
      new StacksRoom(),
      new TurnRoom(),
      new CompulsoryCapturesRoom(),
      new CompulsoryChecksRoom(),
      new CountersRoom(),
      new ForbiddenRoom(),
      new MovementInCheckRoom(),
      new OrbitRoom(),
      new ImmunityRoom(),
      new CountingRoom(),
      new RoyalCaptureRoom(),
      new ReachRoom(),
      new BareRoom(),
      new ExtinctionRoom(),
      new ChecksRoom(),
      new ConditionalRoom(),
      new MajorityRoom(),
      new LineRoom(),
      new ConnectionRoom(),
      new TruceRoom(),
      new ImpasseRoom(),
      new DrawOddsRoom(),
      new NoFlightRoom(),
      new MatingRoom());

  /** All words of the language. */
  public static final Words WORDS =
      new Words(ROOMS.stream().flatMap(room -> room.words().stream()).toList());

  private RoomRegistry() {}

  /**
   * Returns the mechanisms in the rules of a file and in the sections of its pieces.
   *
   * @param pieces the pieces with their sections, in the order of the file
   */
  public static List<Mechanism> mechanisms(Fields rules, Map<PieceKind, Fields> pieces) {
    Stream<?> pieceMechanisms = roomsOf(Section.PIECE).flatMap(room -> pieces.entrySet().stream()
        .flatMap(piece -> room.read(piece.getValue(), piece.getKey()).stream()));
    return Stream.concat(
        read(Section.RULES, rules, List.copyOf(pieces.keySet()), List.of(), Mechanism.class).stream(),
        pieceMechanisms.map(Mechanism.class::cast)).toList();
  }

  /**
   * Returns the ends by the game's length in the section of draws.
   *
   * @param rules the mechanisms of the file other than draws
   */
  public static List<Mechanism> draws(Fields draws, List<PieceKind> pieces, List<Mechanism> rules) {
    return read(Section.DRAWS, draws, pieces, rules, Mechanism.class);
  }

  /** Returns the goals of rooms in the section of goals. */
  public static List<Goal> goals(Fields goals, List<PieceKind> pieces) {
    return read(Section.GOALS, goals, pieces, List.of(), Goal.class);
  }

  private static <T> List<T> read(Section section, Fields fields, List<PieceKind> pieces,
      List<Mechanism> rules, Class<T> type) {
    return roomsOf(section).<Object>flatMap(room -> room.read(fields, pieces, rules).stream()).map(type::cast)
        .toList();
  }

  private static Stream<Room<?>> roomsOf(Section section) {
    return ROOMS.stream().filter(room -> room.stands(section));
  }

  /** Returns a definition without the mechanisms that have no effect in it. */
  public static Definition withoutIdleMechanisms(Definition definition) {
    return new Definition(definition.title(), definition.options(), definition.board(), definition.pieces(),
        definition.start(), definition.royalty(), definition.goals(), definition.mechanisms().stream()
            .filter(
                mechanism -> room(mechanism).stream().allMatch(room -> room.applies(mechanism, definition)))
            .toList());
  }

  /** Reports words that have no defined meaning together. */
  public static void check(ParsedDefinition written) {
    forEachRecord(written.definition(), (room, record) -> room.check(record, written));
    ROOMS.stream().filter(room -> records(written.definition(), room).isEmpty())
        .forEach(room -> room.checkAbsent(written));
  }

  /** Reports words in the section of a piece that have no effect there. */
  public static void reportIdleWords(Fields section, PieceKind piece, ParsedDefinition written) {
    roomsOf(Section.PIECE).forEach(room -> room.idle(section, piece, written));
  }

  /** Returns a start position without the parts that removed rules have added to it, given the words of these rules. */
  public static String startWithout(String start, Set<String> words) {
    String shortened = start;
    for (Room<?> room : ROOMS) {
      shortened =
          !room.words().isEmpty() && words.contains(room.words().getFirst().text()) ? room.without(shortened)
              : shortened;
    }
    return shortened;
  }

  /** Returns the first word of the room that implements a class of records (mechanisms or goals). */
  public static Word firstWord(Class<?> record) {
    return ROOMS.stream().filter(room -> room.record().equals(record)).findFirst().orElseThrow().words()
        .getFirst();
  }

  /** Returns the properties that a game has by its rules. */
  public static Set<Property> properties(Definition definition) {
    return ask(definition, (room, record) -> room.gives(record).keySet().stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Returns the names that the rule of turns uses for the moves that the rules of a definition add. */
  public static Set<String> addedMoveWords(Definition definition) {
    return RoomRegistry.<String>ask(definition, (room, _) -> room.moves().stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Whether captures under a mechanism may also remove pieces other than the captured piece, even royal pieces. */
  public static boolean mayRemoveOthers(Mechanism mechanism) {
    return room(mechanism).stream()
        .anyMatch(room -> room.gives(mechanism).containsKey(Property.CAPTURES_SPREAD));
  }

  /**
   * Returns the words and names for sentences about a definition.
   *
   * @param notation whether to write movement in notation, too, beside the words
   */
  public static Phrasing phrasing(Definition definition, boolean notation) {
    Names names = new Names(definition);
    Places places = new Places(definition.board());
    return new Phrasing(names, places, properties(definition), notation,
        new ConditionWords(names, places)::clause);
  }

  /** Returns the sentences on the card of rules about the records of a section. */
  public static Stream<String> sentences(Section section, Phrasing phrasing) {
    return RoomRegistry.<String>ask(phrasing.definition(),
        (room, record) -> room.stands(section) ? Stream.of(room.sentence(record, phrasing)) : Stream.empty())
        .filter(sentence -> !sentence.isEmpty());
  }

  /** Returns all rules of a game. */
  static List<Rule> rules(Context context) {
    return ROOMS.stream().flatMap(room -> rules(room, context).stream()).toList();
  }

  private static <R> List<Rule> rules(Room<R> room, Context context) {
    return room.rules(records(context.definition(), room), context);
  }

  private static <R> List<R> records(Definition definition, Room<R> room) {
    return definition.records().filter(room.record()::isInstance).map(room.record()::cast).toList();
  }

  /** Returns the answers of rooms to a question about each record of a definition. */
  public static <T> Stream<T> ask(Definition definition,
      BiFunction<Room<Object>, Object, Stream<T>> question) {
    return definition.records().flatMap(record -> room(record).stream()
        .flatMap(room -> question.apply(room, record)));
  }

  /** Passes each record of a definition to its room. */
  public static void forEachRecord(Definition definition, BiConsumer<Room<Object>, Object> action) {
    definition.records().forEach(record -> room(record).ifPresent(room -> action.accept(room, record)));
  }

  /** Returns the room of a record, for use with that record only; empty if no room implements the record. */
  @SuppressWarnings("unchecked")
  public static Optional<Room<Object>> room(Object record) {
    return ROOMS.stream().filter(room -> room.record().isInstance(record)).map(room -> (Room<Object>) room)
        .findFirst();
  }
}
