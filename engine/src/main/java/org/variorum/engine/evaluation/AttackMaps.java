package org.variorum.engine.evaluation;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.PieceCode;

/**
 * The attacks of all pieces, computed kind by kind from the cheapest to the royal kinds. So a piece's mobility can
 * leave out squares that cheaper enemies attack. The class also adds the terms for mobility, danger and royal safety.
 */
final class AttackMaps {

  private final Terms terms;
  private final boolean capturesRemove;
  private final boolean[] isRoyal;
  private final int[] siegeWeights;
  private final int words;
  /** All kinds, in ascending order of value. */
  private final int[] ascending;
  /** By index in {@link #ascending}: whether the kind is more valuable than the one before it. */
  private final boolean[] isDearer;
  /** By square: the set of the square and its neighbours, in {@code words} longs. */
  private final long[] neighbourhood;

  /** By side: the squares that its pieces attack; during {@link #addTerms}, only squares that cheaper pieces attack. */
  private final long[][] attacked;
  /** By side: the squares that pieces of the current value attack, not yet added to {@link #attacked}. */
  private final long[][] pending;
  /** By side: the squares that its non-royal pieces attack. */
  private final long[][] nonRoyalAttacks;
  private final int[] royalSquares = new int[2];
  /** By side: the total weight of its attacks near the enemy's royal piece. */
  private final int[] siegeTotals = new int[2];
  /** By side: the number of its pieces that attack squares near the enemy's royal piece. */
  private final int[] besiegers = new int[2];

  AttackMaps(Game game, Weights weights, PieceKinds pieceKinds) {
    terms = weights.terms();
    capturesRemove = pieceKinds.capturesRemove();
    isRoyal = pieceKinds.isRoyal();
    siegeWeights = weights.siegeWeights();
    int size = game.board().size();
    words = size + 63 >>> 6;
    int[] values = weights.values();
    ascending = IntStream.range(0, pieceKinds.kinds()).boxed()
        .sorted(Comparator.comparingInt((Integer kind) -> isRoyal[kind] ? PieceSquares.ROYAL : values[kind]))
        .mapToInt(Integer::intValue).toArray();
    isDearer = new boolean[ascending.length];
    for (int i = 1; i < ascending.length; i++) {
      isDearer[i] = isRoyal[ascending[i]] != isRoyal[ascending[i - 1]]
          || values[ascending[i]] > values[ascending[i - 1]];
    }
    neighbourhood = new long[size * words];
    for (int square = 0; square < size; square++) {
      neighbourhood[square * words + (square >>> 6)] |= 1L << square;
      for (int near : game.board().around(square, 1)) {
        neighbourhood[square * words + (near >>> 6)] |= 1L << near;
      }
    }
    attacked = new long[2][words];
    pending = new long[2][words];
    nonRoyalAttacks = new long[2][words];
  }

  /** The square of a side's royal piece at the last {@link #addTerms}; negative if it has none. */
  int royalSquare(int side) {
    return royalSquares[side];
  }

  /** Computes all attacks in a position and adds the terms to the sum. */
  void addTerms(MutablePosition position, EvaluationSum sum) {
    begin(position);
    for (int i = 0; i < ascending.length; i++) {
      int kind = ascending[i];
      if (isDearer[i]) {
        mergePending();
      }
      if (isRoyal[kind] && (i == 0 || isDearer[i])) {
        System.arraycopy(attacked[0], 0, nonRoyalAttacks[0], 0, words);
        System.arraycopy(attacked[1], 0, nonRoyalAttacks[1], 0, words);
      }
      addKind(position, kind, 0, sum);
      addKind(position, kind, 1, sum);
    }
    mergePending();
    addDanger(position, 0, sum);
    addDanger(position, 1, sum);
    addRoyalSafety(position, 0, sum);
    addRoyalSafety(position, 1, sum);
  }

  private void begin(MutablePosition position) {
    for (int side = 0; side < 2; side++) {
      Arrays.fill(attacked[side], 0);
      Arrays.fill(pending[side], 0);
      siegeTotals[side] = 0;
      besiegers[side] = 0;
      royalSquares[side] = findRoyalSquare(position, side);
    }
  }

  private int findRoyalSquare(MutablePosition position, int side) {
    int royalSquare = -1;
    for (int i = ascending.length - 1; i >= 0 && isRoyal[ascending[i]]; i--) {
      for (int word = 0; word < words; word++) {
        long set = position.squaresOf(PieceCode.code(ascending[i], side), word);
        royalSquare = set == 0 ? royalSquare : word << 6 | Long.numberOfTrailingZeros(set);
      }
    }
    return royalSquare;
  }

