package org.variorum.engine.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.platform.LinearRandom;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Setup;

/** Sample positions from random games; about half of the non-royal pieces are removed, so boards vary in density. */
final class Samples {

  private static final int GAMES = 24;
  private static final int PLIES = 60;
  private static final int SAMPLE_INTERVAL = 7;

  private final Game game;
  private final LinearRandom random = new LinearRandom(1);
  private final MoveList moves = new MoveList();

  private Samples(Game game) {
    this.game = game;
  }

  /** Returns the sample positions of a game, which are the same in every run. */
  static List<Setup> of(Game game) {
    return new Samples(game).play();
  }

  private List<Setup> play() {
    List<Setup> samples = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      MutablePosition position = game.start().mutable();
      for (int ply = 1; ply <= PLIES && position.outcomeDespiteMoves().isEmpty(); ply++) {
        position.legalMoves(moves);
        if (moves.size() == 0) {
          break;
        }
        position.make(moves.get(random.nextInt(moves.size())));
        if (ply % SAMPLE_INTERVAL == 0) {
          samples.add(thinOut(game.setup(position.fen())));
        }
      }
    }
    return samples;
  }

  private Setup thinOut(Setup setup) {
    SortedMap<Integer, Piece> board = new TreeMap<>(setup.board());
    board.values().removeIf(piece -> !isRoyal(piece) && random.nextInt(2) == 0);
    Side turn = random.nextBoolean() ? Side.WHITE : Side.BLACK;
    return Setup.of(board, turn);
  }

  private boolean isRoyal(Piece piece) {
    return game.definition().piece(piece.letter()).orElseThrow().royal();
  }
}
