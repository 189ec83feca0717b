package org.variorum.rules.rule;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.fen.ForeignFenField;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.position.SlotTerm;
import org.variorum.rules.state.State;

/**
 * What is remembered in a slot, as people and programs see it: its text, its words, and what must be true of it. Texts are
 * as {@link SlotKind.Control} says.
 */
public interface SlotFormat {

  SlotKind kind();

  /** How an entry of a FEN looks, for messages: {@code ban:X}. */
  default String example() {
    return kind().name();
  }

  /** Whether a letter can be of its text: asked where several share a field of a FEN. */
  default boolean mayContain(char letter) {
    return true;
  }

  /**
   * Which letters of a field that several share are of its text, each once; those that come later are asked of the others.
   *
   * @param board the pieces by square
   */
  default String own(String letters, SortedMap<Integer, Piece> board) {
    return letters.chars().filter(letter -> mayContain((char) letter))
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
  }

  /**
   * The text that a FEN has here, in the one form in which it is written. Knows syntax only.
   *
   * @throws FenException if it is malformed
   */
  String read(FenField field);

  /**
   * The same where a text is brought into that form by what stands on the board.
   *
   * @param board the pieces by square
   * @throws FenException if it is malformed
   */
  default String read(FenField field, SortedMap<Integer, Piece> board) {
    return read(field);
  }

  /**
   * The same where other programs say it in another place; empty if they do not say this there. The text is empty for nothing.
   *
   * @param said the texts of what the FEN has said before, by the names of kinds
   * @throws FenException if it is malformed
   */
  default Optional<String> readAt(ForeignFenField place, FenField field, Map<String, String> said) {
    return Optional.empty();
  }

  /** The text that other programs have in that place; empty if they do not say this there. */
  default Optional<String> writeAt(ForeignFenField place, State state) {
    return Optional.empty();
  }

  /** The text of what a position remembers; empty for nothing. */
  String write(State state);

  /**
   * Has a position remember what a text says, or tells why it cannot be. Of a text that is malformed it takes what it can; an
   * empty one is what {@link org.variorum.rules.position.Setup#slots} says of one that is absent.
   */
  void seat(SetupContext setupContext, String text);

  /** Whether other forms ask for it when they have a position remember something. */
  default boolean comesFirst() {
    return false;
  }

  /** Whether a square is written as a hole, where a FEN says it on the {@link SlotKind.Place#BOARD board}. */
  default boolean isAt(State state, int square) {
    return false;
  }

  /** Which kinds of pieces can have made the last move if a position remembers this. */
  default long lastMovers(String text) {
    return ~0L;
  }

  /** The text as a sentence for a reader. */
  default Optional<String> sentence(String text) {
    return Optional.empty();
  }

  /** The text as a part of a spoken position. */
  default Optional<String> spoken(String text) {
    return Optional.empty();
  }

  /** What can be counted of it to evaluate positions. */
  default Optional<SlotTerm> term() {
    return Optional.empty();
  }

  /** The number of that {@link #term}; the same for both sides where it is not one of each. */
  default int count(State state, int side) {
    return 0;
  }

  /** What a board can show. */
  default List<Mark> marks(State state) {
    return List.of();
  }

  /** The pieces that it keeps beneath others on the board, in any order: those of its {@link #marks}, without their words. */
  default List<Piece> beneath(State state) {
    return List.of();
  }
}