  private void mergePending() {
    for (int side = 0; side < 2; side++) {
      for (int word = 0; word < words; word++) {
        attacked[side][word] |= pending[side][word];
        pending[side][word] = 0;
      }
    }
  }

  private void addKind(MutablePosition position, int kind, int side, EvaluationSum sum) {
    int code = PieceCode.code(kind, side);
    int sign = side == 0 ? 1 : -1;
    long[] enemyAttacks = attacked[side ^ 1];
    int pieces = 0;
    int menacedPieces = 0;
    for (int word = 0; word < words; word++) {
      long set = position.squaresOf(code, word);
      pieces += Long.bitCount(set);
      menacedPieces += Long.bitCount(set & enemyAttacks[word]);
      for (long bits = set; bits != 0; bits &= bits - 1) {
        addPiece(position, kind, side, word << 6 | Long.numberOfTrailingZeros(bits), sum);
      }
    }
    if (!isRoyal[kind] && pieces > 1) {
      sum.add(terms.pair[kind], sign);
    }
    if (!isRoyal[kind] && menacedPieces > 0) {
      sum.add(terms.menaced[kind], sign * menacedPieces);
    }
  }

  private void addPiece(MutablePosition position, int kind, int side, int square, EvaluationSum sum) {
    position.findAttacks(square);
    // The arrays are in local variables, which the JIT compiler need not reload after each store.
    long[] ownAttacks = pending[side];
    long[] enemyAttacks = attacked[side ^ 1];
    int royalArea = royalSquares[side ^ 1] * words;
    int safeSquares = 0;
    int guardedFriends = 0;
    int attacksNearRoyal = 0;
    for (int word = 0; word < words; word++) {
      long set = position.attackedSquares(word);
      long friendSquares = position.squaresOfSide(side, word);
      ownAttacks[word] |= set;
      safeSquares += Long.bitCount(set & ~friendSquares & ~enemyAttacks[word]);
      guardedFriends += Long.bitCount(set & friendSquares);
      attacksNearRoyal += royalArea < 0 ? 0 : Long.bitCount(set & neighbourhood[royalArea + word]);
    }
    sum.add(terms.mobility[kind] + Terms.mobilityStep(safeSquares), side == 0 ? 1 : -1);
    if (guardedFriends > 0) {
      sum.add(terms.guards[kind], side == 0 ? guardedFriends : -guardedFriends);
    }
    if (attacksNearRoyal > 0 && !isRoyal[kind]) {
      siegeTotals[side] += attacksNearRoyal * siegeWeights[kind];
      besiegers[side]++;
    }
  }

  /** Adds a term for each attacked piece. Protected pieces count only in games in which captures remove nothing. */
  private void addDanger(MutablePosition position, int side, EvaluationSum sum) {
    int[] dangerTerms = position.turn() == side ? terms.hanging : terms.prey;
    int sign = side == 0 ? 1 : -1;
    for (int word = 0; word < words; word++) {
      long set =
          position.squaresOfSide(side, word) & attacked[side ^ 1][word]
              & (capturesRemove ? ~attacked[side][word] : -1);
      for (; set != 0; set &= set - 1) {
        int kind = PieceCode.kind(position.pieceAt(word << 6 | Long.numberOfTrailingZeros(set)));
        if (!isRoyal[kind]) {
          sum.add(dangerTerms[kind], sign);
        }
      }
    }
  }

  /** Adds the terms for attacks near the enemy's royal piece and for the safety of the side's own royal piece. */
  private void addRoyalSafety(MutablePosition position, int side, EvaluationSum sum) {
    int square = royalSquares[side];
    int sign = side == 0 ? 1 : -1;
    if (besiegers[side] > 1) {
      sum.add(terms.siege + Math.min(Terms.SIEGE_STEPS - 1, siegeTotals[side] / EstimatedWeights.SIEGE_STEP),
          sign);
    }
    if (square < 0) {
      return;
    }
    int friends = -1; // the royal piece itself does not count
    int escapes = 0;
    int breach = 0;
    for (int word = 0; word < words; word++) {
      long area = neighbourhood[square * words + word];
      long friendSquares = position.squaresOfSide(side, word);
      friends += Long.bitCount(area & friendSquares);
      escapes += Long.bitCount(area & ~friendSquares & ~attacked[side ^ 1][word]);
      breach += Long.bitCount(area & attacked[side ^ 1][word] & ~nonRoyalAttacks[side][word]);
    }
    sum.add(terms.shelter + Math.min(Terms.NEIGHBOUR_COUNTS - 1, friends), sign);
    sum.add(terms.escapes + Math.min(Terms.NEIGHBOUR_COUNTS - 1, escapes), sign);
    sum.add(terms.breach + Math.min(Terms.NEIGHBOUR_COUNTS - 1, breach), sign);
  }
}
