package org.variorum.engine.evaluation;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.PieceCode;

/**
 * The attacks of all pieces, computed kind by kind from the cheapest to the royal kinds. So each piece's mobility can
 * leave out squares that cheaper enemies attack. Also adds the terms for mobility, danger and royal safety.
 */
final class AttackMaps {

  private final Terms terms;
  private final boolean removing;
  private final boolean[] royal;
  private final int[] besieging;
  private final int words;
  /** All kinds, in ascending order of value. */
  private final int[] ascending;
  /** By index in {@link #ascending}: whether the kind is more valuable than the one before it. */
  private final boolean[] dearer;
  /** By square: the set of the square and its neighbours, in {@code words} longs. */
  private final long[] around;

  /** By side: the squares that its pieces attack; during {@link #addTerms}, the squares that cheaper pieces attack. */
  private final long[][] all;
  /** By side: the squares that pieces of the current value attack, which are not in {@link #all} yet. */
  private final long[][] fresh;
  /** By side: the squares that its non-royal pieces attack. */
  private final long[][] mortal;
  private final int[] royalAt = new int[2];
  private final int[] siege = new int[2];
  private final int[] besiegers = new int[2];

  AttackMaps(Game game, Weights weights, PieceKinds pieceKinds) {
    terms = weights.terms();
    removing = pieceKinds.removing();
    royal = pieceKinds.royal();
    besieging = weights.besieging();
    int size = game.board().size();
    words = size + 63 >>> 6;
    int[] values = weights.values();
    ascending = IntStream.range(0, pieceKinds.kinds()).boxed()
        .sorted(Comparator.comparingInt((Integer kind) -> royal[kind] ? PieceSquares.ROYAL : values[kind]))
        .mapToInt(Integer::intValue).toArray();
    dearer = new boolean[ascending.length];
    for (int i = 1; i < ascending.length; i++) {
      dearer[i] = royal[ascending[i]] != royal[ascending[i - 1]]
          || values[ascending[i]] > values[ascending[i - 1]];
    }
    around = new long[size * words];
    for (int square = 0; square < size; square++) {
      around[square * words + (square >>> 6)] |= 1L << square;
      for (int near : game.board().around(square, 1)) {
        around[square * words + (near >>> 6)] |= 1L << near;
      }
    }
    all = new long[2][words];
    fresh = new long[2][words];
    mortal = new long[2][words];
  }

  /** The square of a side's royal piece at the last {@link #addTerms}; negative if it has none. */
  int royalSquare(int side) {
    return royalAt[side];
  }

  /** Computes all attacks in a position and adds the terms to the sum. */
  void addTerms(MutablePosition position, EvaluationSum sum) {
    begin(position);
    for (int i = 0; i < ascending.length; i++) {
      int kind = ascending[i];
      if (dearer[i]) {
        merge();
      }
      if (royal[kind] && (i == 0 || dearer[i])) {
        System.arraycopy(all[0], 0, mortal[0], 0, words);
        System.arraycopy(all[1], 0, mortal[1], 0, words);
      }
      kind(position, kind, 0, sum);
      kind(position, kind, 1, sum);
    }
    merge();
    inDanger(position, 0, sum);
    inDanger(position, 1, sum);
    aroundRoyals(position, 0, sum);
    aroundRoyals(position, 1, sum);
  }

  private void begin(MutablePosition position) {
    for (int side = 0; side < 2; side++) {
      Arrays.fill(all[side], 0);
      Arrays.fill(fresh[side], 0);
      siege[side] = 0;
      besiegers[side] = 0;
      royalAt[side] = royalSquare(position, side);
    }
  }

  private int royalSquare(MutablePosition position, int side) {
    int found = -1;
    for (int i = ascending.length - 1; i >= 0 && royal[ascending[i]]; i--) {
      for (int word = 0; word < words; word++) {
        long set = position.squaresOf(2 * (ascending[i] + 1) + side, word);
        found = set == 0 ? found : word << 6 | Long.numberOfTrailingZeros(set);
      }
    }
    return found;
  }

