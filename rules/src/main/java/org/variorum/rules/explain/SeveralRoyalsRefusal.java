package org.variorum.rules.explain;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.generate.Attackers;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.play.Play;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.Royals;
import org.variorum.rules.state.State;

/** Refusal of pseudo-legal moves in games where a side may have several royal pieces. */
final class SeveralRoyalsRefusal {

  private final Play play;
  private final Royals royals;
  private final State state;
  private final Wording words;
  private final Attackers attackers;

  SeveralRoyalsRefusal(Play play, Royals royals) {
    this.play = play;
    this.royals = royals;
    state = play.state;
    words = new Wording(state);
    attackers = new Attackers(play.tables, state);
  }

  /** Explains why a move is illegal: it loses own royal pieces, takes the enemy's, or leaves a check. */
  Illegal of(long move) {
    int side = state.turn;
    List<Integer> ownRoyals = royals.squares(state, side);
    List<Integer> enemyRoyals = royals.squares(state, side ^ 1);
    List<Integer> checkedRoyals = play.checkedSquares();
    List<Integer> checkers = attackersOf(checkedRoyals, side ^ 1);
    String ownWords = words.piecesOn(ownRoyals);
    String enemyWords = words.piecesOn(enemyRoyals);
    String checkerWords = words.piecesOn(checkers);
    play.attempt(move);
    Illegal refusal = royals.areLost(state, side)
        ? new Illegal(Reason.OWN_ROYAL_LOST,
            ownRoyals.isEmpty()
                ? Wording.side(side)
                    + " has no royal piece on the board, and must first drop one from the hand"
                : "that would lose too many of the royal pieces: " + ownWords,
            ownRoyals)
        : royals.areLost(state, side ^ 1)
            ? new Illegal(Reason.NOT_CAPTURED,
                "no move may capture so many of the enemy's royal pieces: " + enemyWords, enemyRoyals)
            : whyAttacked(side, checkedRoyals, checkers, checkerWords);
    play.unmake();
    return refusal;
  }

  private Illegal whyAttacked(int side, List<Integer> checkedRoyals, List<Integer> checkers,
      String checkerWords) {
    List<Integer> attacked = play.legality().attacks().attackedRoyals(royals, side);
    List<Integer> attackersAfter = attackersOf(attacked, side ^ 1);
    boolean remainsInCheck =
        attacked.stream().anyMatch(checkedRoyals::contains)
            && attackersAfter.stream().anyMatch(checkers::contains);
    return remainsInCheck
        ? illegal(Reason.STILL_IN_CHECK, "that does not end the check by " + checkerWords, checkedRoyals,
            checkers)
        : illegal(Reason.EXPOSES_ROYAL,
            words.piecesOn(attacked) + " would be attacked by " + words.piecesOn(attackersAfter), attacked,
            attackersAfter);
  }

  private List<Integer> attackersOf(List<Integer> squares, int attackerSide) {
    return squares.stream().flatMap(square -> attackers.of(square, attackerSide).stream())
        .filter(Distinct.values())
        .toList();
  }

  private static Illegal illegal(Reason reason, String sentence, List<Integer> royals,
      List<Integer> attackerSquares) {
    List<Integer> squares = new ArrayList<>(royals);
    squares.addAll(attackerSquares);
    return new Illegal(reason, sentence, squares);
  }
}
