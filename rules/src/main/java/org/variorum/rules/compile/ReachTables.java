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
  public final @Nullable FlatReachTables[] alike;
  /** The same array as {@link #alike} if no movement depends on check. */
  public final @Nullable FlatReachTables[] alikeInCheck;
  /** The same array as {@link #ways} if no movement depends on check. */
  public final @Nullable ReachTable[][] waysInCheck;
  /** The lent movement, by code of the lender and square of the borrower; null if a lent program must be walked. */
  public final ReachTable @Nullable [][] lent;
  /** The paths of lenders to borrowers, by code and square of the lender; null if some path must be walked. */
  public final ReachTable @Nullable [][] lending;

  private ReachTables(GameTables tables) {
    boolean areRoyalsSafe =
        tables.royalty == Royalty.Mode.CHECK && !tables.definition.royalty().maySpareOne();
    ReachCompiler compiler = new ReachCompiler(tables.size, areRoyalsSafe ? tables.royals : 0);
    ways = compiler.compile(tables.ways, tables.size);
    waysInCheck = tables.attacks.upper() == null ? ways : compiler.compile(tables.waysInCheck, tables.size);
    alike = alike(ways);
    alikeInCheck = waysInCheck == ways ? alike : alike(waysInCheck);
    boolean isUngated = tables.lendingGates.isEmpty();
    lent = isUngated ? complete(compiler.compile(tables.lent.programs(), tables.size)) : null;
    lending = isUngated ? complete(compiler.compile(tables.lent.lending(), tables.size)) : null;
  }

  private static @Nullable FlatReachTables[] alike(@Nullable ReachTable[][] reaches) {
    @Nullable FlatReachTables[] alike = new FlatReachTables[reaches.length];
    for (int code = PieceCode.code(0, PieceCode.WHITE); code < reaches.length; code++) {
      ReachTable @Nullable [] table = withoutNull(reaches[code]);
      alike[code] = table == null ? null : FlatReachTables.of(table).orElse(null);
    }
    return alike;
  }

  /**
   * Returns the tables of a game; null if its board is too large, or if its pieces act, capture in passing or capture
   * without moving.
   */
  static @Nullable ReachTables of(GameTables tables) {
    return tables.size <= AttackLines.MAX_SIZE && !tables.elaborate ? new ReachTables(tables) : null;
  }

  /** Returns the given tables, or null if an element is missing. */
  @SuppressWarnings("NullAway") // the method tests for null elements
  static ReachTable @Nullable [][] complete(@Nullable ReachTable[][] reaches) {
    boolean isComplete = Arrays.stream(reaches).skip(PieceCode.code(0, PieceCode.WHITE))
        .allMatch(row -> withoutNull(row) != null);
    return isComplete ? reaches : null;
  }

  @SuppressWarnings("NullAway") // the method tests for null elements
  private static ReachTable @Nullable [] withoutNull(@Nullable ReachTable[] reaches) {
    return Arrays.stream(reaches).allMatch(Objects::nonNull) ? reaches : null;
  }
}
