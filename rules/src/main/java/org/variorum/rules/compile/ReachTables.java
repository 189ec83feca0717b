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
  /** By code: {@link #ways} in arrays, if such pieces move and capture alike; null if not. */
  public final @Nullable FlatReachTables[] alike;
  public final @Nullable FlatReachTables[] alikeInCheck;
  /** The same array as {@link #ways} if no movement depends on check. */
  public final @Nullable ReachTable[][] waysInCheck;
  /** By code of the lender and square of the borrower: the lent movement; null if some of it must be walked. */
  public final ReachTable @Nullable [][] lent;
  /** By code and square of the lender: its paths to borrowers; null if some of them must be walked. */
  public final ReachTable @Nullable [][] lending;

  private ReachTables(GameTables tables) {
    boolean safe = tables.royalty == Royalty.Mode.CHECK && !tables.definition.royalty().maySpareOne();
    ReachCompiler compiler = new ReachCompiler(tables.size, safe ? tables.royals : 0);
    ways = compiler.compile(tables.ways, tables.size);
    waysInCheck = tables.attacks.upper() == null ? ways : compiler.compile(tables.waysInCheck, tables.size);
    alike = alike(ways);
    alikeInCheck = waysInCheck == ways ? alike : alike(waysInCheck);
    boolean free = tables.lendingGates.isEmpty();
    lent = free ? complete(compiler.compile(tables.lent.programs(), tables.size)) : null;
    lending = free ? complete(compiler.compile(tables.lent.lending(), tables.size)) : null;
  }

  private static @Nullable FlatReachTables[] alike(@Nullable ReachTable[][] reaches) {
    @Nullable FlatReachTables[] alike = new FlatReachTables[reaches.length];
    for (int code = PieceCode.code(0, PieceCode.WHITE); code < reaches.length; code++) {
      ReachTable @Nullable [] known = known(reaches[code]);
      alike[code] = known == null ? null : FlatReachTables.of(known).orElse(null);
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
    boolean complete = Arrays.stream(reaches).skip(PieceCode.code(0, PieceCode.WHITE))
        .allMatch(each -> known(each) != null);
    return complete ? reaches : null;
  }

  @SuppressWarnings("NullAway") // the method tests for null elements
  private static ReachTable @Nullable [] known(@Nullable ReachTable[] reaches) {
    return Arrays.stream(reaches).allMatch(Objects::nonNull) ? reaches : null;
  }
}
