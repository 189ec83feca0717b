package org.variorum.engine.search;

import org.variorum.engine.EngineSettings;
import org.variorum.engine.Technique;
import org.variorum.engine.score.Scores;
import org.variorum.engine.table.TableEntry;

/** Search extensions: for answers to checks, and for singular moves. */
final class Extensions {

  private final boolean extendsChecks;
  private final boolean extendsSingular;
  private final int extendedEvasions;

  Extensions(EngineSettings settings, Margins margins) {
    extendsChecks = settings.has(Technique.CHECK_EXTENSION);
    extendsSingular = settings.has(Technique.SINGULAR_EXTENSION);
    extendedEvasions = margins.extendedEvasions;
  }

  /**
   * Whether the search that tests if the hash move is {@link Technique#SINGULAR_EXTENSION singular} is
   * worthwhile.
   */
  boolean mayBeSingular(Frame frame, int depth, int ply) {
    TableEntry entry = frame.entry();
    return extendsSingular && ply > 0 && frame.excludedMove() == 0 && depth >= Margins.SINGULAR_DEPTH
        && entry.isLowerBound() && entry.depth() >= depth - 3 && !Scores.isWinOrLoss(entry.score());
  }

  /**
   * The number of plies by which the current move of a frame is extended. Only the first answers to a check are
   * extended, and only up to twice the root depth: otherwise long series of checks would never end.
   */
  int extension(Frame frame, long move, int ply, int rootDepth) {
    if (move == frame.hashMove() && frame.extension() > 0) {
      return frame.extension();
    }
    return frame.inCheck() && extendsChecks && ply < 2 * rootDepth && frame.moveCount() <= extendedEvasions
        ? 1 : 0;
  }
}
