package org.variorum.lab.first;

import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;

/**
 * Evaluates positions by their pieces: what each is worth ({@link Values}), on the board or in hand, and how near it is to
 * becoming something better; and by the number of moves. Nothing else is known of any game.
 */
final class Evaluation {

  private static final int CENTIPAWNS_A_MOVE = 3;
  /** A royal piece: above all others together. */
  private static final int ROYAL = 20_000;
  /** The part of what it would win by promotion that a piece is worth, by the ranks that it still has to go. */
  private static final double[] PROSPECT = {0.25, 0.2, 0.12, 0.08, 0.05, 0.03};

  private final int size;
  private final int[] values;
  private final boolean[] royal;
  /** By code of a piece and square; positive for White. */
  private final int[] onBoard;
  private final int codes;

  Evaluation(Game game) {
    Geometry board = game.board();
    List<PieceKind> pieces = game.definition().pieces();
    size = board.size();
    values = Values.of(game);
    codes = 2 * (pieces.size() + 1);
    royal = new boolean[pieces.size()];
    onBoard = new int[codes * size];
    for (int kind = 0; kind < pieces.size(); kind++) {
      royal[kind] = pieces.get(kind).royal();
      for (Side side : Side.values()) {
        int code = 2 * (kind + 1) + side.ordinal();
        for (int square = 0; square < size; square++) {
          int value = royal[kind] ? ROYAL : values[kind] + prospect(game, kind, square, side);
          onBoard[code * size + square] = side == Side.WHITE ? value : -value;
        }
      }
    }
  }

  private int prospect(Game game, int kind, int square, Side side) {
    return game.definition().pieces().get(kind).promotion()
        .map(promotion -> (int) (gain(game, kind, promotion)
            * PROSPECT[ranksToGo(game.board(), promotion, square, side)]))
        .orElse(0);
  }

  private int gain(Game game, int kind, Promotion promotion) {
    int best = promotion.to().stream().mapToInt(letter -> value(game, letter)).max().orElse(0);
    return Math.max(0, best - values[kind]);
  }

  private int value(Game game, String letter) {
    return values[game.definition().pieces().indexOf(game.definition().piece(letter).orElseThrow())];
  }

  private static int ranksToGo(Geometry board, Promotion promotion, int square, Side side) {
    int last = PROSPECT.length - 1;
    for (int ahead = 0; ahead < last; ahead++) {
      int rank = board.rank(square) + (side == Side.WHITE ? ahead : -ahead);
      int there = board.square(board.file(square), rank);
      if (there != Geometry.NONE && promotion.zone().contains(board, there, side)) {
        return ahead;
      }
    }
    return last;
  }

  /** What the pieces of the side to move are worth more than those of the other. */
  int material(MutablePosition position) {
    int sum = 0;
    for (int square = 0; square < size; square++) {
      sum += onBoard[position.pieceAt(square) * size + square];
    }
    for (int code = 2; code < codes; code++) {
      int held = position.held(code) * values[code / 2 - 1];
      sum += (code & 1) == 0 ? held : -held;
    }
    return position.turn() == 0 ? sum : -sum;
  }

  /** What it is worth to have more moves than the other side had. */
  static int mobility(int own, int theirs) {
    return (own - theirs) * CENTIPAWNS_A_MOVE;
  }

  /** What a piece of that code is worth to whoever takes it. */
  int target(int code) {
    int kind = code / 2 - 1;
    return royal[kind] ? ROYAL : values[kind];
  }

  /** What a kind of piece is worth. */
  int value(int kind) {
    return values[kind];
  }
}
