package org.variorum.testkit.naive.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Path;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Ground;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Rules;

/** Which paths are open to each piece: its own movement, what is added to it, and what it borrows. */
public final class Goings {
  private final Rules rules;
  private final List<Growth> growths;
  private final List<Loan> loans;

  public Goings(Rules rules, List<Growth> growths, List<Loan> loans) {
    this.rules = rules;
    this.loans = loans;
    this.growths = growths;
  }

  /** The paths open to each piece of a side, by its square. Pieces that are held are among them: they lend, though they stay. */
  public Map<Integer, List<Going>> of(Board board, Side side, Manner manner) {
    Map<Integer, List<Going>> found = new HashMap<>();
    for (int square : board.squares(side)) {
      Piece piece = board.at(square).orElseThrow();
      if (!borrows(piece)) {
        List<Going> open = new ArrayList<>(ownMovement(piece, square, manner));
        growths.stream().filter(growth -> growth.adds(piece))
            .forEach(growth -> open.addAll(growth.more(board, square, piece)));
        found.put(square, open);
      }
    }
    loans.forEach(loan -> found.putAll(loan.lent(board, side, manner)));
    return found;
  }

  /** Whether the piece has no movement of its own. */
  public boolean borrows(Piece piece) {
    return loans.stream().anyMatch(loan -> loan.borrows(piece));
  }

  /** Whether a piece needs no other to move. */
  public boolean isAlone(Piece piece) {
    return !borrows(piece) && growths.stream().noneMatch(growth -> growth.adds(piece));
  }

  /** A piece's own movement, as far as the square where it stands allows it. */
  public List<Going> ownMovement(Piece piece, int square, Manner manner) {
    List<Going> found = new ArrayList<>();
    for (Way way : manner.ways(rules.definition(), piece.kind())) {
      if (!Ground.contains(rules.geometry(), way.from(), square, piece.side())) {
        continue;
      }
      for (Path path : way.movement().paths()) {
        if (!path.initial() || rules.atHome(piece, square)) {
          found.add(Going.own(path, way, piece.kind()));
        }
      }
    }
    return found;
  }
}
