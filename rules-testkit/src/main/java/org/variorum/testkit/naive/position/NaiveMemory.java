package org.variorum.testkit.naive.position;

import java.util.Optional;
import java.util.Set;

/** State that positions store for a mechanism, and its text in a FEN (COM-2). */
public interface NaiveMemory extends Hook {

  /** The place of the text in a FEN. */
  enum Place {
    /** The placement field, in which walls are written like holes. */
    BOARD,
    /** The third field; {@code -} for nothing. */
    CASTLING,
    /** The fourth field; {@code -} for nothing. */
    EN_PASSANT,
    /** A field after the fourth that only games with the mechanism have. */
    OWN_FIELD,
    /** An entry of the last field, which is absent if it has no entries. */
    STATE
  }

  Place place();

  /** The fixed start of the state entry, such as {@code ban:}, or the whole entry, such as {@code swapped}. */
  default String stateWord() {
    return "";
  }

  /** Whether a letter may belong to the text of this mechanism, if several mechanisms share a field of a FEN. */
  default boolean mayContain(char letter) {
    return true;
  }

  /** Prepares a position for {@link #read}, before any state of its FEN is read. */
  default NaivePosition prepare(NaivePosition position) {
    return position;
  }

  /**
   * The position with the state that a text describes; empty if the text is invalid. The text does not contain
   * {@link #stateWord}.
   */
  Optional<NaivePosition> read(NaivePosition position, String text);

  /** The canonical text, without {@link #stateWord}; empty for the default state. */
  Optional<String> write(NaivePosition position);

  /** Whether the position stores state that is valid only for the reply to the last move. */
  default boolean isForReply(NaivePosition position) {
    return false;
  }

  /** The letters of the pieces of which one must have moved last; empty if the state does not restrict that piece. */
  default Optional<Set<String>> possibleLastMovers(NaivePosition position) {
    return Optional.empty();
  }
}
