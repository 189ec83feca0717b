package org.variorum.engine.evaluation;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Man;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;

/**
 * Judges positions: where the men stand, kept up to date with each move; then what they attack. One thread's, for one
 * mutable position, along the line that it goes.
 */
public final class Evaluator {

  /** A royal man: above all others together. */
  private static final int ROYAL = 20_000;
  /** Beyond this from the window, what men attack could change nothing. */
  private static final int LAZY = 350;
  /** Danger to a royal man grows with its square. */
  private static final int SIEGE_SCALE = 64;
  private static final int MOST_SIEGE = 400;

  private final Weights weights;
  private final int size;
  private final int codes;
  private final int words;
  private final boolean[] royal;
  /** By code and square, positive for White. */
  private final int[] middle;
  private final int[] end;
  /** By code: what a man in hand is worth, positive for White. */
  private final int[] held;
  /** By code: how much of the middlegame a man is. */
  private final int[] phases;
  private final int fullPhase;
  private final int fewOfficers;
  /** By square: the squares around it, {@code words} longs each. */
  private final long[] around;
  /** By code: whether it is a pawn, whose enemies ahead matter. */
  private final boolean[] pawn;
  private final long[][] ahead;
  private final int[][] toGo;
  private final boolean acting;

  private final int[] middles;
  private final int[] ends;
  private final int[] phase;

  private final long[] attacked = new long[4];
  private final long[][] attackedBy;
  private final long[][] pawns;
  private final int[] royalCodes;
  private final int[] pawnCodes;
  private final int[] siege = new int[2];
  private final int[] besiegers = new int[2];
  private final int[] royalAt = new int[2];
  private int middleSum;
  private int endSum;

  /** @param plies how long a line can be */
  public Evaluator(Game game, Weights weights, int plies) {
    this.weights = weights;
    Geometry board = game.board();
    List<Man> men = game.definition().men();
    size = board.size();
    words = size + 63 >>> 6;
    codes = 2 * (men.size() + 1);
    royal = new boolean[men.size()];
    middle = new int[codes * size];
    end = new int[codes * size];
    held = new int[codes];
    phases = new int[codes];
    pawn = new boolean[codes];
    ahead = new long[2 * size][];
    toGo = new int[codes][size];
    acting = game.definition().mechanism(Mechanism.Acting.class).isPresent();
    boolean hands = game.definition().mechanism(Mechanism.Hands.class).isPresent();
    for (int kind = 0; kind < men.size(); kind++) {
      Man man = men.get(kind);
      royal[kind] = man.royal();
      for (Side side : Side.values()) {
        int code = 2 * (kind + 1) + side.ordinal();
        int sign = side == Side.WHITE ? 1 : -1;
        held[code] = sign * weights.held()[kind];
        phases[code] =
            man.royal() || man.promotion().isPresent() && !hands ? 0 : Math.max(1, weights.values()[kind]);
        for (int square = 0; square < size; square++) {
          int seen = seen(board, square, side);
          int base = man.royal() ? ROYAL : 0;
          middle[code * size + square] = sign * (base + weights.middle()[kind][seen]);
          end[code * size + square] = sign * (base + weights.end()[kind][seen]);
        }
        man.promotion().filter(promotion -> !hands && !acting && !man.royal())
            .ifPresent(promotion -> becomePawn(board, code, side, promotion));
      }
    }
    around = new long[size * words];
    for (int square = 0; square < size; square++) {
      around[square * words + (square >>> 6)] |= 1L << square;
      for (int near : board.around(square, 1)) {
        around[square * words + (near >>> 6)] |= 1L << near;
      }
    }
    attackedBy = new long[2][words];
    pawns = new long[2][words];
    royalCodes = IntStream.range(2, codes).filter(code -> royal[(code >> 1) - 1]).toArray();
    pawnCodes = IntStream.range(2, codes).filter(code -> pawn[code]).toArray();
    middles = new int[plies + 2];
    ends = new int[plies + 2];
    phase = new int[plies + 2];
    reset(game.start().mutable());
    fullPhase = Math.max(1, phase[0]);
    fewOfficers = fewOfficers(game.start().mutable());
  }

  /** The square as White would see it; itself where the board has no such square. */
  static int seen(Geometry board, int square, Side side) {
    int mirrored = board.mirror(square);
    return side == Side.WHITE || mirrored == Geometry.NONE ? square : mirrored;
  }

