package org.variorum.rules.rule.afar;

import java.util.List;
import java.util.Set;
import org.variorum.rules.board.Directions;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;

/**
 * Some pieces capture others by where they go, without coming to their squares. It follows from moves by which a piece goes its own way and
 * captures nobody otherwise, promoting or not. All that is captured so leaves the game at once, after the move itself; it comes into no
 * hand, and is no progress. It threatens nothing: where there is check, royal pieces are spared.
 */
public record Afar(List<Capture> captures) implements Mechanism {

  /** How pieces capture so. */
  public enum How {
    /** By going straight towards an enemy: it stands on the next square of the line. */
    APPROACH,
    /** By going straight away from an enemy: it stood behind the piece. */
    WITHDRAWAL,
    /** By going straight over enemies: they stand between the two ends of the move. */
    LEAP,
    /** By closing in an enemy between the arrival square and a partner. */
    CUSTODY,
    /** Where file and rank of the piece cross those of a partner. */
    COORDINATION;

    /** Whether it needs a partner. */
    boolean isTogether() {
      return this == CUSTODY || this == COORDINATION;
    }

    /** Whether it is about how the piece goes, and not only about where it arrives. */
    boolean isByWay() {
      return !isTogether();
    }
  }

  /**
   * What some pieces capture so.
   *
   * @param by the letters of those that capture
   * @param lines in which directions; they do not matter where file and rank cross
   * @param run whether all enemies of an unbroken line are captured, and not only one
   * @param partners the letters of those of the same side with which they capture
   * @param spared the letters of those that stay; they do not break a line
   * @param closing squares that take the place of a partner in a line while neither a piece nor a wall stands there
   * @param apart whether a move is illegal by which the piece goes over two that stand next to each other
   */
  public record Capture(Set<String> by, How how, Directions lines, boolean run, Set<String> partners,
      Set<String> spared, Region closing, boolean apart) {

    public Capture {
      by = Set.copyOf(by);
      partners = Set.copyOf(partners);
      spared = Set.copyOf(spared);
    }
  }

  public Afar {
    captures = List.copyOf(captures);
  }

  @Override
  public boolean mayLose(PieceKind piece) {
    return captures.stream().anyMatch(capture -> !capture.spared().contains(piece.letter()));
  }
}
