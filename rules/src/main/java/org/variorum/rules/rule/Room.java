package org.variorum.rules.rule;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;

/**
 * What a mechanism or a goal brings to every definition: its words, how they are read, refused and told, and its rules. Every
 * method but the last has a default that says: nothing. It has no state.
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
   */
  public record StartField(String name, Pattern form, String problem, String expected) {}

  private final Class<R> record;
  private final BiFunction<R, Context, Rule> rule;
  private final List<Word> words;

  /**
   * The room of a mechanism.
   *
   * @param record the class of its record
   * @param rule makes the rule that a record means
   * @param words its words; the first stands in the rules, among the goals or the draws, and all else is there or behind it; none: no file says it
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

  /** Complains about what has no meaning in its words, though they can be read. */
  public void check(R record, Written written) {}

  /** Complains if its word stands there and says no record. */
  public void checkAbsent(Written written) {}

  /** Complains about words of its own that say nothing. */
  public void idle(R record, Written written) {}

  /** What holds of a game by it, and of which pieces; of none: of the game. */
  public Map<Property, Set<String>> gives(R record) {
    return Map.of();
  }

  /** What it has no meaning with. */
  public List<Refusal> refuses(R record) {
    return List.of();
  }

  /** Fields of a FEN that a game has by it, between those that every game has. */
  public List<StartField> startFields() {
    return List.of();
  }

  /** The rules of a game that has these records. */
  public final List<Rule> rules(List<R> records, Context context) {
    return records.isEmpty() ? absent(context).stream().toList()
        : records.stream().map(each -> rule.apply(each, context)).toList();
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

  /** What else there is to say of a piece. */
  public Optional<String> remark(R record, PieceKind piece, Phrasing phrasing) {
    return Optional.empty();
  }

  /** The record on the card of rules: one or more sentences; empty if it says nothing. */
  public abstract String sentence(R record, Phrasing phrasing);
}