  /** A little more than what one officer is worth on average. */
  private int fewOfficers(MutablePosition start) {
    int count = 0;
    for (int code = 2; code < codes; code += 2) {
      for (int word = 0; !royal[(code >> 1) - 1] && !pawn[code] && word < words; word++) {
        count += Long.bitCount(start.squaresOf(code, word));
      }
    }
    return count == 0 ? 0 : officers(start, 0) * 6 / (5 * count);
  }

  private void becomePawn(Geometry board, int code, Side side, Promotion promotion) {
    pawn[code] = true;
    for (int square = 0; square < size; square++) {
      int seen = seen(board, square, side);
      toGo[code][square] = Estimate.ranksToGo(board, promotion, seen);
      ahead[2 * square + side.ordinal()] = ahead(board, square, side);
    }
  }

  /** The squares from which an enemy pawn could stop one: ahead, on its own file and those beside it. */
  private long[] ahead(Geometry board, int square, Side side) {
    long[] set = new long[words];
    for (int other = 0; other < size; other++) {
      boolean near = Math.abs(board.file(other) - board.file(square)) <= 1;
      int on = board.rank(other) - board.rank(square);
      if (near && (side == Side.WHITE ? on > 0 : on < 0)) {
        set[other >>> 6] |= 1L << other;
      }
    }
    return set;
  }

  /** Begins a line at a position. */
  public void reset(MutablePosition position) {
    int mg = 0;
    int eg = 0;
    int sum = 0;
    for (int square = 0; square < size; square++) {
      int code = position.manAt(square);
      mg += middle[code * size + square];
      eg += end[code * size + square];
      sum += phases[code];
    }
    for (int code = 2; code < codes; code++) {
      int inHand = position.held(code) * held[code];
      mg += inHand;
      eg += inHand;
      sum += position.held(code) * phases[code];
    }
    middles[0] = mg;
    ends[0] = eg;
    phase[0] = sum;
  }

  /** A move has been made in the position at a ply. */
  public void made(MutablePosition position, int ply) {
    int mg = middles[ply];
    int eg = ends[ply];
    int sum = phase[ply];
    for (int i = 0; i < position.changes(); i++) {
      int change = position.change(i);
      if (change >= 0) {
        int square = change >>> 16;
        int before = change & 0xFF;
        int after = change >>> 8 & 0xFF;
        mg += middle[after * size + square] - middle[before * size + square];
        eg += end[after * size + square] - end[before * size + square];
        sum += phases[after] - phases[before];
      } else {
        int code = change & 0xFF;
        int more = (change >>> 8 & 0xFF) - (change >>> 16 & 0xFF);
        mg += more * held[code];
        eg += more * held[code];
        sum += more * phases[code];
      }
    }
    middles[ply + 1] = mg;
    ends[ply + 1] = eg;
    phase[ply + 1] = sum;
  }

  /** The turn has been given away in the position at a ply. */
  public void passed(int ply) {
    middles[ply + 1] = middles[ply];
    ends[ply + 1] = ends[ply];
    phase[ply + 1] = phase[ply];
  }

  /** What the men of the side to move are worth more than those of the other, where they stand. */
  public int material(int ply, int turn) {
    int score = tapered(middles[ply], ends[ply], ply);
    return turn == 0 ? score : -score;
  }

  private int tapered(int mg, int eg, int ply) {
    int now = Math.min(phase[ply], fullPhase);
    return (int) (((long) mg * now + (long) eg * (fullPhase - now)) / fullPhase);
  }

  /** How a position is judged for the side to move: exactly, if the score may lie in the window; else about. */
  public int judge(MutablePosition position, int ply, int alpha, int beta) {
    int turn = position.turn();
    int about = material(ply, turn);
    if (about + LAZY <= alpha || about - LAZY >= beta) {
      return about + weights.tempo();
    }
    middleSum = middles[ply];
    endSum = ends[ply];
    attacks(position);
    siege(0);
    siege(1);
    hanging(position, 0);
    hanging(position, 1);
    int score = tapered(middleSum, endSum, ply);
    return (turn == 0 ? score : -score) + weights.tempo();
  }

  private void attacks(MutablePosition position) {
    find(position);
    for (int side = 0; side < 2; side++) {
      Arrays.fill(attackedBy[side], 0);
      siege[side] = 0;
      besiegers[side] = 0;
    }
    for (int code = 2; code < codes; code++) {
      for (int word = 0; word < words; word++) {
        for (long left = position.squaresOf(code, word); left != 0; left &= left - 1) {
          man(position, code, word << 6 | Long.numberOfTrailingZeros(left));
        }
      }
    }
  }

