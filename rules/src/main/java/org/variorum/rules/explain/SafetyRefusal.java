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

/** Refusal of pseudo-legal moves that would leave the mover's royal piece attacked. */
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

  /** Explains why a move is illegal. If it only extends another illegal move, explains the other move. */
  Illegal of(long requestedMove) {
    int side = state.turn;
    long baseMove = tables.safetyTestedMove(requestedMove);
    long move = play.generator().legality().survives(baseMove) ? requestedMove : baseMove;
    @Nullable Royals royals = tables.ends.severalRoyals();
    if (royals != null) {
      return new SeveralRoyalsRefusal(play, royals).of(move);
    }
    if (RoyalCaptures.capturesRoyal(tables, state, move)) {
      int royal = state.royal[side ^ 1];
      return new Illegal(Reason.NOT_CAPTURED, words.pieceOn(royal) + " is never captured", List.of(royal));
    }
    int royalBefore = state.royal[side];
    List<Integer> checkers = royalBefore == State.NO_SQUARE ? List.of() : attackers.of(royalBefore, side ^ 1);
    String checkerText = words.piecesOn(checkers);
    play.attempt(move);
    Illegal refusal = whyUnsafe(side, royalBefore, checkers, checkerText);
    play.unmake();
    return refusal;
  }

  private Illegal whyUnsafe(int side, int royalBefore, List<Integer> checkers, String checkerText) {
    int royal = state.royal[side];
    if (royal == State.NO_SQUARE) {
      return new Illegal(Reason.OWN_ROYAL_LOST, "that would remove " + Wording.side(side) + "'s own "
          + royalName(), List.of(royalBefore));
    }
    List<Integer> attackersAfter = attackers.of(royal, side ^ 1);
    boolean areFacing = play.generator().legality().attacks().facing();
    if (areFacing && (attackersAfter.isEmpty() || attackersAfter.equals(List.of(state.royal[side ^ 1])))) {
      return illegal(Reason.FACING, words.pieceOn(royal) + " and " + words.pieceOn(state.royal[side ^ 1])
          + " would face each other", royal, List.of(state.royal[side ^ 1]));
    }
    if (royal == royalBefore && attackersAfter.stream().anyMatch(checkers::contains)) {
      return illegal(Reason.STILL_IN_CHECK, "that does not end the check by " + checkerText, royal, checkers);
    }
    return illegal(Reason.EXPOSES_ROYAL,
        words.pieceOn(royal) + " would be attacked by " + words.piecesOn(attackersAfter),
        royal, attackersAfter);
  }

  private String royalName() {
    for (int kind = 0; kind < tables.kinds; kind++) {
      if ((tables.royals & PieceCode.bit(kind)) != 0) {
        return words.kind(kind);
      }
    }
    throw new IllegalStateException("no royal piece to lose");
  }

  private static Illegal illegal(Reason rule, String sentence, int royal, List<Integer> attackerSquares) {
    List<Integer> squares = new ArrayList<>(List.of(royal));
    squares.addAll(attackerSquares);
    return new Illegal(rule, sentence, squares);
  }
}
