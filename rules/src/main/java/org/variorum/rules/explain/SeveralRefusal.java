package org.variorum.rules.explain;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.generate.Attackers;
import org.variorum.rules.play.Play;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.Royals;
import org.variorum.rules.state.State;

/** Explains why a pseudo-legal move is illegal in a game where a side may have several royal pieces. */
final class SeveralRefusal {

  private final Play play;
  private final Royals royals;
  private final State state;
  private final Wording words;
  private final Attackers attackers;

  SeveralRefusal(Play play, Royals royals) {
    this.play = play;
    this.royals = royals;
    state = play.state;
    words = new Wording(state);
    attackers = new Attackers(play.tables, state);
  }

  Illegal of(long move) {
    int me = state.turn;
    List<Integer> mine = royals.squares(state, me);
    List<Integer> theirs = royals.squares(state, me ^ 1);
    List<Integer> checked = play.checkedSquares();
    List<Integer> before = attackersOf(checked, me ^ 1);
    String ofMine = words.piecesOn(mine);
    String ofTheirs = words.piecesOn(theirs);
    String checkers = words.piecesOn(before);
    play.attempt(move);
    Illegal refusal = royals.areLost(state, me)
        ? new Illegal(Reason.OWN_ROYAL_LOST,
            mine.isEmpty()
                ? Wording.side(me) + " has no royal piece on the board, and one in hand comes first"
                : "that would cost too many of " + ofMine,
            mine)
        : royals.areLost(state, me ^ 1)
            ? new Illegal(Reason.NOT_CAPTURED, "not so many of " + ofTheirs + " are ever captured", theirs)
            : attacked(me, checked, before, checkers);
    play.unmake();
    return refusal;
  }

  private Illegal attacked(int me, List<Integer> checked, List<Integer> before, String checkers) {
    List<Integer> attacked = play.legality().attacks().attackedRoyals(royals, me);
    List<Integer> after = attackersOf(attacked, me ^ 1);
    boolean still =
        attacked.stream().anyMatch(checked::contains) && after.stream().anyMatch(before::contains);
    return still
        ? illegal(Reason.STILL_IN_CHECK, "that does not end the check by " + checkers, checked, before)
        : illegal(Reason.EXPOSES_ROYAL,
            words.piecesOn(attacked) + " would be attacked by " + words.piecesOn(after), attacked, after);
  }

  private List<Integer> attackersOf(List<Integer> squares, int by) {
    return squares.stream().flatMap(square -> attackers.of(square, by).stream()).distinct().toList();
  }

  private static Illegal illegal(Reason rule, String sentence, List<Integer> royals, List<Integer> others) {
    List<Integer> squares = new ArrayList<>(royals);
    squares.addAll(others);
    return new Illegal(rule, sentence, squares);
  }
}