  /** Royal men, and all pawns of a side. */
  private void find(MutablePosition position) {
    royalAt[0] = -1;
    royalAt[1] = -1;
    for (int code : royalCodes) {
      for (int word = 0; word < words; word++) {
        long set = position.squaresOf(code, word);
        if (set != 0) {
          royalAt[code & 1] = word << 6 | Long.numberOfTrailingZeros(set);
        }
      }
    }
    Arrays.fill(pawns[0], 0);
    Arrays.fill(pawns[1], 0);
    for (int code : pawnCodes) {
      for (int word = 0; word < words; word++) {
        pawns[code & 1][word] |= position.squaresOf(code, word);
      }
    }
  }

  private void man(MutablePosition position, int code, int square) {
    int side = code & 1;
    int kind = (code >> 1) - 1;
    for (int word = 0; word < words; word++) {
      attacked[word] = 0;
    }
    position.attacks(square, attacked);
    int mobility = 0;
    int near = 0;
    int target = royalAt[side ^ 1];
    for (int word = 0; word < words; word++) {
      long set = attacked[word];
      attackedBy[side][word] |= set;
      mobility += Long.bitCount(set & ~friends(position, side, word));
      if (target >= 0) {
        near += Long.bitCount(set & around[target * words + word]);
      }
    }
    int sign = side == 0 ? 1 : -1;
    int worth = sign * weights.mobility()[kind] * (mobility - weights.usual()[kind]);
    middleSum += worth;
    endSum += worth;
    if (near > 0 && weights.siege()[kind] > 0) {
      siege[side] += near * weights.siege()[kind];
      besiegers[side]++;
    }
    if (pawn[code] && isPassed(code, square)) {
      int go = toGo[code][square];
      middleSum += sign * weights.passedMiddle()[go];
      endSum += sign * weights.passedEnd()[go];
    }
  }

  private boolean isPassed(int code, int square) {
    long[] set = ahead[2 * square + (code & 1)];
    long[] enemies = pawns[code & 1 ^ 1];
    for (int word = 0; word < words; word++) {
      if ((enemies[word] & set[word]) != 0) {
        return false;
      }
    }
    return true;
  }

  private static long friends(MutablePosition position, int side, int word) {
    return position.squaresOfSide(side, word);
  }

  private void siege(int side) {
    if (besiegers[side] > 1) {
      int danger = Math.min(MOST_SIEGE, siege[side] * siege[side] / SIEGE_SCALE);
      middleSum += side == 0 ? danger : -danger;
      endSum += (side == 0 ? danger : -danger) / 4;
    }
  }

  /** Men that can be taken, and are not guarded; where men act, guards are no help. */
  private void hanging(MutablePosition position, int side) {
    int lost = 0;
    for (int word = 0; word < words; word++) {
      long set = position.squaresOfSide(side, word) & attackedBy[side ^ 1][word];
      set &= acting ? -1 : ~attackedBy[side][word];
      for (; set != 0; set &= set - 1) {
        int square = word << 6 | Long.numberOfTrailingZeros(set);
        int kind = (position.manAt(square) >> 1) - 1;
        lost += royal[kind] ? 0 : weights.values()[kind];
      }
    }
    int worth = lost * weights.hanging() >> 8;
    middleSum += side == 0 ? -worth : worth;
    endSum += side == 0 ? -worth : worth;
  }

  /** What a man of that code is worth to whoever takes it. */
  public int value(int code) {
    int kind = (code >> 1) - 1;
    return code < 2 ? 0 : royal[kind] ? ROYAL : weights.values()[kind];
  }

  /** With no more officers than this, a side has perhaps one. */
  public int fewOfficers() {
    return fewOfficers;
  }

  /** What a side has besides royal men and pawns. */
  public int officers(MutablePosition position, int side) {
    int sum = 0;
    for (int code = 2 + side; code < codes; code += 2) {
      if (!royal[(code >> 1) - 1] && !pawn[code]) {
        for (int word = 0; word < words; word++) {
          sum += Long.bitCount(position.squaresOf(code, word)) * weights.values()[(code >> 1) - 1];
        }
        sum += position.held(code) * weights.values()[(code >> 1) - 1];
      }
    }
    return sum;
  }
}
