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
 * Tables for generating the moves of plain games from sets of squares.
 *
 * <p>Whether a game is plain is computed here, never declared. It has at most 128 squares, and each of its pieces
 * captures pieces of all kinds by displacement. Every attack runs along a line of squares that must be empty, or of
 * which a fixed number must be occupied. A move is then legal exactly if it leaves no line of attack to the king open.
 * If all squares of the lines must be empty, pins and check masks work as in orthodox chess, whatever the shape of the
 * lines.
 */
public final class PlainTables {

  /** By code and square: the squares that a piece reaches. */
  public final ReachTable[][] reach;
  /** By code: the counter for the moves of all such pieces at once; null if they are counted one by one. */
  public final @Nullable BulkMoveCounter[] together;
  /** By code: {@link #reach} in arrays, if such pieces move and capture alike; null if not. */
  public final @Nullable FlatReachTables[] alike;
  /** The sets of squares from which a piece may promote; the set of a code starts at {@code code * words}. */
  public final long[] promoters;
  /** By side and square: the lines along which pieces of that side attack the square. */
  public final AttackLines[][] lines;
  /** Whether some of the {@link #lines} need pieces between. */
  public final boolean counted;
  /** By kind: the squares of its drops, two longs for White and two for Black. */
  public final long[][] drop;
  /** By file: its squares below 64, as bits. */
  public final long[] fileLo;
  /** By file: its squares from 64, as bits. */
  public final long[] fileHi;

  private PlainTables(GameTables tables, ReachTable[][] reach, @Nullable FlatReachTables[] alike) {
    this.alike = alike;
    this.reach = reach;
    together = new BulkMoveCounter[tables.codes];
    promoters = new long[tables.codes * tables.words];
    for (int code = PieceCode.code(0, PieceCode.WHITE); code < tables.codes; code++) {
      @Nullable BulkMoveCounter steps = StepShifts.of(reach[code]).orElse(null);
      together[code] = steps != null ? steps : alike[code];
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
    counted = Arrays.stream(lines).flatMap(Arrays::stream).anyMatch(each -> each.counted);
    drop = new long[tables.kinds][4];
    for (int kind = 0; kind < tables.kinds; kind++) {
      DropTable drops = tables.hands.drops()[kind];
      if (drops != null) {
        fill(drops.allowed(), drop[kind]);
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
    if (reaches == null || !plain(tables)) {
      return null;
    }
    ReachTable @Nullable [][] reach = ReachTables.complete(reaches.ways);
    return reach == null || choosy(reach) ? null : new PlainTables(tables, reach, reaches.alike);
  }

  /**
   * Whether all attacks run along lines. False if pieces can be dropped and some lines need pieces between: a drop
   * could close such a line.
   */
  private static boolean hasLines(GameTables tables) {
    return Arrays.stream(tables.attacks.attackers()).flatMap(Arrays::stream)
        .allMatch(each -> each.lines != null)
        && (tables.attacks.monotone() || !tables.hands.exist());
  }

  private static boolean choosy(ReachTable[][] reach) {
    return Arrays.stream(reach).skip(PieceCode.code(0, PieceCode.WHITE)).flatMap(Arrays::stream)
        .anyMatch(each -> each.limitedCaptures.length > 0);
  }

  private static boolean plain(GameTables tables) {
    return tables.size <= AttackLines.MAX_SIZE && hasLines(tables)
        && tables.guarantees.containsAll(Set.of(Guarantee.SAFETY_ONLY, Guarantee.OWN_MOVEMENT))
        && tables.gates.stream().allMatch(Gate::isByKind) && tables.expansions.isEmpty()
        && tables.dropLimits.length == 0 && !tables.promotesOnConditions
        && Arrays.stream(tables.hands.drops())
            .allMatch(drop -> drop == null || drop.footing() == null && drop.when().isEmpty())
        && tables.attacks.upper() == null && tables.royalty == Royalty.Mode.CHECK && enPassantIsPlain(tables)
        && tables.definition.royalty().without().isEmpty() && tables.ends.several() == null;
  }

  /**
   * Whether no royal piece captures or is captured en passant, and no captor both moves and captures to the same
   * square. Then each en passant capture is a move of its own.
   */
  private static boolean enPassantIsPlain(GameTables tables) {
    if (((tables.enPassant.captors() | tables.enPassant.victims()) & tables.royals) != 0) {
      return false;
    }
    for (int kind : tables.enPassant.each()) {
      for (Program program : tables.ways[PieceCode.code(kind, PieceCode.WHITE)]) {
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
