package org.variorum.rules.game;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.variorum.rules.game.Insight.Deed;
import org.variorum.rules.game.Insight.Sight;

/** What moves do, each thing once. */
final class Sights {

  private Sights() {}

  /** @param moves moves of one man, legal or not */
  static Set<Sight> of(State state, LongStream moves) {
    Map<Sight, Boolean> promoting = new HashMap<>();
    moves.forEach(move -> of(state, move)
        .forEach(sight -> promoting.merge(sight, MoveCode.becomes(move) >= 0, Boolean::logicalOr)));
    Set<Sight> sights = new TreeSet<>(
        Comparator.comparing(Sight::deed).thenComparing(Sight::square).thenComparing(Sight::to));
    promoting.forEach(
        (sight, promotes) -> sights.add(new Sight(sight.deed(), sight.square(), sight.to(), promotes)));
    return sights;
  }

  /** What one move does, whether or not its man becomes something else. */
  static List<Sight> of(State state, long move) {
    int to = MoveCode.to(move);
    int other = MoveCode.otherFrom(move);
    boolean taken = state.board[to] != Men.EMPTY;
    return switch (MoveCode.kind(move)) {
      case MoveCode.ACTION -> List.of(sight(Deed.ACT, other, to));
      case MoveCode.CASTLING -> List.of(sight(Deed.CASTLE, other, to));
      case MoveCode.EXCHANGE -> List.of(sight(Deed.EXCHANGE, to, to));
      case MoveCode.EN_PASSANT, MoveCode.IN_PASSING -> taken
          ? List.of(sight(Deed.CAPTURE, other, to), sight(Deed.CAPTURE, to, to))
          : List.of(sight(Deed.CAPTURE, other, to));
      default -> List.of(sight(taken ? Deed.CAPTURE : Deed.MOVE, to, to));
    };
  }

  private static Sight sight(Deed deed, int square, int to) {
    return new Sight(deed, square, to, false);
  }
}
