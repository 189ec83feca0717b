package org.variorum.rules.rule.castling;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.MoveSource.Asked;
import org.variorum.rules.rule.MoveSource.Attackers;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;

/** Why a king and a rook may not castle. */
final class CastlingRefusal {

  private final List<Wing> wings;
  private final Predicate<Wing> rights;
  private final boolean onRook;
  private final CastlingCondition allowance;
  private final State state;
  private final Threats threats;
  private final Gates gates;
  private final Attackers attackers;
  private final Wording words;

  /**
   * @param rights whether the two of a wing may still castle
   * @param onRook whether a text says that the king goes to the rook's square
   * @param allowance what must hold
   */
  CastlingRefusal(List<Wing> wings, Predicate<Wing> rights, boolean onRook, CastlingCondition allowance,
      State state, Threats threats, Gates gates, Attackers attackers) {
    this.wings = wings;
    this.rights = rights;
    this.onRook = onRook;
    this.allowance = allowance;
    this.state = state;
    this.threats = threats;
    this.gates = gates;
    this.attackers = attackers;
    words = new Wording(state);
  }

  /** The wing that is meant, if castling is. */
  Optional<Wing> meant(Asked asked) {
    return wings.stream().filter(wing -> wing.side() == state.turn
        && wing.kingHome() == asked.from() && state.board[asked.from()] == wing.king() && names(wing, asked))
        .findFirst();
  }

  private boolean names(Wing wing, Asked asked) {
    if (onRook) {
      return asked.to() == wing.rookHome() && !asked.hasSecondLeg();
    }
    return (!asked.hasSecondLeg() || asked.other() == wing.rookHome())
        && Arrays.stream(wing.ends()).anyMatch(ends -> isEnd(ends, asked));
  }

  private static boolean isEnd(int[] ends, Asked asked) {
    return ends[0] == asked.to() && (!asked.hasSecondLeg() || ends[1] == asked.otherTo());
  }

  /** Why not with the rook on the higher, or the lower, file. */
  Illegal wing(boolean high, boolean check) {
    int right = (high ? 1 : 2) << 2 * state.turn;
    Optional<Wing> wing = wings.stream().filter(each -> each.right() == right).findFirst();
    return wing.map(each -> wing(each, check))
        .orElseGet(() -> refuse("there is no such side").orElseThrow());
  }

  /** Why the two of a wing may not castle; they may not. */
  Illegal wing(Wing wing, boolean check) {
    int home = wing.kingHome();
    if (state.board[home] != wing.king()) {
      return refuse(
          "no " + words.kind(PieceCode.kind(wing.king())) + " stands on " + words.square(home),
          home).orElseThrow();
    }
    return why(wing, check)
        .or(() -> refuse("it would leave the " + words.piece(home) + " attacked", home)).orElseThrow();
  }

  /** Why not as it is asked for; empty if nothing but the king's safety afterwards can forbid it. */
  Optional<Illegal> why(Asked asked, Wing wing, boolean check) {
    return why(wing, check, ends -> onRook || isEnd(ends, asked));
  }

  /** Why in no way; empty if nothing but the king's safety afterwards can forbid it. */
  Optional<Illegal> why(Wing wing, boolean check) {
    return why(wing, check, _ -> true);
  }

  private Optional<Illegal> why(Wing wing, boolean check, Predicate<int[]> meant) {
    if (!rights.test(wing)) {
      String rook = words.kind(PieceCode.kind(wing.rook()));
      return refuse(state.board[wing.rookHome()] != wing.rook()
          ? "no " + rook + " stands on " + words.square(wing.rookHome())
          : "the " + words.piece(wing.kingHome()) + " or the " + rook + " has moved", wing.rookHome());
    }
    if (Arrays.stream(wing.ends()).filter(meant)
        .noneMatch(ends -> allowance.holds(state, threats, wing.kingHome(), ends[0]))) {
      return refuse("it is allowed only where this holds of " + Wording.side(state.turn) + ": "
          + allowance.clause());
    }
    gates.prepare(state.turn);
    Optional<Illegal> barred = gates.whyNotQuietly(wing.kingHome());
    if (barred.isPresent()) {
      return barred;
    }
    if (check) {
      List<Integer> by = attackers.of(wing.kingHome(), state.turn ^ 1);
      return refuse("a king in check may not castle, and " + words.piecesOn(by) + " gives check",
          by.toArray(Integer[]::new));
    }
    for (int square : wing.empty()) {
      if (state.board[square] != PieceCode.EMPTY) {
        return refuse(words.pieceOn(square) + " stands in the way", square);
      }
      Optional<Illegal> shut = gates.whyShut(square);
      if (shut.isPresent()) {
        return refuse(shut.get().words(), square);
      }
    }
    for (int square : wing.safe()) {
      Optional<Illegal> attacked = attacked(square, crossing(wing, square));
      if (attacked.isPresent()) {
        return attacked;
      }
    }
    List<int[]> ends = Arrays.stream(wing.ends()).filter(meant).toList();
    return ends.size() == 1 && state.royal[state.turn] == wing.kingHome()
        ? attacked(ends.getFirst()[0], ending(wing, ends.getFirst())) : Optional.empty();
  }

  private Optional<Illegal> attacked(int square, List<Integer> by) {
    List<Integer> shown = new ArrayList<>(List.of(square));
    shown.addAll(by);
    return by.isEmpty() ? Optional.empty()
        : refuse(words.square(square) + " is attacked by " + words.piecesOn(by),
            shown.toArray(Integer[]::new));
  }

  /** What attacks a square that the king crosses: it hides nothing from an attacker. */
  private List<Integer> crossing(Wing wing, int square) {
    int king = state.swap(wing.kingHome(), PieceCode.EMPTY);
    List<Integer> by = attackers.of(square, state.turn ^ 1);
    state.swap(wing.kingHome(), king);
    return by;
  }

  /** What attacks the king once both have gone. */
  private List<Integer> ending(Wing wing, int[] ends) {
    int king = state.swap(wing.kingHome(), PieceCode.EMPTY);
    int rook = state.swap(wing.rookHome(), PieceCode.EMPTY);
    state.swap(ends[0], king);
    state.swap(ends[1], rook);
    List<Integer> by = attackers.of(ends[0], state.turn ^ 1);
    state.swap(ends[1], PieceCode.EMPTY);
    state.swap(ends[0], PieceCode.EMPTY);
    state.swap(wing.rookHome(), rook);
    state.swap(wing.kingHome(), king);
    return by;
  }

  static Optional<Illegal> refuse(String reason, Integer... squares) {
    return Optional.of(new Illegal(Reason.CASTLING, "castling is not possible: " + reason, List.of(squares)));
  }
}
