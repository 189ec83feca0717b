package org.variorum.protocol.xboard;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/** The current game: its positions, and the user's choices in the last position. */
final class XBoardGame {

  private final Supplier<Optional<Game>> gameSupplier;
  /** The positions of the game, with the current position last. */
  private final List<Position> positions = new ArrayList<>();
  /** Whether the last position that was set up is invalid, so that there is no current position. */
  private boolean isInvalid;
  private final Set<Move> excludedMoves = new HashSet<>();
  private final List<Integer> pointedSquares = new ArrayList<>();

  /** @param gameSupplier supplies the game when a position is needed; empty if there is no game */
  XBoardGame(Supplier<Optional<Game>> gameSupplier) {
    this.gameSupplier = gameSupplier;
  }

  /** The current position, by default the start position; empty if none is valid. */
  Optional<Position> position() {
    if (positions.isEmpty() && !isInvalid) {
      gameSupplier.get().ifPresent(played -> positions.add(played.start()));
    }
    return positions.isEmpty() ? Optional.empty() : Optional.of(positions.getLast());
  }

  /** Starts a new game from the start position. */
  void restart() {
    positions.clear();
    isInvalid = false;
    clearChoices();
  }

  /** Starts a new game from a position. An empty position means that no game can be played. */
  void set(Optional<Position> position) {
    restart();
    position.ifPresent(positions::add);
    isInvalid = position.isEmpty();
  }

  /** Adds the position after a move. */
  void add(Position next) {
    positions.add(next);
    clearChoices();
  }

  /** Takes moves back. Does nothing and returns false if fewer moves have been made. */
  boolean undo(int moves) {
    if (positions.size() <= moves) {
      return false;
    }
    positions.subList(positions.size() - moves, positions.size()).clear();
    clearChoices();
    return true;
  }

  /** Clears the user's choices in the last position after the position has changed. */
  private void clearChoices() {
    excludedMoves.clear();
    pointedSquares.clear();
  }

  /** The number of moves that the side to move has made. */
  int movesMade() {
    return (positions.size() - 1) / 2;
  }

  /** Excludes moves from searches, or includes them again if {@code isExclusion} is false. */
  void exclude(Collection<Move> moves, boolean isExclusion) {
    if (isExclusion) {
      excludedMoves.addAll(moves);
    } else {
      excludedMoves.removeAll(moves);
    }
  }

  /** Whether any move is excluded. */
  boolean hasExclusions() {
    return !excludedMoves.isEmpty();
  }

  /** The legal moves that are not excluded. */
  List<Move> allowedMoves() {
    return position().map(Position::moves).orElse(List.of()).stream()
        .filter(move -> !excludedMoves.contains(move))
        .toList();
  }

  /** The squares at which the user has pointed since lifting a piece. Callers may change the list. */
  List<Integer> pointedSquares() {
    return pointedSquares;
  }
}
