package org.variorum.rules.definition;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.platform.Distinct;

/**
 * The promotion of a kind of piece when it moves. Changes by other rules are a {@link Mechanism}.
 *
 * @param white the letters from which White chooses, in the order in which they are offered
 * @param black the letters from which Black chooses, in the order in which they are offered
 * @param zone the squares where the piece may promote
 * @param leaving whether a move that starts in the zone may also promote (shogi); if false, it must end there
 * @param forced the squares of the zone on which a piece that may promote must promote
 * @param forcedWhenStuck whether the piece must promote where it would have no further move on the empty board (shogi)
 * @param byCapture whether only captures may promote (micro shogi)
 * @param limited the letters of the kinds that promotion may not raise above their number at the start (Grand Chess). A
 *     move is illegal if it must promote and no kind is left to choose.
 * @param when the condition of promotion, tested in the position before the move for the mover's side; empty if there
 *     is none
 */
public record Promotion(List<String> white, List<String> black, Region zone, boolean leaving, Region forced,
    boolean forcedWhenStuck, boolean byCapture, Set<String> limited, Optional<Condition> when) {

  public Promotion {
    white = List.copyOf(white);
    black = List.copyOf(black);
    limited = Set.copyOf(limited);
  }

  /** The letters from which a side chooses. */
  public List<String> to(Side side) {
    return side == Side.WHITE ? white : black;
  }

  /** The letters from which at least one side may choose, without duplicates. */
  public List<String> choices() {
    return Stream.of(white, black).flatMap(List::stream).filter(Distinct.values()).toList();
  }
}
