package org.variorum.rules.rule.exchange;

import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.state.State;

/** Which pieces may exchange squares with which, and how far away these may be. */
final class ExchangePairs {

  private final boolean enemy;
  /** By kind: the kinds of the others; 0 for one that exchanges with none. */
  private final long[] others;
  /** By kind: those of them that may exchange with it, too, so that the one on the lower square moves, as its side sees it. */
  private final long[] mutual;
  private final Geometry board;
  /** By square: those near enough; empty if any is. */
  private final boolean[][] near;

  ExchangePairs(Exchange exchange, Context context) {
    enemy = exchange.enemy();
    board = context.board();
    List<PieceKind> kinds = context.definition().pieces();
    others = new long[kinds.size()];
    mutual = new long[kinds.size()];
    for (PieceKind piece : kinds) {
      int kind = context.kinds().of(piece.letter());
      for (PieceKind other : kinds) {
        long bit = PieceCode.bit(context.kinds().of(other.letter()));
        others[kind] |= exchange.allows(piece.letter(), other.letter()) ? bit : 0;
        mutual[kind] |= exchange.isMutual(piece.letter(), other.letter()) ? bit : 0;
      }
    }
    near = exchange.distance() == 0 ? new boolean[0][] : near(exchange.distance(), context);
  }

  private static boolean[][] near(int distance, Context context) {
    int size = context.board().size();
    boolean[][] near = new boolean[size][size];
    for (int square = 0; square < size; square++) {
      for (int other : context.board().around(square, distance)) {
        near[square][other] = true;
      }
    }
    return near;
  }

  /** Whether a kind exchanges with any. */
  boolean has(int kind) {
    return others[kind] != 0;
  }

  /** The side whose pieces the others are. */
  int sideOfOthers(int side) {
    return enemy ? side ^ 1 : side;
  }

  /** Whether a piece may exchange with another piece of that code, wherever both stand. */
  boolean allows(int piece, int other) {
    return other != PieceCode.EMPTY && PieceCode.side(other) == sideOfOthers(PieceCode.side(piece))
        && (others[PieceCode.kind(piece)] & PieceCode.bit(PieceCode.kind(other))) != 0;
  }

  /** Whether the piece on a square moves, and exchanges with that on another. */
  boolean allows(State state, int from, int to) {
    int piece = state.board[from];
    int other = state.board[to];
    return from != to && allows(piece, other) && isNear(from, to)
        && ((mutual[PieceCode.kind(piece)] & PieceCode.bit(PieceCode.kind(other))) == 0
            || isLower(from, to, PieceCode.sideOf(PieceCode.side(piece))));
  }

  private boolean isLower(int square, int other, Side side) {
    return board.relativeSquare(square, side) < board.relativeSquare(other, side);
  }

  boolean isNear(int from, int to) {
    return near.length == 0 || near[from][to];
  }
}
