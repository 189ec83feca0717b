package org.variorum.engine.evaluation;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.PieceCode;

/** The evaluation of pawns: passed, isolated, doubled and backed pawns (backed from an adjacent file). */
final class Pawns {

  private static final Step AHEAD = new Step(0, 1);

  private final Terms terms;
  private final Geometry board;
  private final int words;
  private final int[] codes;
  /** By square and side: the squares ahead on the same and the adjacent files, where enemy pawns could stop a pawn. */
  private final long[][] stoppers;
  /** By square and side: the squares ahead on the same file. */
  private final long[][] fileAhead;
  /** By square and side: the squares on the adjacent files, on the same rank and the rank behind. */
  private final long[][] backers;
  /** By square: the squares on the adjacent files. */
  private final long[][] adjacentFiles;
  /** By square and side: the square directly ahead; negative if there is none. */
  private final int[] squareAhead;
  /** By code and square: the number of ranks to promotion, at most {@code Terms.RANKS_TO_GO - 1}. */
  private final int[][] ranksToGo;
  /** By side: the squares of its pawns in the current position. */
  private final long[][] pawns;
  private final long[] passedPawns;
  private final PawnTable pawnTable;

  Pawns(Game game, Terms terms, PieceKinds pieceKinds) {
    this.terms = terms;
    board = game.board();
    int size = board.size();
    words = size + 63 >>> 6;
    codes = IntStream.range(PieceCode.FIRST, PieceCode.codes(pieceKinds.kinds()))
        .filter(code -> pieceKinds.isPawn()[PieceCode.kind(code)]).toArray();
    stoppers = new long[2 * size][];
    fileAhead = new long[2 * size][];
    backers = new long[2 * size][];
    adjacentFiles = new long[size][];
    squareAhead = new int[2 * size];
    ranksToGo = new int[PieceCode.codes(pieceKinds.kinds())][];
    pawns = new long[2][words];
    passedPawns = new long[words];
    pawnTable = new PawnTable(words);
    for (int square = 0; square < size; square++) {
      adjacentFiles[square] = squaresWhere(square, Side.WHITE, (files, ahead) -> files == 1);
      for (Side side : Side.values()) {
        int index = 2 * square + side.ordinal();
        stoppers[index] = squaresWhere(square, side, (files, ahead) -> files <= 1 && ahead > 0);
        fileAhead[index] = squaresWhere(square, side, (files, ahead) -> files == 0 && ahead > 0);
        backers[index] =
            squaresWhere(square, side, (files, ahead) -> files == 1 && (ahead == 0 || ahead == -1));
        squareAhead[index] = board.step(square, side, AHEAD);
      }
    }
    for (int code : codes) {
      PieceKind piece = game.definition().pieces().get(PieceCode.kind(code));
      Side side = PieceCode.sideOf(PieceCode.side(code));
      ranksToGo[code] = IntStream.range(0, size).map(square -> EstimatedWeights.ranksToGo(board,
          piece.promotion().orElseThrow(), square, side)).toArray();
    }
  }

  private interface Relation {
    boolean holds(int filesAside, int ranksAhead);
  }

  private long[] squaresWhere(int square, Side side, Relation relation) {
    long[] set = new long[words];
    for (int other = 0; other < board.size(); other++) {
      if (relation.holds(board.fileDistance(square, other), board.ahead(square, other, side))) {
        set[other >>> 6] |= 1L << other;
      }
    }
    return set;
  }

  /** Adds the terms of all pawns in a position. */
  void addTerms(MutablePosition position, AttackMaps attackMaps, EvaluationSum sum) {
    if (codes.length == 0) {
      return;
    }
    Arrays.fill(pawns[0], 0);
    Arrays.fill(pawns[1], 0);
    for (int code : codes) {
      for (int word = 0; word < words; word++) {
        pawns[PieceCode.side(code)][word] |= position.squaresOf(code, word);
      }
    }
    // The table's entries do not tell kinds of pawns apart, so it serves games with one kind (two codes) only.
    boolean isCacheable = codes.length == 2 && !sum.recordsCounts();
    if (!isCacheable || !pawnTable.find(pawns, passedPawns, sum)) {
      long totalBefore = sum.total();
      addStructure(position, sum);
      if (isCacheable) {
        pawnTable.store(pawns, passedPawns, sum.total() - totalBefore);
      }
    }
    for (int word = 0; word < words; word++) {
      for (long bits = passedPawns[word]; bits != 0; bits &= bits - 1) {
        addPassedPawn(position, attackMaps, word << 6 | Long.numberOfTrailingZeros(bits), sum);
      }
    }
  }

  /** Adds the terms that depend on pawns alone, and finds the {@link #passedPawns}. */
  private void addStructure(MutablePosition position, EvaluationSum sum) {
    Arrays.fill(passedPawns, 0);
    for (int code : codes) {
      for (int word = 0; word < words; word++) {
        for (long bits = position.squaresOf(code, word); bits != 0; bits &= bits - 1) {
          addPawn(code, word << 6 | Long.numberOfTrailingZeros(bits), sum);
        }
      }
    }
  }

  private void addPawn(int code, int square, EvaluationSum sum) {
    int side = PieceCode.side(code);
    int sign = side == 0 ? 1 : -1;
    int index = 2 * square + side;
    if (intersect(fileAhead[index], pawns[side])) {
      sum.add(terms.doubled, sign);
    } else if (!intersect(stoppers[index], pawns[side ^ 1])) {
      sum.add(terms.passed + ranksToGo[code][square], sign);
      passedPawns[square >>> 6] |= 1L << square;
    }
    if (!intersect(adjacentFiles[square], pawns[side])) {
      sum.add(terms.isolated, sign);
    } else if (intersect(backers[index], pawns[side])) {
      sum.add(terms.backed, sign);
    }
  }

  /** Adds the terms of a passed pawn that depend on other pieces. */
  private void addPassedPawn(MutablePosition position, AttackMaps attackMaps, int square, EvaluationSum sum) {
    int code = position.pieceAt(square);
    int side = PieceCode.side(code);
    int sign = side == 0 ? 1 : -1;
    int ahead = squareAhead[2 * square + side];
    if (ahead >= 0 && position.pieceAt(ahead) != 0) {
      sum.add(terms.halted + ranksToGo[code][square], sign);
    }
    int goal = ahead < 0 ? square : ahead;
    addRoyalDistance(terms.escort, attackMaps.royalSquare(side), goal, sign, sum);
    addRoyalDistance(terms.chase, attackMaps.royalSquare(side ^ 1), goal, sign, sum);
  }

  private void addRoyalDistance(int term, int from, int goal, int sign, EvaluationSum sum) {
    if (from >= 0) {
      sum.add(term + Math.min(Terms.PAWN_DISTANCES - 1, board.distance(from, goal)), sign);
    }
  }

  private boolean intersect(long[] first, long[] second) {
    for (int word = 0; word < words; word++) {
      if ((first[word] & second[word]) != 0) {
        return true;
      }
    }
    return false;
  }
}
