package org.variorum.testkit.naive.mechanism.capture;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.explosion.Explosion;
import org.variorum.testkit.naive.play.Aftermath;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.Play;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Departure;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Position;

/** Captures, or all moves, that remove the capturer and the pieces around. */
public final class Explosions implements Aftermath, Departure, Candidate.Ripple {
  private static final Pattern LAST_SQUARE = Pattern.compile(".*?(" + Geometry.SQUARE_NAME + ")$");

  private final Explosion rule;
  private final Play play;

  public Explosions(Explosion rule, Play play) {
    this.rule = rule;
    this.play = play;
  }

  @Override
  public Board after(Board captured, int capturer, List<Integer> centres) {
    Piece piece = captured.at(capturer).orElseThrow();
    boolean vanishes = !rule.capturerStays() && !rule.immune().contains(piece.letter());
    Board board = captured;
    for (int centre : centres) {
      for (int square : reached(centre, piece.side())) {
        if (captured.holds(square, other -> isRemoved(other, piece.side()))) {
          board = board.without(square);
        }
      }
    }
    return vanishes ? board.without(capturer) : board;
  }

  @Override
  public Board after(Position before, Candidate move) {
    Board board = move.board();
    if (rule.everyMove() && move.by().isEmpty() && !move.has(Feature.TAKES)) {
      Side side = move.mover().side();
      for (int square : reached(end(move), side)) {
        if (move.board().holds(square, other -> isRemoved(other, side))) {
          board = board.without(square);
        }
      }
    }
    return board;
  }

  private int end(Candidate move) {
    Matcher matcher = LAST_SQUARE.matcher(move.journey());
    if (!matcher.matches()) {
      throw new IllegalStateException(move.journey());
    }
    return play.rules().geometry().square(matcher.group(1)).orElseThrow();
  }

  private boolean isRemoved(Piece piece, Side mover) {
    return !rule.spares(piece.letter()) && !(rule.enemiesOnly() && piece.side() == mover);
  }

  /** Where the movement could lead if nobody stood on the board. */
  private Set<Integer> reached(int centre, Side side) {
    Set<Integer> squares = new TreeSet<>();
    rule.reaches().paths()
        .forEach(path -> play.walker().walks(path, centre, side).over(Board.empty(play.rules().geometry()))
            .forEach(walk -> squares.add(walk.end())));
    return squares;
  }

  @Override
  public boolean mayBeGone(String letter) {
    return !rule.capturerStays();
  }
}
