package org.variorum.rules.rule.impasse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.State;

/** A side wins with its royal pieces on the far side of the board, and points. */
final class ImpasseRule implements Rule {

  private static final String WORD = "impasse";
  private static final Reason WON = new Reason(WORD, "%s has come to the far side with enough points");
  private static final Reason DRAWN =
      new Reason(WORD, "both sides have come to the far side with enough points");

  private final Impasse impasse;
  private final long royals;
  /** By side and square. */
  private final boolean[][] zone;
  /** By kind: how many points a piece counts. */
  private final int[] worth;

  ImpasseRule(Impasse impasse, Context context) {
    this.impasse = impasse;
    royals = context.kinds().royals();
    zone = impasse.zone().squares(context.board());
    worth = new int[context.kinds().count()];
    for (int kind = 0; kind < worth.length; kind++) {
      boolean royal = (royals & PieceCode.bit(kind)) != 0;
      worth[kind] = royal ? 0 : impasse.worth().getOrDefault(context.kinds().letter(kind), 1);
    }
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualExcept(Guarantee.QUIET_ENDS_NOTHING, Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofGameEnd(WORD, WORD));
  }

  @Override
  public List<Ending> endings(Set<Property> properties) {
    List<Ending> endings = new ArrayList<>();
    endings.add(new Ending(Verdict.WIN, WON, this::wins));
    impasse.draw().ifPresent(points -> endings.add(new Ending(Verdict.DRAW, DRAWN,
        (state, _, _) -> hasEntered(state, 0) && hasEntered(state, 1) && pointsOfAll(state, 0) >= points
            && pointsOfAll(state, 1) >= points)));
    return endings;
  }

  private boolean wins(State state, int side, Threats threats) {
    return state.turn == side && state.part() == 0 && hasEntered(state, side) && hasEnough(state, side)
        && !threats.inCheck(side);
  }

  /** Whether a side has a royal piece, and all that it has stand in its zone. */
  private boolean hasEntered(State state, int side) {
    int royal = state.royal[side];
    if (royal != State.NO_SQUARE) {
      return zone[side][royal];
    }
    boolean some = false;
    for (int square = 0; square < zone[side].length; square++) {
      int piece = state.board[square];
      if (piece != PieceCode.EMPTY && PieceCode.side(piece) == side && PieceCode.holds(royals, piece)) {
        if (!zone[side][square]) {
          return false;
        }
        some = true;
      }
    }
    return some;
  }

  private boolean hasEnough(State state, int side) {
    int others = 0;
    int points = pointsInHand(state, side);
    for (int square = 0; square < zone[side].length; square++) {
      int piece = state.board[square];
      if (zone[side][square] && piece != PieceCode.EMPTY && PieceCode.side(piece) == side
          && !PieceCode.holds(royals, piece)) {
        others++;
        points += worth[PieceCode.kind(piece)];
      }
    }
    return others >= impasse.pieces() && points >= impasse.points().get(side);
  }

  private int pointsInHand(State state, int side) {
    int points = 0;
    for (int kind = 0; kind < worth.length; kind++) {
      points += worth[kind] * state.held[PieceCode.code(kind, side)];
    }
    return points;
  }

  private int pointsOfAll(State state, int side) {
    int points = 0;
    for (int kind = 0; kind < worth.length; kind++) {
      points += worth[kind] * state.count(PieceCode.bit(kind), side);
    }
    return points;
  }
}
