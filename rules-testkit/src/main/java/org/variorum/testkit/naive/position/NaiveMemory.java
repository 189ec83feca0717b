package org.variorum.testkit.naive.position;

import java.util.Optional;
import java.util.Set;

/** What positions remember for a mechanism, as a FEN says it (COM-2). */
public interface NaiveMemory extends Hook {

  /** Where a FEN says it. */
  enum Place {
    /** The pieces on the board: walls, written as holes are. */
    BOARD,
    /** The third field; {@code -} for nothing. */
    CASTLING,
    /** The fourth field; {@code -} for nothing. */
    EN_PASSANT,
    /** A field after these that only games with the mechanism have. */
    OWN_FIELD,
    /** An entry of the last field, which is left out where there are none. */
    STATE
  }

  Place place();

  /** What its entry in the state begins with: {@code ban:}, or {@code swapped}, which is all of it. */
  default String word() {
    return "";
  }

  /** Whether a letter can be of its text, where several share a field. */
  default boolean says(char letter) {
    return true;
  }

  /** The position as it is before something is read. */
  default NaivePosition begun(NaivePosition position) {
    return position;
  }

  /** The position that remembers what a text says, without the word; empty if the text has no meaning. */
  Optional<NaivePosition> read(NaivePosition position, String text);

  /** The canonical text, without the word; empty if there is nothing to say. */
  Optional<String> write(NaivePosition position);

  /** Whether something is remembered that is for the reply to the last move only. */
  default boolean isForReply(NaivePosition position) {
    return false;
  }

  /** The letters of the pieces that may have moved last, if the stored state says so. */
  default Optional<Set<String>> lastMoved(NaivePosition position) {
    return Optional.empty();
  }
}
