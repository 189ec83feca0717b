package org.variorum.engine.evaluation;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.platform.Rounding;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Setup;
import org.variorum.rules.position.SlotTerm;

/** Weights estimated from a definition, without any games. */
public final class EstimatedWeights {

  /** By ranks to promotion: the part of the gain by promotion that is added to the value of a square. */
  private static final double[] PROMOTION_PARTS = {0.25, 0.2, 0.12, 0.08, 0.05, 0.03};
  /** The factor of {@link #PROMOTION_PARTS} in the endgame. */
  private static final double ENDGAME_FACTOR = 1.5;
  /** Half the value of an attacked square; half, because two estimates are averaged. */
  private static final double HALF_ATTACK = 32;
  /** Half the value of a piece that attacks no square. */
  private static final int HALF_BODY = 20;
  /**
   * Smoothing: the mean mobility of the kind is added to the samples of a square as if it had been observed
   * this number of times.
   */
  private static final int MEAN_SAMPLES = 12;
  /** The score for each square of a piece's mobility above the kind's average, in centipawns. */
  private static final double PER_SQUARE = 3;
  /** The piece-square score for each square of mean mobility above the kind's average, in centipawns. */
  private static final double SQUARE_MOBILITY_FACTOR = 2.5;
  /** The expected loss by a hanging piece, in 256ths of the piece's value. */
  private static final int HANGING = 30;
  /** The danger to a royal piece is the squared weight of the attacks near it, divided by this number. */
  private static final int SIEGE_SCALE = 64;
  /**
   * The siege term (attacks near the enemy's royal piece) counts in steps; one step is this weight of
   * attacks.
   */
  static final int SIEGE_STEP = 6;
  /** The greatest score of the siege term. */
  private static final int MOST_SIEGE = 400;
  /**
   * For a win in several steps, such as three checks: the score of the first step, if at most
   * {@link #FEW_STEPS} are needed; if more are needed, it counts less. The total score grows with the square of the part
   * that is done.
   */
  private static final int STEP_DONE = 60;
  private static final int FEW_STEPS = 5;
  /**
   * Against a nearly bare side: the score for each step of distance between its royal piece and the centre.
   */
  private static final int CORRAL = 30;
  /**
   * Against a nearly bare side: the score for each step by which the royal pieces are nearer to each other.
   */
  private static final int HUNT = 20;
  /** The score for being the side to move. */
  private static final int TEMPO = 12;
  /**
   * By ranks to promotion: the score of a passed pawn in the middlegame; the next array is for the endgame.
   */
  private static final int[] PASSED_MIDDLE = {0, 60, 40, 25, 12, 6};
  private static final int[] PASSED_END = {0, 140, 90, 55, 30, 15};

  /** The estimates of the games in use. An estimate takes about as long as compiling the game. */
  private static final Map<Game, Weights> CACHE = Collections.synchronizedMap(new WeakHashMap<>());

  private final Game game;
  private final Geometry board;
  private final List<PieceKind> kinds;
  private final PieceKinds kindTraits;
  private final Terms terms;
  private final int[] middle;
  private final int[] end;
  /** By kind and square, as the side of the piece sees it: the sum of attacked squares in all samples. */
  private final double[][] mobility;
  /** By kind and square: the number of samples. */
  private final int[][] sampleCounts;

  private EstimatedWeights(Game game) {
    this.game = game;
    board = game.board();
    kinds = game.definition().pieces();
    kindTraits = PieceKinds.of(game);
    terms = new Terms(kindTraits, board.size());
    middle = new int[terms.size()];
    end = new int[terms.size()];
    mobility = new double[kinds.size()][board.size()];
    sampleCounts = new int[kinds.size()][board.size()];
  }

  /** Returns the weights estimated from a definition. Callers must not change them, because all engines share them. */
  public static Weights of(Game game) {
    Weights cached = CACHE.get(game);
    if (cached != null) {
      return cached;
    }
    Weights estimated = estimate(game);
    Weights stored = CACHE.putIfAbsent(game, estimated);
    return stored == null ? estimated : stored;
  }

