package org.variorum.rules.compile;

import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.AttackLines;
import org.variorum.rules.program.BulkMoveCounter;
import org.variorum.rules.program.FlatReachTables;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.program.ReachTable;
import org.variorum.rules.program.StepShifts;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.Gate;

/**
 * Tables of a plain game: its moves can be generated from bitboards.
 *
 * <p>This class finds out which games are plain. A plain game has at most 128 squares, and each of its pieces captures
 * all kinds of pieces by moving to their squares. Every attack runs along a line: all squares of the line must be
 * empty, or a fixed number of them must be occupied. A move is then legal if and only if it leaves no line of attack to
 * the king open. If all squares of all lines must be empty, pins and check masks work as in orthodox chess.
 */
public final class PlainTables {

  /** The squares that a piece reaches, by code and square. */
  public final ReachTable[][] reaches;
  /** Counts the moves of all pieces of a code at once, by code; null for pieces that are counted one by one. */
  public final @Nullable BulkMoveCounter[] bulkCounters;
  /** {@link #reaches} in flat arrays, by code, for pieces that move and capture alike; null for other pieces. */
  public final @Nullable FlatReachTables[] flatReaches;
  /** For each code, the set of squares from which a move may promote the piece, from index {@code code * words}. */
  public final long[] promoters;
  /** The lines along which pieces attack a square, by the attackers' side and the attacked square. */
  public final AttackLines[][] lines;
  /** Whether some of the {@link #lines} need hurdles. */
  public final boolean hasHurdles;
  /** The sets of squares on which a piece may be dropped, by kind: two longs for White, then two for Black. */
  public final long[][] dropSquares;
  /** The squares of a file below square 64, as bits, by file. */
  public final long[] fileLo;
  /** The squares of a file from square 64, as bits, by file. */
  public final long[] fileHi;

  private PlainTables(GameTables tables, ReachTable[][] reaches, @Nullable FlatReachTables[] flatReaches) {
    this.flatReaches = flatReaches;
    this.reaches = reaches;
    bulkCounters = new BulkMoveCounter[tables.codes];
    promoters = new long[tables.codes * tables.words];
    for (int code = PieceCode.code(0, PieceCode.WHITE); code < tables.codes; code++) {
      @Nullable BulkMoveCounter shifts = StepShifts.of(reaches[code]).orElse(null);
      bulkCounters[code] = shifts != null ? shifts : flatReaches[code];
      for (int square = 0; square < tables.size; square++) {
        promoters[code * tables.words + (square >>> 6)] |=
            tables.mayPromote[code][square] ? 1L << square : 0;
      }
    }
    lines = new AttackLines[2][tables.size];
    for (int side = 0; side < 2; side++) {
      for (int square = 0; square < tables.size; square++) {
        lines[side][square] = Objects.requireNonNull(tables.attacks.attackers()[side][square].lines);
      }
    }
    hasHurdles = Arrays.stream(lines).flatMap(Arrays::stream).anyMatch(each -> each.hasHurdles);
    dropSquares = new long[tables.kinds][4];
    for (int kind = 0; kind < tables.kinds; kind++) {
      DropTable drops = tables.hands.drops()[kind];
      if (drops != null) {
        fill(drops.allowed(), dropSquares[kind]);
      }
    }
    fileLo = new long[tables.geometry.files()];
    fileHi = new long[tables.geometry.files()];
    for (int square = 0; square < tables.size; square++) {
      (square < 64 ? fileLo : fileHi)[tables.geometry.file(square)] |= 1L << square;
    }
  }

  /** The tables of a plain game; null if the game is not plain. */
  static @Nullable PlainTables of(GameTables tables, @Nullable ReachTables reaches) {
    if (reaches == null || !isPlain(tables)) {
      return null;
    }
    ReachTable @Nullable [][] reach = ReachTables.completeOrNull(reaches.ways);
    return reach == null || limitsCaptures(reach) ? null : new PlainTables(tables, reach, reaches.flatWays);
  }

  /**
   * Whether all attacks run along lines. False if pieces can be dropped and some lines need hurdles, because a drop
   * could change the number of hurdles.
   */
  private static boolean hasLines(GameTables tables) {
    return Arrays.stream(tables.attacks.attackers()).flatMap(Arrays::stream)
        .allMatch(each -> each.lines != null)
        && (tables.attacks.monotone() || !tables.hands.exist());
  }

  private static boolean limitsCaptures(ReachTable[][] reach) {
    return Arrays.stream(reach).skip(PieceCode.code(0, PieceCode.WHITE)).flatMap(Arrays::stream)
        .anyMatch(each -> each.limitedCaptures.length > 0);
  }

  private static boolean isPlain(GameTables tables) {
    return tables.size <= AttackLines.MAX_SIZE && hasLines(tables)
        && tables.guarantees.containsAll(Set.of(Guarantee.SAFETY_ONLY, Guarantee.OWN_MOVEMENT))
        && tables.gates.stream().allMatch(Gate::isByKind) && tables.expansions.isEmpty()
        && tables.dropLimits.length == 0 && !tables.promotesOnConditions
        && Arrays.stream(tables.hands.drops())
            .allMatch(drop -> drop == null || drop.footing() == null && drop.when().isEmpty())
        && tables.attacks.upper() == null && tables.royalty == Royalty.Mode.CHECK && enPassantIsPlain(tables)
        && tables.definition.royalty().sideWithoutRoyal().isEmpty() && tables.ends.severalRoyals() == null;
  }

  /**
   * Whether no royal piece captures or is captured en passant, and no captor both moves and captures to the same
   * square. Then no en passant capture is also a plain move.
   */
  private static boolean enPassantIsPlain(GameTables tables) {
    if (((tables.enPassant.captors() | tables.enPassant.victims()) & tables.royals) != 0) {
      return false;
    }
    for (int kind : tables.enPassant.captorKinds()) {
      for (Program program : tables.ways[PieceCode.code(kind, PieceCode.WHITE)]) {
        // Two words of the set of moves, then two of the set of captures.
        long[] ends = new long[4];
        for (int node : program.nodes) {
          int word = Node.square(node) >>> 6;
          long bit = 1L << Node.square(node);
          ends[word] |= (node & Node.MOVE) != 0 ? bit : 0;
          ends[2 + word] |= (node & Node.CAPTURE) != 0 ? bit : 0;
        }
        if ((ends[0] & ends[2]) != 0 || (ends[1] & ends[3]) != 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** Sets the bits of squares, by side, in two words for White and two for Black. */
  private static void fill(boolean[][] squares, long[] words) {
    for (int side = 0; side < 2; side++) {
      for (int square = 0; square < squares[side].length; square++) {
        if (squares[side][square]) {
          words[2 * side + (square >>> 6)] |= 1L << square;
        }
      }
    }
  }
}
