package org.variorum.rules.explain;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Insight.SightKind;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.state.State;

/** What moves do, each thing once. */
final class Sights {

  private Sights() {}

  /** @param moves moves of one piece, legal or not */
  static Set<Sight> of(State state, LongStream moves) {
    Map<Sight, Boolean> promoting = new HashMap<>();
    moves.forEach(move -> of(state, move)
        .forEach(sight -> promoting.merge(sight, MoveCode.becomes(move) >= 0, Boolean::logicalOr)));
    Set<Sight> sights = new TreeSet<>(
        Comparator.comparing(Sight::kind).thenComparing(Sight::square).thenComparing(Sight::to));
    promoting.forEach(
        (sight, promotes) -> sights.add(new Sight(sight.kind(), sight.square(), sight.to(), promotes)));
    return sights;
  }

  /** What one move does, whether or not its piece becomes something else. */
  static List<Sight> of(State state, long move) {
    int to = MoveCode.to(move);
    int other = MoveCode.otherFrom(move);
    boolean captured = state.board[to] != PieceCode.EMPTY;
    return switch (MoveCode.kind(move)) {
      case MoveCode.ACTION -> List.of(sight(SightKind.ACT, other, to));
      case MoveCode.CASTLING -> List.of(sight(SightKind.CASTLE, other, to));
      case MoveCode.EXCHANGE -> List.of(sight(SightKind.EXCHANGE, to, to));
      case MoveCode.EN_PASSANT, MoveCode.IN_PASSING -> captured
          ? List.of(sight(SightKind.CAPTURE, other, to), sight(SightKind.CAPTURE, to, to))
          : List.of(sight(SightKind.CAPTURE, other, to));
      default -> List.of(sight(captured ? SightKind.CAPTURE : SightKind.MOVE, to, to));
    };
  }

  private static Sight sight(SightKind kind, int square, int to) {
    return new Sight(kind, square, to, false);
  }
}