  private void merge() {
    for (int side = 0; side < 2; side++) {
      for (int word = 0; word < words; word++) {
        all[side][word] |= fresh[side][word];
        fresh[side][word] = 0;
      }
    }
  }

  private void kind(MutablePosition position, int kind, int side, EvaluationSum sum) {
    int code = PieceCode.code(kind, side);
    int sign = side == 0 ? 1 : -1;
    long[] theirs = all[side ^ 1];
    int pieces = 0;
    int menaced = 0;
    for (int word = 0; word < words; word++) {
      long set = position.squaresOf(code, word);
      pieces += Long.bitCount(set);
      menaced += Long.bitCount(set & theirs[word]);
      for (long left = set; left != 0; left &= left - 1) {
        piece(position, kind, side, word << 6 | Long.numberOfTrailingZeros(left), sum);
      }
    }
    if (!royal[kind] && pieces > 1) {
      sum.add(terms.pair[kind], sign);
    }
    if (!royal[kind] && menaced > 0) {
      sum.add(terms.menaced[kind], sign * menaced);
    }
  }

  private void piece(MutablePosition position, int kind, int side, int square, EvaluationSum sum) {
    position.attacks(square);
    // The arrays are in local variables, which the JIT compiler need not reload after each store.
    long[] mine = fresh[side];
    long[] theirs = all[side ^ 1];
    int target = royalAt[side ^ 1] * words;
    int reached = 0;
    int guarded = 0;
    int near = 0;
    for (int word = 0; word < words; word++) {
      long set = position.attacked(word);
      long own = position.squaresOfSide(side, word);
      mine[word] |= set;
      reached += Long.bitCount(set & ~own & ~theirs[word]);
      guarded += Long.bitCount(set & own);
      near += target < 0 ? 0 : Long.bitCount(set & around[target + word]);
    }
    sum.add(terms.mobility[kind] + Terms.mobilityStep(reached), side == 0 ? 1 : -1);
    if (guarded > 0) {
      sum.add(terms.guards[kind], side == 0 ? guarded : -guarded);
    }
    if (near > 0 && !royal[kind]) {
      siege[side] += near * besieging[kind];
      besiegers[side]++;
    }
  }

  /** Counts attacked pieces without protection. Protection does not count where captures remove nothing. */
  private void inDanger(MutablePosition position, int side, EvaluationSum sum) {
    int[] by = position.turn() == side ? terms.hanging : terms.prey;
    int sign = side == 0 ? 1 : -1;
    for (int word = 0; word < words; word++) {
      long set =
          position.squaresOfSide(side, word) & all[side ^ 1][word] & (removing ? ~all[side][word] : -1);
      for (; set != 0; set &= set - 1) {
        int kind = PieceCode.kind(position.pieceAt(word << 6 | Long.numberOfTrailingZeros(set)));
        if (!royal[kind]) {
          sum.add(by[kind], sign);
        }
      }
    }
  }

  /** Adds the terms for attacks near the enemy's royal piece and for the safety of the side's own royal piece. */
  private void aroundRoyals(MutablePosition position, int side, EvaluationSum sum) {
    int square = royalAt[side];
    int sign = side == 0 ? 1 : -1;
    if (besiegers[side] > 1) {
      sum.add(terms.siege + Math.min(Terms.SIEGES - 1, siege[side] / EstimatedWeights.SIEGE_STEP), sign);
    }
    if (square < 0) {
      return;
    }
    int friends = -1;
    int escapes = 0;
    int breach = 0;
    for (int word = 0; word < words; word++) {
      long ring = around[square * words + word];
      long own = position.squaresOfSide(side, word);
      friends += Long.bitCount(ring & own);
      escapes += Long.bitCount(ring & ~own & ~all[side ^ 1][word]);
      breach += Long.bitCount(ring & all[side ^ 1][word] & ~mortal[side][word]);
    }
    sum.add(terms.shelter + Math.min(Terms.AROUND - 1, friends), sign);
    sum.add(terms.escapes + Math.min(Terms.AROUND - 1, escapes), sign);
    sum.add(terms.breach + Math.min(Terms.AROUND - 1, breach), sign);
  }
}
