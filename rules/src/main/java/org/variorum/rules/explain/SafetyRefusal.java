package org.variorum.rules.explain;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.generate.Attackers;
import org.variorum.rules.generate.RoyalCaptures;
import org.variorum.rules.play.Play;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.Royals;
import org.variorum.rules.state.State;

/** Explains why a pseudo-legal move is illegal: it would leave a royal piece attacked. */
final class SafetyRefusal {

  private final Play play;
  private final State state;
  private final GameTables tables;
  private final Wording words;
  private final Attackers attackers;

  SafetyRefusal(Play play) {
    this.play = play;
    state = play.state;
    tables = play.tables;
    words = new Wording(state);
    attackers = new Attackers(tables, state);
  }

  Illegal of(long made) {
    int me = state.turn;
    long without = tables.without(made);
    long move = play.generator().legality().survives(without) ? made : without;
    @Nullable Royals several = tables.ends.several();
    if (several != null) {
      return new SeveralRefusal(play, several).of(move);
    }
    if (RoyalCaptures.capturesRoyal(tables, state, move)) {
      int royal = state.royal[me ^ 1];
      return new Illegal(Reason.NOT_CAPTURED, words.pieceOn(royal) + " is never captured", List.of(royal));
    }
    int home = state.royal[me];
    List<Integer> before = home == State.NO_SQUARE ? List.of() : attackers.of(home, me ^ 1);
    String checkers = words.piecesOn(before);
    play.attempt(move);
    Illegal refusal = afterwards(me, home, before, checkers);
    play.unmake();
    return refusal;
  }

  private Illegal afterwards(int me, int home, List<Integer> before, String checkers) {
    int royal = state.royal[me];
    if (royal == State.NO_SQUARE) {
      return new Illegal(Reason.OWN_ROYAL_LOST, "that would remove " + Wording.side(me) + "'s own "
          + royalName(), List.of(home));
    }
    List<Integer> after = attackers.of(royal, me ^ 1);
    boolean facing = play.generator().legality().attacks().facing();
    if (facing && (after.isEmpty() || after.equals(List.of(state.royal[me ^ 1])))) {
      return illegal(Reason.FACING, words.pieceOn(royal) + " and " + words.pieceOn(state.royal[me ^ 1])
          + " would face each other", royal, List.of(state.royal[me ^ 1]));
    }
    if (royal == home && after.stream().anyMatch(before::contains)) {
      return illegal(Reason.STILL_IN_CHECK, "that does not end the check by " + checkers, royal, before);
    }
    return illegal(Reason.EXPOSES_ROYAL,
        words.pieceOn(royal) + " would be attacked by " + words.piecesOn(after),
        royal, after);
  }

  private String royalName() {
    for (int kind = 0; kind < tables.kinds; kind++) {
      if ((tables.royals & PieceCode.bit(kind)) != 0) {
        return words.kind(kind);
      }
    }
    throw new IllegalStateException("no royal piece to lose");
  }

  private static Illegal illegal(Reason rule, String sentence, int royal, List<Integer> others) {
    List<Integer> squares = new ArrayList<>(List.of(royal));
    squares.addAll(others);
    return new Illegal(rule, sentence, squares);
  }
}
