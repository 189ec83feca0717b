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
    hasGoals = ends.onBoard().length > 0;
  }

  /**
   * Returns a win or loss by a goal on the board; null if there is none. Such a goal takes precedence over mate and
   * stalemate. Each goal is tested first for the side that has just moved, then for its opponent.
   */
  @Nullable
  public Outcome standing() {
    if (!hasGoals) {
      return null;
    }
    return standing(false);
  }

  /** Returns a draw by a goal on the board; null if there is none. Mate and stalemate come first (COM-7). */
  @Nullable
  public Outcome standingDraw() {
    if (!hasGoals) {
      return null;
    }
    return standing(true);
  }

  /**
   * Returns the first outcome by a goal. Only draws count if {@code wantsDraw}, only wins and losses if not. Null if
   * none.
   */
  private @Nullable Outcome standing(boolean wantsDraw) {
    int mover = state.lastMover();
    for (Ending ending : ends.onBoard()) {
      boolean mayTie = ending.moment() != Moment.NOW;
      boolean isWanted = (ending.verdict() == Verdict.DRAW) == wantsDraw;
      if (!isWanted && !mayTie) {
        continue;
      }
      for (int side = mover, tested = 0; tested < 2; side ^= 1, tested++) {
        if (isDue(ending, side) || !wantsDraw && isForeseen(ending, side)) {
          boolean isTie = mayTie && ending.test().holds(state, side ^ 1, threats);
          if (isTie ? wantsDraw : isWanted) {
            return isTie ? ends.judged(Outcome.draw(Ending.BOTH))
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

  /** Whether a goal judged after Black's reply is certain already, because every reply leads to its outcome. */
  private boolean isForeseen(Ending ending, int side) {
    return ending.mayBeForeseen(state, side) && ending.test().holds(state, side, threats)
        && !ending.test().holds(state, side ^ 1, threats)
        && isUnavoidable.test(outcome(ending.verdict(), side, ending.reason()));
  }

  /** Returns the outcome of a position in which the side to move has no legal move. */
  public Outcome withoutMoves(boolean check) {
    if (check) {
      return mate();
    }
    for (Ending.WithoutMove rule : ends.withoutMove()) {
      @Nullable Outcome outcome = rule.of(state, threats);
      if (outcome != null) {
        return ends.judged(outcome);
      }
    }
    return outcome(ends.stalemated().of(PieceCode.sideOf(state.turn)), state.turn, Reason.STALEMATE);
  }

  private Outcome mate() {
    Ending.OtherMate[] otherMates = ends.otherMates();
    long checking = otherMates.length == 0 ? 0 : attackers().checking(state.turn);
    for (Ending.OtherMate other : otherMates) {
      if (other.test().holds(state, checking)) {
        return outcome(other.verdict(), state.turn, other.reason());
      }
    }
    return outcome(ends.mated().of(PieceCode.sideOf(state.turn)), state.turn, Reason.MATE);
  }

  private Attackers attackers() {
    if (attackers == null) {
      attackers = new Attackers(tables, state);
    }
    return attackers;
  }

  private Outcome outcome(Verdict verdict, int side, Reason reason) {
    return ends.judged(Ending.outcome(verdict, PieceCode.sideOf(side), reason));
  }
}
