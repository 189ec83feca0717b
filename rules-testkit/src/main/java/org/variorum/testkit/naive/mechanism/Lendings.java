package org.variorum.testkit.naive.mechanism;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Path;
import org.variorum.rules.rule.borrowing.Borrowing;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.walk.CheckState;
import org.variorum.testkit.naive.walk.LentMovement;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;
import org.variorum.testkit.naive.walk.Walks;

/**
 * Borrowed movement (DEL-2 … DEL-5): a piece moves like its friends that could move to its square. Limits on the
 * lender apply to that move (DEL-3). Initial movement and orbits are not lent.
 */
public final class Lendings implements LentMovement {
  private final Borrowing rule;
  private final NaivePlay play;
  /** The lent movement by its key, cached because it never changes. */
  private final Map<LoanKey, List<OpenPath>> cache = new ConcurrentHashMap<>();

  /** Key of the cache: the lender, the borrower's square, and whether captures or quiet moves are lent (DEL-4). */
  private record LoanKey(String lender, Side side, int square, CheckState checkState, boolean captures) {}

  public Lendings(Borrowing rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
  }

  /** DEL-2: a borrower has no movement of its own. */
  @Override
  public boolean borrows(NaivePiece piece) {
    return rule.borrowers().contains(piece.letter());
  }

  /** The lent movement by the borrower's square. A borrower without a lender has no entry. */
  @Override
  public Map<Integer, List<OpenPath>> lentPaths(Board board, Side side, CheckState checkState) {
    Map<Integer, List<OpenPath>> pathsByBorrower = new HashMap<>();
    for (int square : board
        .squares(piece -> piece.side() == side && rule.lenders().contains(piece.letter()))) {
      addLender(board, square, checkState, pathsByBorrower);
    }
    return pathsByBorrower;
  }

  private void addLender(Board board, int square, CheckState checkState,
      Map<Integer, List<OpenPath>> pathsByBorrower) {
    NaivePiece lender = board.at(square).orElseThrow();
    Set<Integer> moveEnds = new TreeSet<>();
    Set<Integer> captureEnds = new TreeSet<>();
    for (OpenPath path : play.openPaths().ownMovement(lender, square, checkState)) {
      if (path.path().initial() || path.condition().isPresent()) {
        continue;
      }
      for (NaiveWalk walk : path.walks().openWalks(board)) {
        int end = walk.end();
        if (!board.holds(end, piece -> piece.side() == lender.side() && borrows(piece))
            || !play.limits().allow(board, square, path, walk.squares())) {
          continue;
        }
        if (path.moves()) {
          moveEnds.add(end);
        }
        if (path.captures() && path.mayCapture(board.at(end).orElseThrow())) {
          captureEnds.add(end);
        }
      }
    }
    moveEnds.forEach(borrower -> addLoan(lender, checkState, false, pathsByBorrower, borrower));
    captureEnds.forEach(borrower -> addLoan(lender, checkState, true, pathsByBorrower, borrower));
  }

  private void addLoan(NaivePiece lender, CheckState checkState, boolean captures,
      Map<Integer, List<OpenPath>> pathsByBorrower, int borrower) {
    pathsByBorrower.computeIfAbsent(borrower, square -> new ArrayList<>())
        .addAll(cache.computeIfAbsent(
            new LoanKey(lender.letter(), lender.side(), borrower, checkState, captures),
            key -> lentPaths(key, lender.kind())));
  }

  private List<OpenPath> lentPaths(LoanKey key, PieceKind lender) {
    List<OpenPath> found = new ArrayList<>();
    for (Way way : key.checkState().ways(play.rules().definition(), lender)) {
      for (Path path : way.movement().paths()) {
        if (!path.initial() && way.when().isEmpty()) {
          Walks walks = play.walker().walks(path, way.over(), key.square(), key.side());
          found.add(OpenPath.ofLentMovement(path, walks, !key.captures(), key.captures(), way, lender));
        }
      }
    }
    return List.copyOf(found);
  }
}
