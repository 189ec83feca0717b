package org.variorum.engine.evaluation;

import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.Changes;
import org.variorum.rules.position.PieceCode;

/** Material and piece-square scores of both sides, updated incrementally with each move of a line. */
final class PieceSquares {

  /** The value of a royal piece: more than all other pieces together. */
  static final int ROYAL = 20_000;

  private final Terms terms;
  private final int size;
  private final int codes;
  /** By code and square: the score in the middlegame, positive for White; below, in the endgame. */
  private final int[] middle;
  private final int[] end;
  /** By code: the score of a piece in hand in the middlegame, positive for White; below, in the endgame. */
  private final int[] heldMiddle;
  private final int[] heldEnd;
  private final int[] phases;
  /** By side and square: the square from the side's point of view. */
  private final int[] relativeSquare;
  private final int fullPhase;

  /** By ply: the score in the middlegame, positive for White; below, in the endgame. */
  private final int[] middles;
  private final int[] ends;
  /** By ply and side: the sum of the phase weights of the side's pieces. */
  private final int[] phase;

  /** @param plies the maximum length of a line */
  PieceSquares(Game game, Weights weights, int plies) {
    Geometry board = game.board();
    int kinds = game.definition().pieces().size();
    terms = weights.terms();
    size = board.size();
    codes = PieceCode.codes(kinds);
    middle = new int[codes * size];
    end = new int[codes * size];
    heldMiddle = new int[codes];
    heldEnd = new int[codes];
    phases = new int[codes];
    relativeSquare = new int[2 * size];
    for (int square = 0; square < size; square++) {
      relativeSquare[square] = square;
      relativeSquare[size + square] = board.seen(square, Side.BLACK);
    }
    for (int code = PieceCode.FIRST; code < codes; code++) {
      fill(code, weights);
    }
    middles = new int[plies + 2];
    ends = new int[plies + 2];
    phase = new int[2 * (plies + 2)];
    reset(game.start().mutable());
    fullPhase = Math.max(1, phase[0] + phase[1]);
  }

  private void fill(int code, Weights weights) {
    int kind = PieceCode.kind(code);
    int sign = sign(code);
    int value = terms.value[kind];
    phases[code] = weights.phases()[kind];
    for (int square = 0; square < size; square++) {
      int term = terms.squares[kind] + relativeSquare[PieceCode.side(code) * size + square];
      int mg = value < 0 ? ROYAL : weights.middle()[value];
      int eg = value < 0 ? ROYAL : weights.end()[value];
      middle[code * size + square] = sign * (mg + weights.middle()[term]);
      end[code * size + square] = sign * (eg + weights.end()[term]);
    }
    if (terms.held[kind] >= 0) {
      int royal = value < 0 ? ROYAL : 0; // a royal piece that is not on the board yet
      heldMiddle[code] = sign * (royal + weights.middle()[terms.held[kind]]);
      heldEnd[code] = sign * (royal + weights.end()[terms.held[kind]]);
    }
  }

  /** 1 for a piece of White, -1 for a piece of Black. */
  private static int sign(int code) {
    return PieceCode.side(code) == PieceCode.WHITE ? 1 : -1;
  }

  /** Starts a line with a position at ply 0. */
  void reset(MutablePosition position) {
    int mg = 0;
    int eg = 0;
    phase[0] = 0;
    phase[1] = 0;
    for (int square = 0; square < size; square++) {
      int code = position.pieceAt(square);
      mg += middle[code * size + square];
      eg += end[code * size + square];
      phase[PieceCode.side(code)] += phases[code];
    }
    for (int code = PieceCode.FIRST; code < codes; code++) {
      int count = position.held(code);
      mg += count * heldMiddle[code];
      eg += count * heldEnd[code];
      phase[PieceCode.side(code)] += count * phases[code];
    }
    middles[0] = mg;
    ends[0] = eg;
  }

  /** Updates the scores after a move has been made at a ply. */
  void afterMove(MutablePosition position, int ply) {
    int mg = middles[ply];
    int eg = ends[ply];
    afterPass(ply);
    Changes changes = position.changes();
    for (int i = 0; i < changes.count(); i++) {
      int before = changes.before(i);
      int after = changes.after(i);
      if (changes.ofHand(i)) {
        int code = changes.held(i);
        int difference = after - before;
        mg += difference * heldMiddle[code];
        eg += difference * heldEnd[code];
        phase[2 * ply + 2 + PieceCode.side(code)] += difference * phases[code];
      } else {
        int square = changes.square(i);
        mg += middle[after * size + square] - middle[before * size + square];
        eg += end[after * size + square] - end[before * size + square];
        phase[2 * ply + 2 + PieceCode.side(after)] += phases[after];
        phase[2 * ply + 2 + PieceCode.side(before)] -= phases[before];
      }
    }
    middles[ply + 1] = mg;
    ends[ply + 1] = eg;
  }

  /** Copies the scores to the next ply, as after a pass or a null move. */
  void afterPass(int ply) {
    middles[ply + 1] = middles[ply];
    ends[ply + 1] = ends[ply];
    phase[2 * ply + 2] = phase[2 * ply];
    phase[2 * ply + 3] = phase[2 * ply + 1];
  }

  /** The total phase weight of a side's pieces. Royal pieces and pawns have no phase weight. */
  int officers(int ply, int side) {
    return phase[2 * ply + side];
  }

  int middle(int ply) {
    return middles[ply];
  }

  int end(int ply) {
    return ends[ply];
  }

  /** Interpolates between a middlegame and an endgame score by the phase; positive for White. */
  int tapered(int mg, int eg, int ply) {
    int phaseWeight = cappedPhase(ply);
    return (int) (((long) mg * phaseWeight + (long) eg * (fullPhase - phaseWeight)) / fullPhase);
  }

  /** The phase: 1 with the material of the start position, 0 with no material left. */
  double phase(int ply) {
    return (double) cappedPhase(ply) / fullPhase;
  }

  private int cappedPhase(int ply) {
    return Math.clamp(phase[2 * ply] + phase[2 * ply + 1], 0, fullPhase);
  }

  /** Adds to the sum the terms that {@link #reset} computes. */
  void count(MutablePosition position, EvaluationSum sum) {
    for (int square = 0; square < size; square++) {
      int code = position.pieceAt(square);
      if (code != PieceCode.EMPTY) {
        int sign = sign(code);
        int kind = PieceCode.kind(code);
        sum.add(terms.squares[kind] + relativeSquare[PieceCode.side(code) * size + square], sign);
        if (terms.value[kind] >= 0) {
          sum.add(terms.value[kind], sign);
        }
      }
    }
    for (int code = PieceCode.FIRST; code < codes; code++) {
      int term = terms.held[PieceCode.kind(code)];
      if (term >= 0) {
        sum.add(term, sign(code) * position.held(code));
      }
    }
  }
}
