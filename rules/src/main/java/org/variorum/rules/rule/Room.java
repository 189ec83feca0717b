package org.variorum.rules.rule;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Word;

/**
 * What a mechanism or a goal brings to every definition: its words, how they are read, refused and told, and its rules. Every
 * method but the first and the last has a default that says: nothing. It has no state.
 *
 * @param <R> its record
 */
public interface Room<R> {

  /** The class of its record. */
  Class<R> record();

  /** Its words. The first stands in the rules or among the goals, and all else is behind it. */
  default List<Word> words() {
    return List.of();
  }

  /**
   * Its records.
   *
   * @param fields the section of its first word: the rules, or the goals
   */
  default List<R> read(Fields fields, List<PieceKind> pieces) {
    return List.of();
  }

  /** Complains about what has no meaning in its words, though they can be read. */
  default void check(R record, Written written) {}

  /** Complains if its word stands there and says no record. */
  default void checkAbsent(Written written) {}

  /** Complains about words of its own that say nothing. */
  default void idle(R record, Written written) {}

  /** What holds of a game by it, and of which pieces; of none: of the game. */
  default Map<Property, Set<String>> gives(R record) {
    return Map.of();
  }

  /** What it has no meaning with. */
  default List<Refusal> refuses(R record) {
    return List.of();
  }

  /** Fields of a FEN that a game has by it, between those that every game has. */
  default List<StartField> startFields() {
    return List.of();
  }

  /** What a record means, if it means something by hooks. */
  default Optional<Rule> rule(R record, Context context) {
    return Optional.empty();
  }

  /** The rules of a game that has these records; some have a rule in every game. */
  default List<Rule> rules(List<R> records, Context context) {
    return records.stream().flatMap(record -> rule(record, context).stream()).toList();
  }

  /**
   * How a piece moves, where the record changes what its ways mean.
   *
   * @param ways its ways in words
   */
  default Optional<String> movement(R record, PieceKind piece, String ways) {
    return Optional.empty();
  }

  /** What else there is to say of a piece. */
  default Optional<String> remark(R record, PieceKind piece, Phrasing phrasing) {
    return Optional.empty();
  }

  /** The record on the card of rules: one or more sentences. */
  String sentence(R record, Phrasing phrasing);
}
