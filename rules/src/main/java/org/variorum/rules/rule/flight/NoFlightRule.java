package org.variorum.rules.rule.flight;

import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.state.State;

/** A royal piece in check may not flee. */
final class NoFlightRule implements Rule, Veto.Prohibition {

  NoFlightRule(NoFlight flight, Context context) {}

  @Override
  public Optional<RuleNote> note() {
    return Optional
        .of(RuleNote.ofMoves("no flight", "no flight from check", "that a king in check may not flee"));
  }

  /** A capture that is forbidden answers no other. */
  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE);
  }

  @Override
  public Optional<Veto.Prohibition> prohibition() {
    return Optional.of(this);
  }

  @Override
  public boolean forbids(State after, int mover, Threats threats) {
    return false;
  }

  @Override
  public boolean forbids(State before, long move, Threats threats) {
    int me = before.turn;
    int royal = before.royal[me];
    int kind = MoveCode.kind(move);
    if (!threats.matter() || royal == State.NO_SQUARE || kind == MoveCode.DROP || kind == MoveCode.PASS
        || MoveCode.from(move) != royal || !threats.attacked(royal, me ^ 1)) {
      return false;
    }
    boolean stays = kind >= MoveCode.FIRST_RULE_KIND && MoveCode.captures(move) && MoveCode.to(move) == royal;
    int to = stays ? MoveCode.otherFrom(move) : MoveCode.to(move);
    int target = before.board[to];
    return target == PieceCode.EMPTY || PieceCode.side(target) == me
        || !attacksAlone(before, to, royal, threats);
  }

  /** Whether nobody else attacks the royal piece: so if one of its side stood there, it would be safe. */
  private static boolean attacksAlone(State state, int square, int royal, Threats threats) {
    int me = state.turn;
    int piece = state.swap(square, state.board[royal]);
    boolean alone = !threats.attacked(royal, me ^ 1);
    state.swap(square, piece);
    return alone;
  }

  @Override
  public String why() {
    return "a royal piece in check may only capture the piece that alone gives check";
  }
}
