package org.variorum.testkit.naive.mechanism.push;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Step;
import org.variorum.rules.rule.push.Push;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaiveMoveSource;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.PiecePlacer;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;

/** Pushes: a piece moves one step and pushes the row ahead of it by one square. */
public final class Pushes implements NaiveMoveSource.Named, PiecePlacer {
  private final Push rule;
  private final NaivePlay play;
  private final Geometry geometry;

  public Pushes(Push rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public List<Candidate> moves(NaivePosition position) {
    List<Candidate> found = new ArrayList<>();
    for (int from : position.board().squares(piece -> piece.side() == position.turn()
        && rule.pieces().contains(piece.letter()) && !play.isImmobile(piece))) {
      for (int right = -1; right <= 1; right++) {
        for (int up = -1; up <= 1; up++) {
          if (isDirection(right, up)) {
            push(position, from, new Step(right, up)).ifPresent(found::add);
          }
        }
      }
    }
    return found;
  }

  private boolean isDirection(int right, int up) {
    boolean isStraight = right == 0 ^ up == 0;
    return switch (rule.lines()) {
      case ALL -> right != 0 || up != 0;
      case STRAIGHT -> isStraight;
      case DIAGONAL -> right != 0 && up != 0;
    };
  }

  private Optional<Candidate> push(NaivePosition position, int from, Step step) {
    Board board = position.board();
    List<Integer> row = new ArrayList<>();
    int next = NaiveGeometry.step(geometry, from, step);
    while (next != Geometry.NONE && next != from && board.at(next).isPresent()) {
      row.add(next);
      next = NaiveGeometry.step(geometry, next, step);
    }
    boolean isPushable = !row.isEmpty() && (rule.atMost() == 0 || row.size() <= rule.atMost())
        && row.stream().allMatch(square -> mayBePushed(position, board.at(square).orElseThrow()))
        && (!rule.stronger() || isWeaker(position, row))
        && play.limits().allowEntering(board, from, List.of(row.getFirst()));
    if (!isPushable || next == from) {
      return Optional.empty();
    }
    boolean fallsOff = next == Geometry.NONE;
    NaivePiece last = board.at(row.getLast()).orElseThrow();
    if (fallsOff ? !mayFall(position, last) : !board.isEmpty(next)) {
      return Optional.empty();
    }
    // Mechanisms may change the board when a move starts.
    Board startBoard = play.atMoveStart(position);
    Board after = fallsOff ? startBoard : startBoard.with(next, startBoard.at(row.getLast()).orElseThrow());
    for (int i = row.size() - 1; i > 0; i--) {
      after = after.with(row.get(i), startBoard.at(row.get(i - 1)).orElseThrow());
    }
    after = after.with(row.getFirst(), startBoard.at(from).orElseThrow()).without(from);
    Set<Integer> touched = new HashSet<>(row);
    touched.add(from);
    return Optional.of(new Candidate(geometry.name(from) + geometry.name(row.getFirst()),
        "," + geometry.name(row.getLast()) + (fallsOff ? "x" : geometry.name(next)),
        board.at(from).orElseThrow(), after, touched,
        fallsOff ? Set.of(Feature.REMOVES_FROM_BOARD) : Set.of(), this));
  }

  private boolean mayBePushed(NaivePosition position, NaivePiece piece) {
    boolean isOwn = piece.side() == position.turn();
    return rule.pushed().contains(piece.letter()) && switch (rule.owner()) {
      case ANY -> true;
      case OWN -> isOwn;
      case ENEMIES -> !isOwn;
    };
  }

  /** Whether a row has own pieces first, then enemies, and fewer enemies than own pieces including the pusher. */
  private static boolean isWeaker(NaivePosition position, List<Integer> row) {
    List<Integer> enemies =
        row.stream().filter(square -> !position.board().holds(square, position.turn())).toList();
    int ownCount = row.size() - enemies.size();
    return row.subList(ownCount, row.size()).equals(enemies) && enemies.size() < ownCount + 1;
  }

  private boolean mayFall(NaivePosition position, NaivePiece last) {
    return rule.off() && last.side() != position.turn() && !(last.kind().royal() && play.rules().hasCheck());
  }

  @Override
  public boolean canHavePlaced(NaivePiece piece, int square) {
    return rule.pieces().contains(piece.letter()) || rule.pushed().contains(piece.letter());
  }

  @Override
  public String moveWord() {
    return "push";
  }
}
