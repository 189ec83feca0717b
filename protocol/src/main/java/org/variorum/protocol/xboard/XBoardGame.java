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

/** The game on the board: its positions, and what the user does about the last of them. */
final class XBoardGame {

  private final Supplier<Optional<Game>> game;
  /** The positions so far, that on the board last. */
  private final List<Position> positions = new ArrayList<>();
  /** Whether the position that was set up is invalid. */
  private boolean broken;
  private final Set<Move> excluded = new HashSet<>();
  private final List<Integer> pointed = new ArrayList<>();

  /** @param game supplies the game; called when a position is needed */
  XBoardGame(Supplier<Optional<Game>> game) {
    this.game = game;
  }

  /** The position on the board: the start, unless another was set; empty if there is none to play on. */
  Optional<Position> position() {
    if (positions.isEmpty() && !broken) {
      game.get().ifPresent(played -> positions.add(played.start()));
    }
    return positions.isEmpty() ? Optional.empty() : Optional.of(positions.getLast());
  }

  /** Starts a new game from the start position. */
  void restart() {
    positions.clear();
    broken = false;
    turned();
  }

  /** Starts a new game from a position; if empty, no game can be played. */
  void set(Optional<Position> position) {
    restart();
    position.ifPresent(positions::add);
    broken = position.isEmpty();
  }

  /** A move has led to a position. */
  void add(Position next) {
    positions.add(next);
    turned();
  }

  /** Takes moves back; does nothing and returns false if there are fewer. */
  boolean undo(int moves) {
    if (positions.size() <= moves) {
      return false;
    }
    positions.subList(positions.size() - moves, positions.size()).clear();
    turned();
    return true;
  }

  /** The position on the board is another: what was said about the one before no longer counts. */
  private void turned() {
    excluded.clear();
    pointed.clear();
  }

  /** How many moves the side to move has made. */
  int made() {
    return (positions.size() - 1) / 2;
  }

  /** Leaves moves out, or takes them in again. */
  void exclude(Collection<Move> moves, boolean out) {
    if (out) {
      excluded.addAll(moves);
    } else {
      excluded.removeAll(moves);
    }
  }

  /** Whether moves have been left out. */
  boolean excludes() {
    return !excluded.isEmpty();
  }

  /** The moves that are not left out. */
  List<Move> admitted() {
    return position().map(Position::moves).orElse(List.of()).stream().filter(move -> !excluded.contains(move))
        .toList();
  }

  /** The squares pointed at since a piece was taken up. */
  List<Integer> pointed() {
    return pointed;
  }
}
