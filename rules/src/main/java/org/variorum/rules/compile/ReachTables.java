package org.variorum.rules.compile;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.AttackLines;
import org.variorum.rules.program.FlatReachTables;
import org.variorum.rules.program.ReachCompiler;
import org.variorum.rules.program.ReachTable;

/** Tables that replace walks of programs, by code and square; null for programs that must be walked. */
public final class ReachTables {

  public final @Nullable ReachTable[][] ways;
  /** {@link #ways} in flat arrays, by code, for pieces that move and capture alike; null for other pieces. */
  public final @Nullable FlatReachTables[] flatWays;
  /** The same array as {@link #flatWays} if no movement depends on check. */
  public final @Nullable FlatReachTables[] flatWaysInCheck;
  /** The same array as {@link #ways} if no movement depends on check. */
  public final @Nullable ReachTable[][] waysInCheck;
  /** The lent movement, by code of the lender and square of the borrower; null if a lent program must be walked. */
  public final ReachTable @Nullable [][] lentReaches;
  /** The paths of lenders to borrowers, by code and square of the lender; null if some path must be walked. */
  public final ReachTable @Nullable [][] lenderReaches;

  private ReachTables(GameTables tables) {
    // Where no move captures a royal piece, captures of royal pieces need no table.
    boolean areRoyalsSafe =
        tables.royalty == Royalty.Mode.CHECK && !tables.definition.royalty().maySpareOne();
    ReachCompiler compiler = new ReachCompiler(tables.size, areRoyalsSafe ? tables.royals : 0);
    ways = compiler.compile(tables.ways, tables.size);
    waysInCheck = tables.attacks.upper() == null ? ways : compiler.compile(tables.waysInCheck, tables.size);
    flatWays = flatten(ways);
    flatWaysInCheck = waysInCheck == ways ? flatWays : flatten(waysInCheck);
    boolean isUngated = tables.lendingGates.isEmpty();
    lentReaches = isUngated ? completeOrNull(compiler.compile(tables.lent.programs(), tables.size)) : null;
    lenderReaches =
        isUngated ? completeOrNull(compiler.compile(tables.lent.lenderPaths(), tables.size)) : null;
  }

  /** Returns flat tables by code; null for a code of which a program must be walked, or captures differ from moves. */
  private static @Nullable FlatReachTables[] flatten(@Nullable ReachTable[][] reaches) {
    @Nullable FlatReachTables[] flatTables = new FlatReachTables[reaches.length];
    for (int code = PieceCode.code(0, PieceCode.WHITE); code < reaches.length; code++) {
      ReachTable @Nullable [] table = withoutNull(reaches[code]);
      flatTables[code] = table == null ? null : FlatReachTables.of(table).orElse(null);
    }
    return flatTables;
  }

  /**
   * Returns the tables of a game; null if its board is too large, or if its pieces act, capture in passing or capture
   * without moving.
   */
  static @Nullable ReachTables of(GameTables tables) {
    return tables.size <= AttackLines.MAX_SIZE && !tables.hasSpecialMoves ? new ReachTables(tables) : null;
  }

  /** Returns the given tables, or null if an element is missing. */
  @SuppressWarnings("NullAway") // the method tests for null elements
  static ReachTable @Nullable [][] completeOrNull(@Nullable ReachTable[][] reaches) {
    boolean isComplete = Arrays.stream(reaches).skip(PieceCode.code(0, PieceCode.WHITE))
        .allMatch(row -> withoutNull(row) != null);
    return isComplete ? reaches : null;
  }

  @SuppressWarnings("NullAway") // the method tests for null elements
  private static ReachTable @Nullable [] withoutNull(@Nullable ReachTable[] reaches) {
    return Arrays.stream(reaches).allMatch(Objects::nonNull) ? reaches : null;
  }
}
