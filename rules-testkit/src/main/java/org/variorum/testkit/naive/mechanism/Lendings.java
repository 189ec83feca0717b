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
import org.variorum.testkit.naive.walk.LentMovement;
import org.variorum.testkit.naive.walk.Manner;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;
import org.variorum.testkit.naive.walk.Walks;

/**
 * Borrowed movement (DEL-2 … DEL-5): a piece moves like its friends that could move to its square. The limits of the
 * lender apply (DEL-3). Initial movement and orbits are not lent.
 */
public final class Lendings implements LentMovement {
  private final Borrowing rule;
  private final NaivePlay play;
  /** The lent movement by its key. Cached, because the same key always gives the same movement. */
  private final Map<Lent, List<OpenPath>> cache = new ConcurrentHashMap<>();

  /** The key of lent movement: lender, borrower's square, and whether captures or the other moves are lent (DEL-4). */
  private record Lent(String lender, Side side, int square, Manner manner, boolean captures) {}

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
  public Map<Integer, List<OpenPath>> lent(Board board, Side side, Manner manner) {
    Map<Integer, List<OpenPath>> lent = new HashMap<>();
    for (int square : board
        .squares(piece -> piece.side() == side && rule.lenders().contains(piece.letter()))) {
      addLentBy(board, square, manner, lent);
    }
    return lent;
  }

  private void addLentBy(Board board, int square, Manner manner, Map<Integer, List<OpenPath>> lent) {
    NaivePiece lender = board.at(square).orElseThrow();
    Set<Integer> moveEnds = new TreeSet<>();
    Set<Integer> captureEnds = new TreeSet<>();
    for (OpenPath path : play.openPaths().ownMovement(lender, square, manner)) {
      if (path.path().initial() || path.when().isPresent()) {
        continue;
      }
      for (NaiveWalk walk : path.walks().over(board)) {
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
    moveEnds.forEach(borrower -> addLent(lender, manner, false, lent, borrower));
    captureEnds.forEach(borrower -> addLent(lender, manner, true, lent, borrower));
  }

  private void addLent(NaivePiece lender, Manner manner, boolean captures, Map<Integer, List<OpenPath>> lent,
      int borrower) {
    lent.computeIfAbsent(borrower, square -> new ArrayList<>())
        .addAll(cache.computeIfAbsent(
            new Lent(lender.letter(), lender.side(), borrower, manner, captures),
            loan -> find(loan, lender.kind())));
  }

  private List<OpenPath> find(Lent loan, PieceKind lender) {
    List<OpenPath> found = new ArrayList<>();
    for (Way way : loan.manner().ways(play.rules().definition(), lender)) {
      for (Path path : way.movement().paths()) {
        if (!path.initial() && way.when().isEmpty()) {
          Walks walks = play.walker().walks(path, way.over(), loan.square(), loan.side());
          found.add(OpenPath.lent(path, walks, !loan.captures(), loan.captures(), way, lender));
        }
      }
    }
    return List.copyOf(found);
  }
}
