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
 * Plays both sides of a game and takes notes. Now and then it plays a random move, so that games come where two good players
 * would not go; what was noted until then is no training position, because that move, and not the position, may have decided the game.
 *
 * <p>One engine serves both sides: they know the same anyway, and each finds in the table what the other has just looked at.
 */
final class SelfPlayer implements Player {

  /** Random moves are played only in this many first plies, including the opening. */
  private static final int STRAYS_UNTIL = 30;
  private static final double STRAYS = 0.04;

  private record Note(Side mover, String fen, int score) {}

  private final EnginePlayer engine;
  private final List<Note> notes = new ArrayList<>();
  private RandomGenerator random = new SplittableRandom();

  SelfPlayer(EnginePlayer engine) {
    this.engine = engine;
  }

  /** Sits down to another game: all that is left to chance in it comes from {@code chance}. */
  void sitDown(Position start, RandomGenerator chance) {
    engine.begin(start);
    notes.clear();
    random = chance;
  }

  /** Does nothing: called for each side, but set up once for both. */
  @Override
  public void begin(Position start) {}

  @Override
  public Answer play(MoveRequest turn) throws ForfeitException {
    if (turn.moves().size() < STRAYS_UNTIL && random.nextDouble() < STRAYS) {
      notes.clear();
      List<Move> moves = turn.position().moves();
      return new Answer(moves.get(random.nextInt(moves.size())), Optional.empty(), 0, 0);
    }
    Answer answer = engine.play(turn);
    note(turn.position(), answer);
    return answer;
  }

  private void note(Position position, Answer answer) {
    if (answer.score().isPresent() && answer.score().get() instanceof Score.Centipawns(int score)
        && isQuiet(position, answer.move())) {
      notes.add(new Note(position.turn(), position.fen(), score));
    }
  }

  /**
   * Where pieces are being taken, an evaluation that does not look ahead says nothing. Where captures take nothing away, nearly every
   * move is one, and no position is quieter than others.
   */
  static boolean isQuiet(Position position, Move best) {
    boolean removing = position.game().fates().remove();
    return !position.inCheck() && (!removing || !best.captures() && position.legs(best).becomes().isEmpty());
  }

  /** What the game teaches now that it has ended. */
  List<TrainingPosition> positions(Optional<Side> winner) {
    return notes.stream()
        .map(note -> new TrainingPosition(note.fen(), note.score(), result(note.mover(), winner)))
        .toList();
  }

  private static double result(Side side, Optional<Side> winner) {
    return winner.map(won -> won == side ? TrainingPosition.WIN : TrainingPosition.LOSS)
        .orElse(TrainingPosition.DRAW);
  }

  @Override
  public void close() {
    engine.close();
  }
}
