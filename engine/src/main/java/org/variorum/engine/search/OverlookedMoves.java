package org.variorum.engine.search;

import java.util.List;
import org.variorum.engine.ordering.MoveClassifier;
import org.variorum.engine.ordering.MovePicker;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveCode;

/** Which moves a player with a {@link Handicap} does not see. Not thread-safe. */
final class OverlookedMoves {

  private final Geometry board;
  private final Handicap handicap;
  private long root;

  OverlookedMoves(Geometry board, Handicap handicap) {
    this.board = board;
    this.handicap = handicap;
  }

  /** Begins a search at a root. */
  void begin(MutablePosition position) {
    root = position.hash();
  }

  /** Of the moves at the root those that the player sees: always one, if there is any. */
  List<Move> seen(MutablePosition position, List<Move> moves) {
    List<Move> seen = moves.stream().filter(move -> sees(position, move.code())).toList();
    return seen.isEmpty() ? moves.subList(0, Math.min(1, moves.size())) : seen;
  }

  /** Of the moves that have been ranked the player does not see all, but always one. */
  void leaveUnseen(MutablePosition position, MovePicker picker) {
    if (handicap.overlooked() > 0) {
      picker.keep(move -> sees(position, move));
    }
  }

  boolean sees(MutablePosition position, long move) {
    return handicap.overlooked() == 0 || !handicap.overlooks(root, move, length(position, move));
  }

  private int length(MutablePosition position, long move) {
    return board.distance(MoveCode.from(move), MoveClassifier.target(position, move));
  }
}
