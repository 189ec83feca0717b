package org.variorum.engine.search;

import java.util.List;
import org.variorum.engine.ordering.MoveClassifier;
import org.variorum.engine.ordering.MovePicker;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveCode;

/** The moves that an engine with a {@link Handicap} overlooks. Not thread-safe. */
final class OverlookedMoves {

  private final Geometry board;
  private final Handicap handicap;
  private long rootHash;

  OverlookedMoves(Geometry board, Handicap handicap) {
    this.board = board;
    this.handicap = handicap;
  }

  /** Starts a search at a root. */
  void begin(MutablePosition position) {
    rootHash = position.hash();
  }

  /** The root moves that are not overlooked, at least one if there is any root move. */
  List<Move> noticedMoves(MutablePosition position, List<Move> moves) {
    List<Move> noticed = moves.stream().filter(move -> notices(position, move.code())).toList();
    return noticed.isEmpty() ? moves.subList(0, Math.min(1, moves.size())) : noticed;
  }

  /** Removes overlooked moves from a ranked list, but keeps at least one move. */
  void removeOverlooked(MutablePosition position, MovePicker picker) {
    if (handicap.overlookedPerMille() > 0) {
      picker.leaveOutUnless(move -> notices(position, move));
    }
  }

  boolean notices(MutablePosition position, long move) {
    return handicap.overlookedPerMille() == 0
        || !handicap.overlooks(rootHash, move, moveLength(position, move));
  }

  private int moveLength(MutablePosition position, long move) {
    return board.distance(MoveCode.from(move), MoveClassifier.target(position, move));
  }
}
