package org.variorum.engine.evaluation;

import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.SlotTerm;

/**
 * The static evaluation. Piece-square scores are updated incrementally with each move; mobility, attacks and the other
 * terms are computed anew. Not thread-safe: it belongs to one mutable position and follows its moves.
 */
public final class Evaluator {

  /** If the piece-square score is this far outside the window, the other terms hardly ever matter (lazy evaluation). */
  private static final int LAZY = 350;

  private final Terms terms;
  private final PieceKinds pieceKinds;
  private final int[] values;
  private final PieceSquares placement;
  private final AttackMaps attackMaps;
  private final Pawns pawns;
  private final MopUp mopUp;
  private final EvaluationSum sum;
  private final int @Nullable [] counts;
  private final int tempo;
  private final int words;
  private final int maxBareMaterial;
  /** By index of a {@link SlotTerm}: true for a {@link SlotTerm.Countdown}, false for a {@link SlotTerm.Limited}. */
  private final boolean[] isCountdown;

  /** @param plies the maximum length of a line, in plies */
  public Evaluator(Game game, Weights weights, int plies) {
    this(game, weights, plies, null);
  }

  private Evaluator(Game game, Weights weights, int plies, int @Nullable [] counts) {
    this.counts = counts;
    terms = weights.terms();
    pieceKinds = PieceKinds.of(game);
    isCountdown = new boolean[pieceKinds.slotTerms().size()];
    for (int slot = 0; slot < isCountdown.length; slot++) {
      isCountdown[slot] = pieceKinds.slotTerms().get(slot) instanceof SlotTerm.Countdown;
    }
    values = weights.values();
    placement = new PieceSquares(game, weights, plies);
    attackMaps = new AttackMaps(game, weights, pieceKinds);
    pawns = new Pawns(game, terms, pieceKinds);
    sum = new EvaluationSum(weights, counts);
    maxBareMaterial = maxBareMaterial(game.start().mutable(), weights.phaseWeights());
    mopUp = new MopUp(game.board(), terms, maxBareMaterial);
    tempo = (weights.middlegame()[terms.tempo] + weights.endgame()[terms.tempo]) / 2;
    MutablePosition start = game.start().mutable();
    words = start.wordCount();
  }

  /** Returns an evaluator that can {@link #trace}. */
  public static Evaluator forTracing(Game game, Weights weights) {
    return new Evaluator(game, weights, 0, new int[weights.terms().size()]);
  }

  /**
   * Returns the terms that count in a position.
   *
   * @throws IllegalStateException if the evaluator was not made by {@link #forTracing}
   */
  public Trace trace(MutablePosition position) {
    if (counts == null) {
      throw new IllegalStateException("this evaluator records no counts");
    }
    placement.reset(position);
    sum.begin(0, 0);
    placement.addTerms(position, sum);
    addTerms(position, 0);
    int[] countedTerms = IntStream.range(0, counts.length).filter(term -> counts[term] != 0).toArray();
    return new Trace(countedTerms, IntStream.of(countedTerms).map(term -> counts[term]).toArray(),
        placement.phase(0));
  }

  /** The {@link #maxBareMaterial} of the game: 1.2 times the average phase weight of a piece that has one. */
  private int maxBareMaterial(MutablePosition start, int[] phaseWeights) {
    int count = 0;
    for (int kind = 0; kind < phaseWeights.length; kind++) {
      for (int word = 0; phaseWeights[kind] > 0 && word < start.wordCount(); word++) {
        count += Long.bitCount(start.squaresOf(PieceCode.code(kind, PieceCode.WHITE), word));
      }
    }
    return count == 0 ? 0 : placement.nonPawnMaterial(0, 0) * 6 / (5 * count);
  }

  /** Starts a line with a position at ply 0. */
  public void reset(MutablePosition position) {
    placement.reset(position);
  }

  /** Updates the piece-square scores after a move at a ply. */
  public void afterMove(MutablePosition position, int ply) {
    placement.afterMove(position, ply);
  }

  /** Copies the piece-square scores to the next ply after a null move. */
  public void afterPass(int ply) {
    placement.afterPass(ply);
  }

  /** The score for the side to move. Far outside the window from alpha to beta, it is only an estimate. */
  public int evaluate(MutablePosition position, int ply, int alpha, int beta) {
    int turn = position.turn();
    int placementScore = placement.tapered(placement.middle(ply), placement.end(ply), ply);
    int estimate = (turn == 0 ? placementScore : -placementScore) + tempo;
    if (estimate + LAZY <= alpha || estimate - LAZY >= beta) {
      return estimate;
    }
    sum.begin(placement.middle(ply), placement.end(ply));
    addTerms(position, ply);
    int score = placement.tapered(sum.middle(), sum.end(), ply);
    return turn == 0 ? score : -score;
  }

  /** Adds the terms that are not updated incrementally. */
  private void addTerms(MutablePosition position, int ply) {
    sum.add(terms.tempo, position.turn() == 0 ? 1 : -1);
    attackMaps.addTerms(position, sum);
    pawns.addTerms(position, attackMaps, sum);
    mopUp.addTerms(placement, ply, attackMaps, sum);
    for (int slot = 0; slot < isCountdown.length; slot++) {
      if (isCountdown[slot]) {
        sum.add(terms.slots[slot][position.count(slot, 0)], 1);
        sum.add(terms.slots[slot][position.count(slot, 1)], -1);
      } else {
        addLimited(position, slot);
      }
    }
  }

  /** Adds the term of a {@link SlotTerm.Limited}: the number of the mover's pieces of the kind that is limited now. */
  private void addLimited(MutablePosition position, int slot) {
    int turn = position.turn();
    int kind = position.count(slot, turn) - 1;
    if (kind >= 0) {
      int pieces = 0;
      for (int word = 0; word < words; word++) {
        pieces += Long.bitCount(position.squaresOf(PieceCode.code(kind, turn), word));
      }
      sum.add(terms.slots[slot][kind], turn == 0 ? pieces : -pieces);
    }
  }

  /** The value of a piece with this code to its captor; 0 for an empty square. */
  public int value(int code) {
    int kind = PieceCode.kind(code);
    return code < PieceCode.FIRST ? 0 : pieceKinds.isRoyal()[kind] ? PieceSquares.ROYAL : values[kind];
  }

  /** The greatest {@link #nonPawnMaterial} of a side that has almost only its royal piece and pawns. */
  public int maxBareMaterial() {
    return maxBareMaterial;
  }

  /** The total phase weight of a side's pieces except royal pieces and pawns. */
  public int nonPawnMaterial(int ply, int side) {
    return placement.nonPawnMaterial(ply, side);
  }
}
