package org.variorum.rules.rule.line;

import java.util.Set;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Losses;
import org.variorum.rules.definition.Goal.Timing;
import org.variorum.rules.definition.Goal.Verdict;

/**
 * The game ends for a side that has so many pieces in a line.
 *
 * @param pieces the kinds that count
 * @param length how many
 * @param along which lines
 * @param gaps whether other squares of the line may lie between them, whoever stands there
 * @param verdict for that side
 * @param timing when the goal is judged, and for which side
 */
public record Line(Set<String> pieces, int length, Along along, boolean gaps, Verdict verdict,
    Timing timing)
    implements Goal {

  /** Where the pieces may lie. */
  public enum Along {
    /** On a rank, file or diagonal. */
    ALL,
    /** On a rank or file. */
    STRAIGHT,
    /** On a diagonal. */
    DIAGONAL,
    /** On a rank. */
    RANK,
    /** On a file. */
    FILE,
    /** On all squares of a block of so many files and ranks. */
    BLOCK
  }

  public Line {
    pieces = Set.copyOf(pieces);
  }

  @Override
  public boolean isDecisive(Losses losses) {
    return verdict != Verdict.DRAW;
  }
}
