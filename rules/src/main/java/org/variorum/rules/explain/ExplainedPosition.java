package org.variorum.rules.explain;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.variorum.rules.play.Play;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.Outcome;

/**
 * A position to explain.
 *
 * @param play a copy of the position, on which moves can be tried
 * @param moves the legal moves
 * @param outcome computes the outcome of the game; empty if the game has not ended
 */
public record ExplainedPosition(Play play, List<Move> moves, Supplier<Optional<Outcome>> outcome) {

  /** The codes of the legal moves of the piece on a square. */
  LongStream movesFrom(int square) {
    return moves.stream().filter(move -> !move.isDrop() && !move.isPass()).mapToLong(Move::code)
        .filter(code -> MoveCode.from(code) == square);
  }

  /** Returns this position with a new copy of {@code play}. */
  ExplainedPosition copy() {
    return new ExplainedPosition(play.copy(), moves, outcome);
  }
}
