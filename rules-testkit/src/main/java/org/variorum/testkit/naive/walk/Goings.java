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

/** Which paths are open to each piece: its own movement, its orbits, and what it borrows. */
public final class Goings {
  private final Rules rules;
  private final Orbits orbits;
  private final Lending lending;

  public Goings(Rules rules, Limits limits) {
    this.rules = rules;
    orbits = new Orbits(rules);
    lending = new Lending(rules, this, limits);
  }

  /** The paths open to each piece of a side, by its square. Frozen pieces are among them: they lend, though they stay. */
  public Map<Integer, List<Going>> of(Board board, Side side, Manner manner) {
    Map<Integer, List<Going>> found = new HashMap<>();
    for (int square : board.squares(side)) {
      Piece piece = board.at(square).orElseThrow();
      if (!borrows(piece)) {
        List<Going> open = new ArrayList<>(ownMovement(piece, square, manner));
        open.addAll(orbits.around(board, square, piece));
        found.put(square, open);
      }
    }
    if (rules.borrowing().isPresent()) {
      found.putAll(lending.to(board, side, manner));
    }
    return found;
  }

  /** DEL-2: a borrower has no movement of its own. */
  private boolean borrows(Piece piece) {
    return rules.borrowing().filter(rule -> rule.borrowers().contains(piece.letter())).isPresent();
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
