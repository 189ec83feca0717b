package org.variorum.lab.learning;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.variorum.engine.Score;
import org.variorum.lab.player.Answer;
import org.variorum.lab.player.EnginePlayer;
import org.variorum.lab.player.ForfeitException;
import org.variorum.lab.player.MoveRequest;
import org.variorum.lab.player.Player;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/**
 * A player that plays both sides of a game and records training positions. Sometimes it plays a random move, for more
 * variety. Then it discards earlier positions, because the random move may have decided the game.
 *
 * <p>Both sides share one engine and its transposition table.
 */
final class SelfPlayer implements Player {

  /** Random moves are played only in this many first plies, including the opening. */
  private static final int RANDOM_MOVE_PLIES = 30;
  private static final double RANDOM_MOVE_SHARE = 0.04;

  /** A quiet position with its score for the mover, before the result of the game is known. */
  private record Note(Side mover, String fen, int score) {}

  private final EnginePlayer engine;
  private final List<Note> notes = new ArrayList<>();
  private RandomGenerator random = new SplittableRandom();

  SelfPlayer(EnginePlayer engine) {
    this.engine = engine;
  }

  /** Starts a game; all its random choices come from {@code newRandom}. */
  void startGame(Position start, RandomGenerator newRandom) {
    engine.begin(start);
    notes.clear();
    random = newRandom;
  }

  /** Does nothing: a game calls it once for each side, and {@link #startGame} has already set up both. */
  @Override
  public void begin(Position start) {}

  @Override
  public Answer play(MoveRequest request) throws ForfeitException {
    if (request.moves().size() < RANDOM_MOVE_PLIES && random.nextDouble() < RANDOM_MOVE_SHARE) {
      notes.clear();
      List<Move> moves = request.position().moves();
      return new Answer(moves.get(random.nextInt(moves.size())), Optional.empty(), 0, 0);
    }
    Answer answer = engine.play(request);
    addNote(request.position(), answer);
    return answer;
  }

  private void addNote(Position position, Answer answer) {
    if (answer.score().isPresent() && answer.score().get() instanceof Score.Centipawns(int score)
        && isQuiet(position, answer.move())) {
      notes.add(new Note(position.turn(), position.fen(), score));
    }
  }

  /**
   * Whether a position is quiet, so that a static evaluation of it is meaningful: no check, and no capture or promotion
   * as the best move. In games in which captures remove nothing, nearly every move is a capture, so only check matters.
   */
  static boolean isQuiet(Position position, Move best) {
    boolean capturesRemove = position.game().fates().mayRemove();
    return !position.inCheck()
        && (!capturesRemove || !best.captures() && position.legs(best).becomes().isEmpty());
  }

  /** The training positions of the game, once it has ended. */
  List<TrainingPosition> positions(Optional<Side> winner) {
    return notes.stream()
        .map(note -> new TrainingPosition(note.fen(), note.score(), result(note.mover(), winner)))
        .toList();
  }

  private static double result(Side side, Optional<Side> winner) {
    return winner.map(winningSide -> winningSide == side ? TrainingPosition.WIN : TrainingPosition.LOSS)
        .orElse(TrainingPosition.DRAW);
  }

  @Override
  public void close() {
    engine.close();
  }
}