  private static Weights estimate(Game game) {
    List<Setup> samples = Samples.of(game);
    EstimatedWeights estimate = new EstimatedWeights(game);
    samples.forEach(estimate::countAttacks);
    return estimate.weights(estimate.values(Values.of(game, samples)));
  }

  /** Averages two estimates of each value: by the moves that a side loses without the piece, and by attacks. */
  private int[] values(int[] byMoves) {
    int[] values = byMoves.clone();
    for (int kind = 0; kind < values.length; kind++) {
      double attacks = meanMobility(kind);
      if (attacks > 0 && values[kind] > 0) {
        values[kind] = (int) Rounding.nearest(0.5 * values[kind] + HALF_ATTACK * attacks + HALF_BODY);
      }
    }
    return values;
  }

  private Weights weights(int[] values) {
    int[] siegeWeights = new int[kinds.size()];
    int[] phaseWeights = new int[kinds.size()];
    for (int kind = 0; kind < kinds.size(); kind++) {
      siegeWeights[kind] =
          kindTraits.isRoyal()[kind] ? 0 : (int) Rounding.nearest(2 + Math.sqrt(values[kind]) / 4);
      phaseWeights[kind] =
          kindTraits.isRoyal()[kind] || kindTraits.isPawn()[kind] ? 0 : Math.max(1, values[kind]);
      setKind(kind, values);
    }
    for (int step = 1; step < Terms.SIEGE_STEPS; step++) {
      int danger = Math.min(MOST_SIEGE, step * step * SIEGE_STEP * SIEGE_STEP / SIEGE_SCALE);
      set(terms.siege + step, danger, danger / 4);
    }
    if (terms.passed >= 0) {
      for (int ranks = 0; ranks < Terms.RANKS_TO_GO; ranks++) {
        set(terms.passed + ranks, PASSED_MIDDLE[ranks], PASSED_END[ranks]);
      }
    }
    for (int slot = 0; slot < terms.slots.length; slot++) {
      if (kindTraits.slotTerms().get(slot) instanceof SlotTerm.Countdown countdown) {
        for (int stepsLeft = 0; stepsLeft <= countdown.most(); stepsLeft++) {
          int doneSteps = countdown.most() - stepsLeft;
          int worth = countdownScore(doneSteps, countdown.most());
          set(terms.slots[slot][stepsLeft], worth, worth);
        }
      }
    }
    for (int step = 0; terms.corral >= 0 && step < Terms.CENTRE_DISTANCES; step++) {
      set(terms.corral + step, CORRAL * step, CORRAL * step);
    }
    for (int step = 0; terms.hunt >= 0 && step < Terms.ROYAL_DISTANCES; step++) {
      set(terms.hunt + step, -HUNT * step, -HUNT * step);
    }
    set(terms.tempo, TEMPO, TEMPO);
    return new Weights(terms, middle, end, phaseWeights, siegeWeights);
  }

  /** The score for {@code doneSteps} of {@code most} steps to a win; it grows with the square of their ratio. */
  private static int countdownScore(int doneSteps, int most) {
    int steps = Math.max(most, FEW_STEPS);
    return STEP_DONE * FEW_STEPS * FEW_STEPS * doneSteps * doneSteps / (steps * steps);
  }

