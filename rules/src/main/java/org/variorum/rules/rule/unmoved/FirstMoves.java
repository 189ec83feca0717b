package org.variorum.rules.rule.unmoved;

import java.util.List;
import java.util.Set;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.movement.Movement;

/** Pieces that have never moved may go where they could not go later, without capturing. Check does not come into it. */
public record FirstMoves(List<FirstMove> moves) implements Mechanism {

  /**
   * How one kind may go.
   *
   * @param piece its letter
   * @param way how
   * @param inCheck whether also while its side is in check
   * @param aimers the letters of pieces by whose move to a square from where they would attack it on the empty board it may go so
   *     no longer
   */
  public record FirstMove(String piece, Movement way, boolean inCheck, Set<String> aimers) {
    public FirstMove {
      aimers = Set.copyOf(aimers);
    }
  }

  public FirstMoves {
    moves = List.copyOf(moves);
  }
}
