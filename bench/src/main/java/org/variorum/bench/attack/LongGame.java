package org.variorum.bench.attack;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Move;

/**
 * A legal game of many moves.
 *
 * @param game the game's id
 * @param moves its moves in the coordinate notation (COM-3 in docs/conventions.md)
 */
record LongGame(String game, List<String> moves) {

  private static final int TRIES = 20;

  /** Plays a random game of each id of the folder in turn, until one lasts {@code length} moves. */
  static LongGame of(Path folder, List<String> ids, int length) {
    DefinitionReader reader = new DefinitionReader(new DirectoryLibrary(folder));
    for (String id : ids) {
      List<String> moves = randomMoves(Game.of(reader.read(id, List.of())), length);
      if (moves.size() == length) {
        return new LongGame(id, moves);
      }
    }
    throw new IllegalStateException("no game lasts " + length + " moves");
  }

  private static List<String> randomMoves(Game game, int length) {
    Random random = new Random(length);
    List<String> moves = new ArrayList<>();
    Position position = game.start();
    while (moves.size() < length) {
      Optional<Move> move = randomMove(position, random);
      if (move.isEmpty()) {
        break;
      }
      moves.add(move.get().text());
      position = position.play(move.get());
    }
    return moves;
  }

  /** Returns a random move that does not end the game; empty if a few tries find none. */
  private static Optional<Move> randomMove(Position position, Random random) {
    List<Move> legalMoves = position.moves();
    return legalMoves.isEmpty() ? Optional.empty()
        : Stream.generate(() -> legalMoves.get(random.nextInt(legalMoves.size()))).limit(TRIES)
            .filter(move -> position.play(move).outcome().isEmpty()).findFirst();
  }

  /** Reads a game from the line that {@link #line} returned. */
  static LongGame ofLine(String line) {
    List<String> words = List.of(line.split(" "));
    return new LongGame(words.getFirst(), words.subList(1, words.size()));
  }

  /** The game as one line of text. */
  String line() {
    return game + " " + String.join(" ", moves);
  }

  /** The first {@code count} moves. */
  List<String> firstMoves(int count) {
    return moves.subList(0, count);
  }
}
