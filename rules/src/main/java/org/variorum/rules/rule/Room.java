package org.variorum.rules.rule;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import org.variorum.rules.board.Step;
import org.variorum.rules.board.Zone;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Threats.Stratum;

/**
 * What a mechanism or a goal brings to every definition: its words, how they are read, refused and told, and its rules. Every
 * method has a default that says: nothing. It has no state.
 *
 * @param <R> its record
 */
public abstract class Room<R> {

  /**
   * A field of a FEN between those that every game has, as the start position of a definition must have it.
   *
   * @param name what it is called
   * @param form what it looks like
   * @param problem what is wrong if it looks otherwise
   * @param expected what would be right
   * @param example what may stand there
   */
  public record StartField(String name, Pattern form, String problem, String expected, String example) {}

  /**
   * Where a piece goes as another stands, as seen from its own square.
   *
   * @param neededPieces the letters of the pieces that must stand there
   * @param reached the squares to which it then goes freely, and on which it captures
   */
  public record Sketch(Map<Step, String> neededPieces, List<Step> reached) {}

  private final Class<R> record;
  private final BiFunction<R, Context, Rule> rule;
  private final List<Word> words;

  /**
   * The room of a mechanism.
   *
   * @param record the class of its record
   * @param rule makes the rule that a record means
   * @param words its words; the first stands in the rules, among the goals, the draws or in the sections of pieces, and all else
   *     is there or behind it; none: no file says it
   */
  protected Room(Class<R> record, BiFunction<R, Context, Rule> rule, Word... words) {
    this.record = record;
    this.rule = rule;
    this.words = List.of(words);
  }

  public final Class<R> record() {
    return record;
  }

  public final List<Word> words() {
    return words;
  }

  /** Whether its first word stands in a section. */
  public final boolean stands(Section section) {
    return !words.isEmpty() && words.getFirst().section().equals(section);
  }

  /**
   * Its records.
   *
   * @param fields the section of its first word: the rules, the goals or the draws
   */
  public List<R> read(Fields fields, List<PieceKind> pieces) {
    return List.of();
  }

  /**
   * Its records, where they depend on other rules.
   *
   * @param rules the mechanisms that are read before
   */
  public List<R> read(Fields fields, List<PieceKind> pieces, List<Mechanism> rules) {
    return read(fields, pieces);
  }

  /**
   * Its record of a piece, where its words stand in the sections of pieces.
   *
   * @param section the section of the piece, laid over that of the piece that it is like
   */
  public Optional<R> read(Fields section, PieceKind piece) {
    return Optional.empty();
  }

  /** Whether a record says something in a definition; else the definition is read without it. */
  public boolean applies(R record, Definition definition) {
    return true;
  }

  /** Complains about what has no meaning in its words, though they can be read. */
  public void check(R record, ParsedDefinition written) {}

  /** Complains if its word stands there and says no record. */
  public void checkAbsent(ParsedDefinition written) {}

  /** Complains about words of its own that say nothing. */
  public void idle(R record, ParsedDefinition written) {}

  /** Complains about words of its own in the section of a piece that say nothing there. */
  public void idle(Fields section, PieceKind piece, ParsedDefinition written) {}

  /** What holds of a game by it, and of which pieces; of none: of the game. */
  public Map<Property, Set<String>> gives(R record) {
    return Map.of();
  }

  /** What a complaint about a record is about. */
  public Topic topic(R record) {
    return Mechanism.class.isAssignableFrom(this.record)
        ? new Topic.Rule(this.record.asSubclass(Mechanism.class)) : new Topic.Goals();
  }

  /** What it is called where others refuse what it gives. */
  public String name() {
    return words.getFirst().text();
  }

  /** The word by which a turn asks for moves that its rule makes beside the movement of pieces; empty if it makes none of its own. */
  public Optional<String> moves() {
    return Optional.empty();
  }

  /** What it has no meaning with. */
  public List<PropertyClash> refuses(R record) {
    return List.of();
  }

  /** Fields of a FEN that a game has by it, between those that every game has. */
  public List<StartField> startFields(R record) {
    return List.of();
  }

  /**
   * What is left of a start position where a definition takes the rule away that another has brought together with the position.
   *
   * @param start a FEN, perhaps a wrong one
   */
  public String without(String start) {
    return start;
  }

  /** Whether the start position may write squares of the board as holes. */
  public boolean writesHoles() {
    return false;
  }

  /**
   * The rules of a game that has these records.
   *
   * @throws UnplayableDefinitionException if who attacks whom would depend on itself by one
   */
  public final List<Rule> rules(List<R> records, Context context) {
    return records.isEmpty() ? absent(context).stream().toList()
        : records.stream().map(each -> inOrder(each, rule.apply(each, context), context)).toList();
  }

  /** A rule that asks only strata of attack before that in which it has a say. */
  private Rule inOrder(R record, Rule made, Context context) {
    List<String> letters = context.definition().pieces().stream().map(PieceKind::letter).toList();
    if (made.asks().flatMap(asked -> say(record, made, letters).filter(own -> asked.compareTo(own) >= 0))
        .isPresent()) {
      throw new UnplayableDefinitionException(List.of(Flaw.error(topic(record), name()
          + " depends on attacks and also changes them: an attack would depend on itself")));
    }
    return made;
  }

  /** The first stratum of attack in which a rule has a say, inferred from what it does. */
  private Optional<Stratum> say(R record, Rule rule, List<String> letters) {
    boolean lends = letters.stream().anyMatch(letter -> !rule.lenders(letter).isEmpty());
    boolean ofAll = rule.threatFilter().isPresent() || rule.captures().isPresent() || rule.acts().isPresent()
        || rule.gates().stream().anyMatch(gate -> gate.limits(Gate.Use.THREAT) || gate.limits(Gate.Use.LEND))
        || !lends && letters.stream().anyMatch(rule::addsMovement);
    boolean inCheck = record instanceof Mechanism mechanism
        && letters.stream().anyMatch(letter -> mechanism.waysInCheck(letter).isPresent());
    return ofAll ? Optional.of(Stratum.OWN) : lends ? Optional.of(Stratum.LENT)
        : Optional.of(Stratum.IN_CHECK).filter(_ -> inCheck);
  }

  /** The rule of a game that has no record, where every game has a field in its FEN. */
  protected Optional<Rule> absent(Context context) {
    return Optional.empty();
  }

  /**
   * How a piece moves, where the record changes what its ways mean.
   *
   * @param ways its ways in words
   */
  public Optional<String> movement(R record, PieceKind piece, String ways) {
    return Optional.empty();
  }

  /** How a piece moves at times instead. */
  public Optional<String> movementAtTimes(R record, PieceKind piece, Phrasing phrasing) {
    return Optional.empty();
  }

  /** What else there is to say of a piece. */
  public Optional<String> remark(R record, PieceKind piece, Phrasing phrasing) {
    return Optional.empty();
  }

  /** What a diagram of a piece shows besides its ways. */
  public Optional<Sketch> sketch(R record, PieceKind piece) {
    return Optional.empty();
  }

  /** The record on the card of rules: one or more sentences; empty if it says nothing, or is told of its piece. */
  public String sentence(R record, Phrasing phrasing) {
    return "";
  }

  /** The squares that the record asks of and that a board shows, besides those of the ways of pieces and their promotion. */
  public List<Zone> zones(R record, Phrasing phrasing) {
    return List.of();
  }
}
