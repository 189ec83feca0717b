package org.variorum.rules.generate;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.EndTables;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.definition.Goal.Moment;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.State;

/** Test for the ends of the game that depend only on the position, not on its history. */
public final class GameEnd {

  private final State state;
  private final EndTables ends;
  private final Threats threats;
  private final boolean hasGoals;
  private final GameTables tables;
  private final Predicate<Outcome> isUnavoidable;
  /** Finds the checking pieces; created lazily. */
  private @Nullable Attackers attackers;

  /** @param isUnavoidable whether every move of the side to move leads to a given outcome */
  public GameEnd(GameTables tables, State state, Threats threats, Predicate<Outcome> isUnavoidable) {
    this.isUnavoidable = isUnavoidable;
    this.tables = tables;
    this.state = state;
    this.threats = threats;
    ends = tables.ends;
    hasGoals = ends.boardEndings().length > 0;
  }

  /**
   * Returns a win or loss by a goal on the board; null if there is none. Such a goal takes precedence over mate and
   * stalemate. Each goal is tested first for the side that has just moved, then for its opponent.
   */
  @Nullable
  public Outcome decisionByGoal() {
    if (!hasGoals) {
      return null;
    }
    return outcomeByGoal(false);
  }

  /** Returns a draw by a goal on the board; null if there is none. Mate and stalemate come first (COM-7). */
  @Nullable
  public Outcome drawByGoal() {
    if (!hasGoals) {
      return null;
    }
    return outcomeByGoal(true);
  }

  /**
   * Returns the first outcome by a goal on the board; null if there is none. Only draws count if {@code wantsDraw},
   * only wins and losses if not.
   */
  private @Nullable Outcome outcomeByGoal(boolean wantsDraw) {
    int mover = state.lastMover();
    for (Ending ending : ends.boardEndings()) {
      // When a goal is judged after a reply, it may hold for both sides: a draw, whatever the goal's verdict.
      boolean mayHoldForBoth = ending.moment() != Moment.NOW;
      boolean isWanted = (ending.verdict() == Verdict.DRAW) == wantsDraw;
      if (!isWanted && !mayHoldForBoth) {
        continue;
      }
      for (int side = mover, tested = 0; tested < 2; side ^= 1, tested++) {
        if (isDue(ending, side) || !wantsDraw && isForeseen(ending, side)) {
          boolean isTie = mayHoldForBoth && ending.test().holds(state, side ^ 1, threats);
          if (isTie ? wantsDraw : isWanted) {
            return isTie ? ends.withDrawsDecided(Outcome.draw(Ending.BOTH))
                : outcome(ending.verdict(), side, ending.reason());
          }
        }
      }
    }
    return null;
  }

  private boolean isDue(Ending ending, int side) {
    return ending.isDue(state, side) && ending.test().holds(state, side, threats);
  }

  /**
   * Whether a goal that is judged after a reply decides the game already now: every reply leads to the same outcome.
   */
  private boolean isForeseen(Ending ending, int side) {
    return ending.mayBeForeseen(state, side) && ending.test().holds(state, side, threats)
        && !ending.test().holds(state, side ^ 1, threats)
        && isUnavoidable.test(outcome(ending.verdict(), side, ending.reason()));
  }

  /** Returns the outcome of a position in which the side to move has no legal move. */
  public Outcome withoutMoves(boolean inCheck) {
    if (inCheck) {
      return mate();
    }
    for (Ending.WithoutMove rule : ends.stalemateEndings()) {
      @Nullable Outcome outcome = rule.of(state, threats);
      if (outcome != null) {
        return ends.withDrawsDecided(outcome);
      }
    }
    return outcome(ends.stalemateVerdicts().of(PieceCode.sideOf(state.turn)), state.turn, Reason.STALEMATE);
  }

  private Outcome mate() {
    Ending.SpecialMate[] specialMates = ends.specialMates();
    long checkers = specialMates.length == 0 ? 0 : attackers().checkingKinds(state.turn);
    for (Ending.SpecialMate mate : specialMates) {
      if (mate.test().holds(state, checkers)) {
        return outcome(mate.verdict(), state.turn, mate.reason());
      }
    }
    return outcome(ends.mateVerdicts().of(PieceCode.sideOf(state.turn)), state.turn, Reason.MATE);
  }

  private Attackers attackers() {
    if (attackers == null) {
      attackers = new Attackers(tables, state);
    }
    return attackers;
  }

  private Outcome outcome(Verdict verdict, int side, Reason reason) {
    return ends.withDrawsDecided(Ending.outcome(verdict, PieceCode.sideOf(side), reason));
  }
}
