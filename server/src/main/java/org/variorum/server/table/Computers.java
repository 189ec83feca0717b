package org.variorum.server.table;

import org.variorum.rules.game.Move;
import org.variorum.rules.game.Position;
import org.variorum.server.api.Color;
import org.variorum.server.catalog.Edition;

/** The computers that play, as tables see them. Their answers come on any thread, which must not be kept waiting. */
interface Computers {

  /**
   * Looks for a move.
   *
   * @param guest whose share of the machine it takes: the opponent's
   * @param seed makes one game different from another
   */
  Errand move(String guest, Edition edition, Position position, int level, long seed, Answer<Move> answer);

  /** Looks whether a side would take a draw: it does not think itself better. */
  Errand takesDraw(String guest, Edition edition, Position position, Color side, Answer<Boolean> answer);

  /** Something that a computer is doing. */
  interface Errand {

    /** It is not needed any more. An answer may still be on its way. */
    void cancel();
  }

  /** Hears how an errand goes. */
  interface Answer<T> {

    /** So many others' searches come first. */
    void waiting(int before);

    void found(T found);

    void failed();
  }
}
