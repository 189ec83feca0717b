package org.variorum.testkit.naive.mechanism.capture;

import java.util.List;
import java.util.Set;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.explosion.Explosion;
import org.variorum.testkit.naive.play.Aftermath;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Departure;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.Shield;

/** Explosions: captures, or all moves, that remove the captor and the pieces around it. */
public final class Explosions implements Aftermath, Departure, Candidate.MoveEffect, Shield {
  private final Explosion rule;
  private final NaivePlay play;

  public Explosions(Explosion rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
  }

  @Override
  public Board after(Board boardAfterCapture, int captorSquare, List<Integer> centres) {
    NaivePiece piece = boardAfterCapture.at(captorSquare).orElseThrow();
    boolean captorVanishes = vanishes(piece.letter());
    Board board = boardAfterCapture;
    for (int centre : centres) {
      for (int square : reachedSquares(centre, piece.side())) {
        if (boardAfterCapture.holds(square, other -> isRemoved(other, piece.side()))) {
          board = board.without(square);
        }
      }
    }
    return captorVanishes ? board.without(captorSquare) : board;
  }

  private boolean vanishes(String captor) {
    return !rule.capturerStays() && !rule.immune().contains(captor);
  }

  /** In games with check, a royal piece may not capture if it would vanish. */
  @Override
  public boolean protects(String victim, String captor) {
    return play.rules().hasCheck() && play.rules().kind(captor).royal() && vanishes(captor);
  }

  @Override
  public Board after(NaivePosition before, Candidate move) {
    Board board = move.board();
    if (rule.everyMove() && move.mechanism().isEmpty() && !move.has(Feature.CAPTURES)) {
      Side side = move.mover().side();
      for (int square : reachedSquares(move.squares(play.rules().geometry()).getLast(), side)) {
        if (move.board().holds(square, other -> isRemoved(other, side))) {
          board = board.without(square);
        }
      }
    }
    return board;
  }

  private boolean isRemoved(NaivePiece piece, Side mover) {
    return !rule.spares(piece.letter()) && !(rule.enemiesOnly() && piece.side() == mover);
  }

  /** The squares that the movement reaches from a centre on an empty board. */
  private Set<Integer> reachedSquares(int centre, Side side) {
    return play.walker().destinations(rule.reaches(), centre, side);
  }

  @Override
  public boolean mayVanishOrChange(String letter) {
    return !rule.capturerStays();
  }
}
