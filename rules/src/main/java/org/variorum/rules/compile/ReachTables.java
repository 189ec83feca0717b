package org.variorum.rules.compile;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.AlikeReaches;
import org.variorum.rules.program.AttackLines;
import org.variorum.rules.program.ReachCompiler;
import org.variorum.rules.program.ReachTable;

/** Programs looked up instead of walked, by code and square; where that is impossible, null. */
public final class ReachTables {

  public final @Nullable ReachTable[][] ways;
  /** By code, where its pieces move and capture alike: the same in arrays. */
  public final @Nullable AlikeReaches[] alike;
  public final @Nullable AlikeReaches[] alikeInCheck;
  /** The same array as {@link #ways} where nothing depends on check. */
  public final @Nullable ReachTable[][] waysInCheck;
  /** What a lender of that code gives to a piece on that square; null if one must be walked. */
  public final ReachTable @Nullable [][] lent;
  /** How a lender comes to a piece to which it lends; null if one must be walked. */
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

  private static @Nullable AlikeReaches[] alike(@Nullable ReachTable[][] reaches) {
    @Nullable AlikeReaches[] alike = new AlikeReaches[reaches.length];
    for (int code = PieceCode.code(0, PieceCode.WHITE); code < reaches.length; code++) {
      ReachTable @Nullable [] known = known(reaches[code]);
      alike[code] = known == null ? null : AlikeReaches.of(known).orElse(null);
    }
    return alike;
  }

  /** The reaches of a game; null if its pieces do more than they can tell: acting and capturing in passing. */
  static @Nullable ReachTables of(GameTables tables) {
    return tables.size <= AttackLines.MAX_SIZE && !tables.elaborate ? new ReachTables(tables) : null;
  }

  /** The reaches if there is none missing. */
  @SuppressWarnings("NullAway") // that is what it finds out
  static ReachTable @Nullable [][] complete(@Nullable ReachTable[][] reaches) {
    boolean complete = Arrays.stream(reaches).skip(PieceCode.code(0, PieceCode.WHITE))
        .allMatch(each -> known(each) != null);
    return complete ? reaches : null;
  }

  @SuppressWarnings("NullAway") // that is what it finds out
  private static ReachTable @Nullable [] known(@Nullable ReachTable[] reaches) {
    return Arrays.stream(reaches).allMatch(Objects::nonNull) ? reaches : null;
  }
}
