package org.variorum.engine.evaluation;

import org.variorum.rules.board.Geometry;

/**
 * A side that has next to nothing left but its royal piece: which way it must be driven, where no search sees the mate yet (D. Slate
 * and L. Atkin, "Chess 4.5", in: Chess Skill in Man and Machine, 1977).
 *
 * @param few with no more officers than this, a side has next to nothing
 */
record MopUp(Geometry board, Terms terms, int few) {

  void look(PieceSquares placement, int ply, AttackMaps attackMaps, EvaluationSum tally) {
    int white = placement.officers(ply, 0);
    int black = placement.officers(ply, 1);
    if (terms.corral >= 0 && Math.min(white, black) <= few && Math.abs(white - black) > few / 2) {
      int hunter = white > black ? 0 : 1;
      pursue(attackMaps.royalSquare(hunter), attackMaps.royalSquare(hunter ^ 1), 1 - 2 * hunter, tally);
    }
  }

  private void pursue(int hunter, int hunted, int sign, EvaluationSum tally) {
    if (hunted >= 0) {
      tally.add(terms.corral + Math.min(Terms.FROM_CENTRE - 1, (int) board.fromCentre(hunted)), sign);
      if (hunter >= 0) {
        tally.add(terms.hunt + Math.min(Terms.APART - 1, board.distance(hunter, hunted)), sign);
      }
    }
  }
}
