package org.variorum.engine.evaluation;

import org.variorum.rules.board.Geometry;

/**
 * The evaluation of endings in which one side has almost only its royal piece: that piece is driven from the centre,
 * and the enemy's royal piece approaches it. This helps where the search does not see the mate yet (D. Slate and L.
 * Atkin, "Chess 4.5", in: Chess Skill in Man and Machine, 1977).
 *
 * @param maxBareMaterial the greatest phase weight of a side that has almost only its royal piece; pawns have none
 */
record MopUp(Geometry board, Terms terms, int maxBareMaterial) {

  void addTerms(PieceSquares placement, int ply, AttackMaps attackMaps, EvaluationSum sum) {
    int white = placement.nonPawnMaterial(ply, 0);
    int black = placement.nonPawnMaterial(ply, 1);
    if (terms.corral >= 0 && Math.min(white, black) <= maxBareMaterial
        && Math.abs(white - black) > maxBareMaterial / 2) {
      int strongSide = white > black ? 0 : 1;
      pursue(attackMaps.royalSquare(strongSide), attackMaps.royalSquare(strongSide ^ 1), 1 - 2 * strongSide,
          sum);
    }
  }

  private void pursue(int hunterSquare, int huntedSquare, int sign, EvaluationSum sum) {
    if (huntedSquare >= 0) {
      sum.add(
          terms.corral + Math.min(Terms.CENTRE_DISTANCES - 1, (int) board.distanceFromCentre(huntedSquare)),
          sign);
      if (hunterSquare >= 0) {
        sum.add(terms.hunt + Math.min(Terms.ROYAL_DISTANCES - 1, board.distance(hunterSquare, huntedSquare)),
            sign);
      }
    }
  }
}
