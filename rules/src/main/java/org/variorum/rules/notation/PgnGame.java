package org.variorum.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/**
 * A recorded game.
 *
 * @param tags players, date, place and the like, in the order in which they are written. Unknown values ({@code ?}) and
 *     tags that follow from the other components ({@code Variant}, {@code FEN}, {@code Result} …) are left out.
 * @param start the position before the first move
 * @param line the moves with their annotations
 * @param result the result
 */
public record PgnGame(Map<String, String> tags, Position start, PgnLine line, PgnResult result) {

  public PgnGame {
    tags = PgnTags.tidy(tags);
  }

  /** A game without comments and variations. */
  public static PgnGame of(Map<String, String> tags, Position start, List<Move> moves, PgnResult result) {
    return new PgnGame(tags, start, new PgnLine(List.of(), moves.stream().map(PgnMove::of).toList()), result);
  }

  /** The start and the position after each move, without variations. */
  public List<Position> positions() {
    List<Position> positions = new ArrayList<>();
    Position position = start;
    positions.add(position);
    for (PgnMove move : line.moves()) {
      position = position.play(move.move());
      positions.add(position);
    }
    return positions;
  }
}
