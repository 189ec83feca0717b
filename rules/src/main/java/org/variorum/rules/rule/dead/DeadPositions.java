package org.variorum.rules.rule.dead;

import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.Royalty;

/**
 * The game is drawn when neither side can win by any series of legal moves (FIDE 5.2.2), and a side that cannot does not win because
 * the other has no time left (FIDE 6.9). Judged by the pieces that are left and the squares that they can get to, where these decide:
 * where mate wins, and every other rule is known to leave it to the pieces ({@link Mechanism#keepsMaterial}).
 */
public record DeadPositions() implements Mechanism {

  private static final Goal.Losses LOSSES = new Goal.Losses(true, true, true);

  @Override
  public boolean keepsMaterial() {
    return true;
  }

  /** Whether the pieces that are left decide in a game who can win. */
  boolean holdsIn(Definition definition) {
    Royalty royalty = definition.royalty();
    return royalty.mode() == Royalty.Mode.CHECK && !royalty.hasSeveral()
        && royalty.sideWithoutRoyal().isEmpty()
        && royalty.facing() == Royalty.Facing.OTHER_PIECES
        && definition.pieces().stream().allMatch(piece -> !piece.royal() || piece.promotion().isEmpty())
        && definition.mechanisms().stream().allMatch(Mechanism::keepsMaterial)
        && definition.goals().stream().allMatch(DeadPositions::isDecided);
  }

  private static boolean isDecided(Goal goal) {
    return switch (goal) {
      case Goal.Checkmate mate -> mate.verdicts().equals(Goal.Verdicts.both(Verdict.LOSS));
      case Goal.Stalemate stalemate -> !stalemate.verdicts().contains(Verdict.WIN);
      default -> goal.needsCheck() || !goal.isDecisive(LOSSES);
    };
  }

  /** Whether nothing but mate, and perhaps stalemate, wins. */
  static boolean mateAloneWins(Definition definition) {
    return definition.goals().stream()
        .allMatch(goal -> goal instanceof Goal.Checkmate || goal instanceof Goal.Stalemate
            || !goal.isDecisive(LOSSES));
  }

  /** Whether a player who is not in check and has no legal move loses, in a game that is decided. */
  static boolean stalemateWins(Definition definition) {
    return definition.goals().stream()
        .anyMatch(
            goal -> goal instanceof Goal.Stalemate stalemate && stalemate.verdicts().contains(Verdict.LOSS));
  }
}
