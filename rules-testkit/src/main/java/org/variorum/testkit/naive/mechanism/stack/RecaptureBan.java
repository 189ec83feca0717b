package org.variorum.testkit.naive.mechanism.stack;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.play.Ban;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.MoveStart;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.NaiveSquares;

/** Ban on captures of pieces that came out of a stack in the same turn. */
record RecaptureBan(Geometry geometry) implements Ban, MoveStart, NaiveMemory {

  @Override
  public boolean forbids(NaivePosition position, Candidate move) {
    return move.has(Feature.RETAKES);
  }

  /** Ends the ban on the pieces of a side when that side begins its move. */
  @Override
  public Board atMoveStart(Board board, Side turn) {
    Board changed = board;
    for (int square : board.squares(piece -> piece.side() == turn && isFreed(piece))) {
      changed = changed.with(square, board.at(square).orElseThrow().withoutMark(StackUpdate.FREED));
    }
    return changed;
  }

  private static boolean isFreed(NaivePiece piece) {
    return piece.marks().contains(StackUpdate.FREED);
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String stateWord() {
    return "freed:";
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    return NaiveSquares.read(geometry, List.of(text.split("\\+", -1)))
        .filter(squares -> squares.stream().noneMatch(position.board()::isEmpty)).map(squares -> {
          Board board = position.board();
          for (int square : squares) {
            board = board.with(square, board.at(square).orElseThrow().withMark(StackUpdate.FREED));
          }
          return position.with(board);
        });
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    Set<Integer> squares = new TreeSet<>(position.board().squares(RecaptureBan::isFreed));
    return squares.isEmpty() ? Optional.empty() : Optional.of(NaiveSquares.write(geometry, squares, "+"));
  }
}
