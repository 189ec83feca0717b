package org.variorum.rules.rule.repetition;

import java.util.Optional;
import org.variorum.rules.definition.Mechanism;

/**
 * The same position ends the game when it has come so often (COM-7).
 *
 * @param occurrence the occurrence of a position that ends the game: 3, 4, or 0 for never
 * @param loser who loses then
 * @param checkLoses whether a side all of whose moves since the first occurrence gave check loses instead (NOT-14); if both did, it is a draw
 * @param chasing who loses because of chasing a piece; empty: nobody
 */
public record Repetition(int occurrence, Loser loser, boolean checkLoses,
    Optional<Chasing> chasing) implements Mechanism {

  /** Who loses by repetition. */
  public enum Loser {
    /** It is a draw. */
    NOBODY, WHITE, BLACK,
    /** The side whose move has repeated the position. */
    REPEATER,
    /** The side that is to move where the position has come again. */
    NEXT
  }

  @Override
  public boolean keepsMaterial() {
    return occurrence == 0 || loser == Loser.NOBODY && !checkLoses && chasing.isEmpty();
  }
}
