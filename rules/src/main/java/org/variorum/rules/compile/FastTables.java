package org.variorum.rules.compile;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.AttackLines;
import org.variorum.rules.program.FlatReachTables;
import org.variorum.rules.program.Program;
import org.variorum.rules.program.ReachCompiler;

/** Tables for fast move generation. They are computed at first use, because many games are compiled but not played. */
public final class FastTables {

  public final GameTables tables;
  private @Nullable ReachTables reaches;
  // Null is a result, too, so flags tell whether a table has been computed.
  private boolean areReachesComputed;
  private @Nullable PlainTables plain;
  private boolean isPlainComputed;
  private @Nullable FlatReachTables @Nullable [] attackReaches;

  public FastTables(GameTables tables) {
    this.tables = tables;
  }

  /** The tables that replace walks of programs; null if pieces must walk their programs. */
  public synchronized @Nullable ReachTables reaches() {
    if (!areReachesComputed) {
      reaches = ReachTables.of(tables);
      areReachesComputed = true;
    }
    return reaches;
  }

  /** The tables for generating moves from sets of squares; null if the game is not plain. */
  public synchronized @Nullable PlainTables plainTables() {
    if (!isPlainComputed) {
      plain = PlainTables.of(tables, reaches());
      isPlainComputed = true;
    }
    return plain;
  }

  /** The squares that a piece attacks, by code; null for pieces that must walk their programs. */
  public synchronized @Nullable FlatReachTables[] attackReaches() {
    if (attackReaches == null) {
      attackReaches = new FlatReachTables[tables.codes];
      // A table has the squares of targets. Gates limit destinations, and an acting move may end on another square.
      boolean isPossible =
          tables.size <= AttackLines.MAX_SIZE && (tables.actForm == null || tables.threatGates.isEmpty());
      ReachCompiler compiler = new ReachCompiler(tables.size, 0);
      ReachTables reachTables = reaches();
      for (int code = PieceCode.code(0, PieceCode.WHITE); isPossible && code < tables.codes; code++) {
        // A piece that moves and captures alike, and captures pieces of any kind, attacks where it moves.
        @Nullable FlatReachTables moveTable = reachTables == null ? null : reachTables.flatWays[code];
        attackReaches[code] =
            moveTable != null && Arrays.stream(tables.ways[code]).allMatch(Program::capturesAllKinds)
                ? moveTable : compiler.attackReaches(tables.ways[code]);
      }
    }
    return attackReaches;
  }
}