  private void setKind(int kind, int[] values) {
    boolean royal = kindTraits.isRoyal()[kind];
    double mean = meanMobility(kind);
    for (int square = 0; square < board.size(); square++) {
      double mobilityBonus =
          royal ? 0 : SQUARE_MOBILITY_FACTOR * (smoothedMobility(kind, square, mean) - mean);
      set(terms.squares[kind] + square,
          (int) Rounding.nearest(royal ? -exposure(square) : mobilityBonus)
              + promotionBonus(kind, square, values, 1),
          (int) Rounding.nearest(royal ? -4 * board.distanceFromCentre(square) : mobilityBonus)
              + promotionBonus(kind, square, values, ENDGAME_FACTOR));
    }
    if (royal) {
      return;
    }
    for (int step = 0; step < Terms.MOBILITY_STEPS; step++) {
      int worth = (int) Rounding.nearest(PER_SQUARE * (Terms.averageSquares(step) - mean));
      set(terms.mobility[kind] + step, worth, worth);
    }
    set(terms.value[kind], values[kind], values[kind]);
    int hanging = -values[kind] * HANGING >> 8;
    // The same score whether the piece belongs to the side to move (hanging) or to its opponent (prey).
    set(terms.hanging[kind], hanging, hanging);
    set(terms.prey[kind], hanging, hanging);
    if (terms.held[kind] >= 0) {
      set(terms.held[kind], values[kind], values[kind]);
    }
  }

  private void set(int term, int middleWeight, int endWeight) {
    middle[term] = middleWeight;
    end[term] = endWeight;
  }

  /** The danger to a royal piece on a square: least on the home rank and far from the middle files. */
  private double exposure(int square) {
    return 12.0 * Math.min(4, board.rank(square, Side.WHITE)) - 3 * board.distanceFromMiddle(square);
  }

  /** Counts the squares that each piece of a sample attacks, for its square and for the mirrored square. */
  private void countAttacks(Setup sample) {
    MutablePosition position;
    try {
      position = game.position(sample).mutable();
    } catch (IllegalSetupException e) {
      return;
    }
    for (Map.Entry<Integer, Piece> placed : sample.board().entrySet()) {
      Piece piece = placed.getValue();
      int kind = kinds.indexOf(game.definition().piece(piece.letter()).orElseThrow());
      position.findAttacks(placed.getKey());
      int count = 0;
      for (int word = 0; word < position.wordCount(); word++) {
        count += Long.bitCount(position.attackedSquares(word));
      }
      int square = board.relativeSquare(placed.getKey(), piece.side());
      addSample(kind, square, count);
      addSample(kind, sideways(square), count);
    }
  }

  /** The square mirrored left to right, or the square itself if it has no mirrored square. */
  private int sideways(int square) {
    int mirrored = board.mirrorImage(square);
    return mirrored == Geometry.NONE ? square : mirrored;
  }

  private void addSample(int kind, int square, int count) {
    mobility[kind][square] += count;
    sampleCounts[kind][square]++;
  }

  private double meanMobility(int kind) {
    double sum = 0;
    int count = 0;
    for (int square = 0; square < board.size(); square++) {
      sum += mobility[kind][square];
      count += sampleCounts[kind][square];
    }
    return count == 0 ? 0 : sum / count;
  }

  private double smoothedMobility(int kind, int square, double mean) {
    return (mobility[kind][square] + MEAN_SAMPLES * mean) / (sampleCounts[kind][square] + MEAN_SAMPLES);
  }

  private int promotionBonus(int kind, int square, int[] values, double weight) {
    return kinds.get(kind).promotion()
        .map(promotion -> (int) (weight * promotionGain(kind, promotion, values)
            * PROMOTION_PARTS[ranksToGo(board, promotion, square, Side.WHITE)]))
        .orElse(0);
  }

  private int promotionGain(int kind, Promotion promotion, int[] values) {
    int best = promotion.choices().stream()
        .mapToInt(letter -> values[kinds.indexOf(game.definition().piece(letter).orElseThrow())]).max()
        .orElse(0);
    return Math.max(0, best - values[kind]);
  }

  /** The number of ranks from a square to the promotion zone of a side; at most 5, the last index of the tables. */
  static int ranksToGo(Geometry board, Promotion promotion, int square, Side side) {
    int last = PROMOTION_PARTS.length - 1;
    for (int ahead = 0; ahead < last; ahead++) {
      int target = board.step(square, side, new Step(0, ahead));
      if (target != Geometry.NONE && promotion.zone().contains(board, target, side)) {
        return ahead;
      }
    }
    return last;
  }
}
