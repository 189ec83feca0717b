package org.variorum.rules.compile;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.AttackLines;
import org.variorum.rules.program.FlatReachTables;
import org.variorum.rules.program.Program;
import org.variorum.rules.program.ReachCompiler;

/** Tables for fast move generation. They are made at first use, because not every game is played. */
public final class FastTables {

  public final GameTables tables;
  private @Nullable ReachTables reaches;
  private boolean reachesKnown;
  private @Nullable PlainTables plain;
  private boolean plainKnown;
  private @Nullable FlatReachTables @Nullable [] sights;

  public FastTables(GameTables tables) {
    this.tables = tables;
  }

  /** The tables that replace walks of programs; null if pieces must walk their programs. */
  public synchronized @Nullable ReachTables reaches() {
    if (!reachesKnown) {
      reaches = ReachTables.of(tables);
      reachesKnown = true;
    }
    return reaches;
  }

  /** The tables for generating moves from sets of squares; null if the game is not plain. */
  public synchronized @Nullable PlainTables plain() {
    if (!plainKnown) {
      plain = PlainTables.of(tables, reaches());
      plainKnown = true;
    }
    return plain;
  }

  /** By code: the squares that its pieces attack; null if such a piece must walk its programs. */
  public synchronized @Nullable FlatReachTables[] sights() {
    if (sights == null) {
      sights = new FlatReachTables[tables.codes];
      // Gates limit the destination of a piece that acts, not the pieces on which it acts.
      boolean possible =
          tables.size <= AttackLines.MAX_SIZE && (tables.acts == null || tables.threatGates.isEmpty());
      ReachCompiler compiler = new ReachCompiler(tables.size, 0);
      ReachTables known = reaches();
      for (int code = PieceCode.code(0, PieceCode.WHITE); possible && code < tables.codes; code++) {
        // A piece that moves and captures alike, and captures pieces of any kind, attacks where it moves.
        @Nullable FlatReachTables alike = known == null ? null : known.alike[code];
        sights[code] = alike != null && Arrays.stream(tables.ways[code]).allMatch(Program::capturesAnybody)
            ? alike : compiler.sights(tables.ways[code]);
      }
    }
    return sights;
  }
}
