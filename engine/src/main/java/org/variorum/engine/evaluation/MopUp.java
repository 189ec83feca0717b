package org.variorum.engine.evaluation;

import org.variorum.rules.board.Geometry;

/**
 * The evaluation of endings in which one side has almost only its royal piece: that piece is driven from the centre,
 * and the enemy's royal piece approaches it. This helps where the search does not see the mate yet (D. Slate and L.
 * Atkin, "Chess 4.5", in: Chess Skill in Man and Machine, 1977).
 *
 * @param fewOfficers the phase weight up to which a side has almost only its royal piece
 */
record MopUp(Geometry board, Terms terms, int fewOfficers) {

  void addTerms(PieceSquares placement, int ply, AttackMaps attackMaps, EvaluationSum sum) {
    int white = placement.officers(ply, 0);
    int black = placement.officers(ply, 1);
    if (terms.corral >= 0 && Math.min(white, black) <= fewOfficers
        && Math.abs(white - black) > fewOfficers / 2) {
      int hunter = white > black ? 0 : 1;
      pursue(attackMaps.royalSquare(hunter), attackMaps.royalSquare(hunter ^ 1), 1 - 2 * hunter, sum);
    }
  }

  private void pursue(int hunter, int hunted, int sign, EvaluationSum sum) {
    if (hunted >= 0) {
      sum.add(terms.corral + Math.min(Terms.FROM_CENTRE - 1, (int) board.fromCentre(hunted)), sign);
      if (hunter >= 0) {
        sum.add(terms.hunt + Math.min(Terms.APART - 1, board.distance(hunter, hunted)), sign);
      }
    }
  }
}
