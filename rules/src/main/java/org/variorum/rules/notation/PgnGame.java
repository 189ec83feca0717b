package org.variorum.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/**
 * A recorded game.
 *
 * @param tags players, date, place and the like, in the order in which they are written. What the other components say
 *     ({@code Variant}, {@code FEN}, {@code Result} …) and what is unknown ({@code ?}) is not among them.
 * @param start where it begins
 * @param line its moves
 * @param result how it ended
 */
public record PgnGame(Map<String, String> tags, Position start, PgnLine line, PgnResult result) {

  public PgnGame {
    tags = PgnTags.tidy(tags);
  }

  /** A game without comments, as it was played from a position. */
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
