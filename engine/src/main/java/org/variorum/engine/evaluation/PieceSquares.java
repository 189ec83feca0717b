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
  /** By code and square: the middlegame score, positive for White. */
  private final int[] middleTable;
  /** By code and square: the endgame score, positive for White. */
  private final int[] endTable;
  /** By code: the middlegame and the endgame score of a piece in hand, positive for White. */
  private final int[] heldMiddle;
  private final int[] heldEnd;
  private final int[] phaseWeights;
  /** By side and square: the square from the side's point of view. */
  private final int[] relativeSquare;
  private final int fullPhase;

  /** By ply: the sums of the middlegame and of the endgame scores, positive for White. */
  private final int[] middleScores;
  private final int[] endScores;
  /** By ply and side: the sum of the phase weights of the side's pieces. */
  private final int[] phaseSums;

  /** @param plies the maximum length of a line */
  PieceSquares(Game game, Weights weights, int plies) {
    Geometry board = game.board();
    int kinds = game.definition().pieces().size();
    terms = weights.terms();
    size = board.size();
    codes = PieceCode.codes(kinds);
    middleTable = new int[codes * size];
    endTable = new int[codes * size];
    heldMiddle = new int[codes];
    heldEnd = new int[codes];
    phaseWeights = new int[codes];
    relativeSquare = new int[2 * size];
    for (int square = 0; square < size; square++) {
      relativeSquare[square] = square;
      relativeSquare[size + square] = board.relativeSquare(square, Side.BLACK);
    }
    for (int code = PieceCode.FIRST; code < codes; code++) {
      fill(code, weights);
    }
    middleScores = new int[plies + 2];
    endScores = new int[plies + 2];
    phaseSums = new int[2 * (plies + 2)];
    reset(game.start().mutable());
    fullPhase = Math.max(1, phaseSums[0] + phaseSums[1]);
  }

  private void fill(int code, Weights weights) {
    int kind = PieceCode.kind(code);
    int sign = sign(code);
    int value = terms.value[kind]; // negative for a royal kind, which has no such term
    phaseWeights[code] = weights.phaseWeights()[kind];
    for (int square = 0; square < size; square++) {
      int term = terms.squares[kind] + relativeSquare[PieceCode.side(code) * size + square];
      int mg = value < 0 ? ROYAL : weights.middlegame()[value];
      int eg = value < 0 ? ROYAL : weights.endgame()[value];
      middleTable[code * size + square] = sign * (mg + weights.middlegame()[term]);
      endTable[code * size + square] = sign * (eg + weights.endgame()[term]);
    }
    if (terms.held[kind] >= 0) {
      int royal = value < 0 ? ROYAL : 0; // a royal piece that is not on the board yet
      heldMiddle[code] = sign * (royal + weights.middlegame()[terms.held[kind]]);
      heldEnd[code] = sign * (royal + weights.endgame()[terms.held[kind]]);
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
    phaseSums[0] = 0;
    phaseSums[1] = 0;
    for (int square = 0; square < size; square++) {
      int code = position.pieceAt(square);
      mg += middleTable[code * size + square];
      eg += endTable[code * size + square];
      phaseSums[PieceCode.side(code)] += phaseWeights[code];
    }
    for (int code = PieceCode.FIRST; code < codes; code++) {
      int count = position.held(code);
      mg += count * heldMiddle[code];
      eg += count * heldEnd[code];
      phaseSums[PieceCode.side(code)] += count * phaseWeights[code];
    }
    middleScores[0] = mg;
    endScores[0] = eg;
  }

  /** Updates the scores after a move has been made at a ply. */
  void afterMove(MutablePosition position, int ply) {
    int mg = middleScores[ply];
    int eg = endScores[ply];
    afterPass(ply); // copies the phase sums, which the loop updates
    Changes changes = position.changes();
    for (int i = 0; i < changes.count(); i++) {
      int before = changes.before(i);
      int after = changes.after(i);
      if (changes.isInHand(i)) {
        int code = changes.heldPiece(i);
        int difference = after - before;
        mg += difference * heldMiddle[code];
        eg += difference * heldEnd[code];
        phaseSums[2 * ply + 2 + PieceCode.side(code)] += difference * phaseWeights[code];
      } else {
        int square = changes.square(i);
        mg += middleTable[after * size + square] - middleTable[before * size + square];
        eg += endTable[after * size + square] - endTable[before * size + square];
        phaseSums[2 * ply + 2 + PieceCode.side(after)] += phaseWeights[after];
        phaseSums[2 * ply + 2 + PieceCode.side(before)] -= phaseWeights[before];
      }
    }
    middleScores[ply + 1] = mg;
    endScores[ply + 1] = eg;
  }

  /** Copies the scores to the next ply, as after a pass or a null move. */
  void afterPass(int ply) {
    middleScores[ply + 1] = middleScores[ply];
    endScores[ply + 1] = endScores[ply];
    phaseSums[2 * ply + 2] = phaseSums[2 * ply];
    phaseSums[2 * ply + 3] = phaseSums[2 * ply + 1];
  }

  /** The total phase weight of a side's pieces. Royal pieces and pawns have no phase weight. */
  int nonPawnMaterial(int ply, int side) {
    return phaseSums[2 * ply + side];
  }

  int middle(int ply) {
    return middleScores[ply];
  }

  int end(int ply) {
    return endScores[ply];
  }

  /** Interpolates between a middlegame and an endgame score by the phase; positive for White. */
  int tapered(int mg, int eg, int ply) {
    int phaseWeight = cappedPhase(ply);
    return (int) (((long) mg * phaseWeight + (long) eg * (fullPhase - phaseWeight)) / fullPhase);
  }

  /** The phase: 1 with at least the material of the start position, 0 with no material left. */
  double phase(int ply) {
    return (double) cappedPhase(ply) / fullPhase;
  }

  private int cappedPhase(int ply) {
    return Math.clamp(phaseSums[2 * ply] + phaseSums[2 * ply + 1], 0, fullPhase);
  }

  /** Adds the terms for material and piece squares in a position to a sum. */
  void addTerms(MutablePosition position, EvaluationSum sum) {
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
