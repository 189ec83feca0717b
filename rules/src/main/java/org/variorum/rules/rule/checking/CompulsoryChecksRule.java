package org.variorum.rules.rule.checking;

import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.rule.Wording;

/** A player who can give check has to: no other move is legal beside one that gives check. */
final class CompulsoryChecksRule implements Rule, Veto {

  /** Nothing of what moves by itself changes; but who must give check may not capture back, and would rather give the turn away at times. */
  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE,
        Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional
        .of(RuleNote.ofMoves("compulsory checks", "compulsory checks", "which checks are compulsory"));
  }

  @Override
  public Optional<Veto> veto() {
    return Optional.of(this);
  }

  @Override
  public boolean forbids(long move, long other, Trials trials) {
    return givesCheck(other, trials) && !givesCheck(move, trials);
  }

  @Override
  public void strike(MoveBuffer moves, Trials trials) {
    int checks = 0;
    for (int i = 0; i < moves.size; i++) {
      long move = moves.moves[i];
      if (givesCheck(move, trials)) {
        moves.moves[i] = moves.moves[checks];
        moves.moves[checks++] = move;
      }
    }
    if (checks > 0) {
      moves.size = checks;
    }
  }

  private static boolean givesCheck(long move, Trials trials) {
    int enemy = trials.state().turn ^ 1;
    trials.attempt(move);
    boolean check = trials.threats().inCheck(enemy);
    trials.unmake();
    return check;
  }

  @Override
  public String why(long move, Wording words) {
    return "a check is compulsory where one is possible";
  }
}
