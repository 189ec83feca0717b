package org.variorum.rules.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Rule;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.rule.castling.CastlingTable.Wing;
import org.variorum.rules.state.State;

/** Why a king and a rook may not castle. */
final class CastlingRefusal {

  private final State state;
  private final Tables tables;
  private final Wording words;

  CastlingRefusal(Tables tables, State state) {
    this.state = state;
    this.tables = tables;
    words = new Wording(state);
  }

  /** The wing that is meant, if castling is. */
  Optional<Wing> meant(Wish wish) {
    if (tables.castling == null) {
      return Optional.empty();
    }
    return tables.castling.wings().stream().filter(wing -> wing.side() == state.turn
        && wing.kingHome() == wish.from() && state.board[wish.from()] == wing.king() && names(wing, wish))
        .findFirst();
  }

  private static boolean names(Wing wing, Wish wish) {
    return (!wish.hasSecondLeg() || wish.other() == wing.rookHome())
        && Arrays.stream(wing.ends()).anyMatch(ends -> ends[0] == wish.to()
            && (!wish.hasSecondLeg() || ends[1] == wish.otherTo()));
  }

  /** Why not with the rook on the higher, or the lower, file. */
  Illegal wing(boolean high, boolean check) {
    if (tables.castling == null) {
      return refuse("there is none in this game").orElseThrow();
    }
    int right = (high ? 1 : 2) << 2 * state.turn;
    Optional<Wing> wing = tables.castling.wings().stream().filter(each -> each.right() == right).findFirst();
    if (wing.isEmpty()) {
      return refuse("there is no such side").orElseThrow();
    }
    int home = wing.get().kingHome();
    if (state.board[home] != wing.get().king()) {
      return refuse(
          "no " + words.kind(PieceCode.kind(wing.get().king())) + " stands on " + words.square(home),
          home).orElseThrow();
    }
    return why(wing.get(), check)
        .or(() -> refuse("it would leave the " + words.piece(home) + " attacked", home)).orElseThrow();
  }

  /** Empty if nothing but the king's safety afterwards can forbid it. */
  Optional<Illegal> why(Wing wing, boolean check) {
    if ((state.get(tables.castlingRights) & wing.right()) == 0) {
      String rook = words.kind(PieceCode.kind(wing.rook()));
      return refuse(state.board[wing.rookHome()] != wing.rook()
          ? "no " + rook + " stands on " + words.square(wing.rookHome())
          : "the " + words.piece(wing.kingHome()) + " or the " + rook + " has moved", wing.rookHome());
    }
    Gates gates = new Gates(tables.quietGates, state);
    gates.prepare(state.turn);
    Optional<Illegal> barred = gates.whyNotQuietly(wing.kingHome());
    if (barred.isPresent()) {
      return barred;
    }
    if (check) {
      List<Integer> by = new Attackers(tables, state).of(wing.kingHome(), state.turn ^ 1);
      return refuse("nobody castles out of check, and " + words.piecesOn(by) + " gives check",
          by.toArray(Integer[]::new));
    }
    for (int square : wing.empty()) {
      if (state.board[square] != PieceCode.EMPTY) {
        return refuse(words.pieceOn(square) + " stands in the way", square);
      }
    }
    for (int square : wing.safe()) {
      List<Integer> by = new Attackers(tables, state).of(square, state.turn ^ 1);
      if (!by.isEmpty()) {
        List<Integer> shown = new ArrayList<>(List.of(square));
        shown.addAll(by);
        return refuse(words.square(square) + " is attacked by " + words.piecesOn(by),
            shown.toArray(Integer[]::new));
      }
    }
    return Optional.empty();
  }

  private static Optional<Illegal> refuse(String reason, Integer... squares) {
    return Optional.of(new Illegal(Rule.CASTLING, "castling is not possible: " + reason, List.of(squares)));
  }
}
