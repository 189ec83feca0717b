package org.variorum.rules.explain;

import java.util.List;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Rule;
import org.variorum.rules.state.State;
import org.variorum.rules.state.Wording;
import org.variorum.rules.text.English;

/** What keeps a piece where it is, whichever way it would go, in words. */
final class Bars {

  private final State state;
  private final Tables tables;
  private final Wording words;

  Bars(State state) {
    this.state = state;
    tables = state.tables;
    words = new Wording(state);
  }

  /** RS-7. */
  Illegal frozen(int square) {
    int owner = PieceCode.side(state.board[square]);
    return bar(Rule.FROZEN, words.pieceOn(square) + " has been displaced and is frozen until the end of "
        + Wording.side(owner) + (owner == state.turn ? "'s turn" : "'s next turn"), square);
  }

  /** NMT-4. */
  Illegal banned(int square) {
    String piece = words.piece(square);
    return bar(Rule.BANNED,
        "the " + piece + " may not move without capturing: " + Wording.side(state.turn ^ 1)
            + " has just moved " + English.one(piece),
        square);
  }

  /** DEL-2. */
  Illegal unprotected(int square) {
    return bar(Rule.UNPROTECTED, "no friendly piece protects the " + words.piece(square) + " on "
        + words.square(square) + ", so it has no movement", square);
  }

  /**
   * RS-3.
   *
   * @param piece a piece that range binds
   * @param square where it stands, or that it would pass or reach
   */
  Illegal outOfRange(int piece, int square) {
    String givers = String.join(" or ", tables.range == null ? List.of()
        : tables.range.around().stream().map(letter -> words.kind(tables.kind(letter))).sorted().toList());
    return bar(Rule.OUT_OF_RANGE, words.square(square) + " is out of range: no " + givers + " of the "
        + words.kind(PieceCode.kind(piece)) + "'s own side is near enough", square);
  }

  private static Illegal bar(Rule rule, String sentence, int square) {
    return new Illegal(rule, sentence, List.of(square));
  }
}
