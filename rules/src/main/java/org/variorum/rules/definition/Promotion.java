package org.variorum.rules.definition;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.condition.Condition;

/**
 * What a piece becomes by its own move.
 *
 * @param white the letters that White chooses from, in the order in which they are offered
 * @param black the same of Black
 * @param zone where it may promote
 * @param leaving whether a move that starts in the zone promotes too (shogi); else only one that ends there
 * @param forced where it must promote if its move ends there (a part of the zone)
 * @param forcedWhenStuck whether it must promote where it would have no further move on the empty board (shogi)
 * @param byCapture whether only a move that captures promotes (micro shogi)
 * @param limited the letters of the kinds that promotion may not raise above their number at the start (Grand Chess). A
 *     move that must promote and finds nothing left to become is not legal.
 * @param when what must hold before the move for it to promote, as its side sees it
 */
public record Promotion(List<String> white, List<String> black, Region zone, boolean leaving, Region forced,
    boolean forcedWhenStuck, boolean byCapture, Set<String> limited, Optional<Condition> when) {

  public Promotion {
    white = List.copyOf(white);
    black = List.copyOf(black);
    limited = Set.copyOf(limited);
  }

  /** The letters that a side chooses from. */
  public List<String> to(Side side) {
    return side == Side.WHITE ? white : black;
  }

  /** The letters that either side chooses from, each once. */
  public List<String> choices() {
    return Stream.of(white, black).flatMap(List::stream).distinct().toList();
  }
}
