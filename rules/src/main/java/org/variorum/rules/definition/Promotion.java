package org.variorum.rules.definition;

import java.util.List;
import org.variorum.rules.board.Region;

/**
 * What a piece becomes by its own move.
 *
 * @param to the letters to choose from, in the order in which they are offered
 * @param zone where it may promote
 * @param leaving whether a move that starts in the zone promotes too (shogi); else only one that ends there
 * @param forced where it must promote if its move ends there (a part of the zone)
 * @param forcedWhenStuck whether it must promote where it would have no further move on the empty board (shogi)
 * @param limited whether a side may never have more pieces of a kind by promotion than at the start (Grand Chess). A move
 *     that must promote and finds nothing left to become is not legal.
 */
public record Promotion(List<String> to, Region zone, boolean leaving, Region forced, boolean forcedWhenStuck,
    boolean limited) {

  public Promotion {
    to = List.copyOf(to);
  }
}
