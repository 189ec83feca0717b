package org.variorum.engine;

import java.util.List;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Draws;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.definition.Mechanism;

/**
 * What the search must know of a game, found out from its definition.
 *
 * @param repetitionDraws whether a position that comes back can be taken for a draw
 * @param takePlies how long all takes are followed beyond the depth; then only those of what has just taken or been acted
 *     on. Where takes remove nothing there is no end of them, and where men borrow their movement there are too many.
 * @param nullMoves whether having to move is, but for zugzwang, no disadvantage
 * @param swing how many times as much as in chess a single move can change
 */
record Nature(boolean repetitionDraws, int takePlies, boolean nullMoves, int swing) {

  static Nature of(Definition definition) {
    Draws draws = definition.draws();
    boolean acting = definition.mechanism(Mechanism.Acting.class).isPresent();
    return new Nature(draws.repetition() > 0 && !draws.perpetualCheckLoses(),
        acting || definition.mechanism(Mechanism.Borrowing.class).isPresent() ? 2 : 5,
        passingIsNoGain(definition.goals()),
        acting ? 2 : 1);
  }

  /** Where to be stalemated, mated or bared wins, it is good to run out of moves. */
  private static boolean passingIsNoGain(List<Goal> goals) {
    return goals.stream().noneMatch(goal -> switch (goal) {
      case Goal.Checkmate mate -> mate.verdict() == Verdict.WIN;
      case Goal.Stalemate stalemate -> stalemate.verdict() == Verdict.WIN;
      case Goal.BareRoyal bare -> bare.verdict() == Verdict.WIN;
      case Goal.Extinction extinction -> extinction.verdict() == Verdict.WIN;
      case Goal.RoyalCaptured _,Goal.Reach _,Goal.Checks _ -> false;
    });
  }
}
