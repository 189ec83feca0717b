package org.variorum.rules.rule.castling;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/** Finds the ways in which the side to move may castle. */
final class CastlingMoves implements MoveSource {

  private final int kind;
  private final List<CastlingTable.Wing> wings;
  /** By wing: the squares that must be empty, as a set. */
  private final long[][] empty;
  private final Slot rights;
  private final State state;
  private final Threats threats;
  private final Gates gates;

  CastlingMoves(int kind, CastlingTable table, Slot rights, State state, Threats threats, Gates gates) {
    this.kind = kind;
    wings = table.wings();
    empty = wings.stream().map(wing -> set(wing.empty(), state.words)).toArray(long[][]::new);
    this.rights = rights;
    this.state = state;
    this.threats = threats;
    this.gates = gates;
  }

  private static long[] set(int[] squares, int words) {
    long[] set = new long[words];
    for (int square : squares) {
      set[square >>> 6] |= 1L << square;
    }
    return set;
  }

  @Override
  public int kind() {
    return kind;
  }

  @Override
  public void add(MoveBuffer moves, boolean check) {
    long left = check ? 0 : state.get(rights);
    if (left == 0) {
      return;
    }
    gates.prepare(state.turn);
    for (int i = 0; i < empty.length; i++) {
      if (areEmpty(empty[i]) && areOpen(empty[i])) {
        CastlingTable.Wing wing = wings.get(i);
        if (mine(wing, left) && !isBarred(wing.king()) && safe(wing.safe())) {
          add(moves, wing);
        }
      }
    }
  }

  /** Whether a piece may not move without capturing. */
  private boolean isBarred(int piece) {
    return PieceCode.holds(gates.capturesOnly(), piece);
  }

  @Override
  public void addOpen(MoveBuffer moves, int from, boolean check) {
    for (int i = 0; i < empty.length; i++) {
      CastlingTable.Wing wing = wings.get(i);
      if (wing.kingHome() == from && mine(wing, state.get(rights)) && areEmpty(empty[i])) {
        add(moves, wing);
      }
    }
  }

  @Override
  public void addHopes(Hopes hopes) {
    for (CastlingTable.Wing wing : wings) {
      if (wing.side() == hopes.side() && (state.get(rights) & wing.right()) != 0) {
        Set<Integer> squares = hopes.of(wing.kingHome());
        squares.add(wing.rookHome());
        Arrays.stream(wing.ends()).forEach(ends -> squares.add(ends[0]));
      }
    }
  }

  @Override
  public Optional<Illegal> whyNot(Asked asked, boolean check, Attackers attackers) {
    CastlingRefusal refusal = new CastlingRefusal(wings, rights, state, gates, attackers);
    return refusal.meant(asked).flatMap(wing -> refusal.why(wing, check));
  }

  @Override
  public Optional<Illegal> whyNotNamed(boolean high, boolean check, Attackers attackers) {
    return Optional.of(new CastlingRefusal(wings, rights, state, gates, attackers).wing(high, check));
  }

  private boolean mine(CastlingTable.Wing wing, long rights) {
    return wing.side() == state.turn && (rights & wing.right()) != 0;
  }

  private void add(MoveBuffer moves, CastlingTable.Wing wing) {
    for (int[] ends : wing.ends()) {
      moves.add(MoveCode.of(kind, wing.kingHome(), ends[0], wing.rookHome(), ends[1]));
    }
  }

  private boolean areEmpty(long[] squares) {
    for (int word = 0; word < squares.length; word++) {
      if (((state.sides[word] | state.sides[squares.length + word]) & squares[word]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether none of them is closed to all. */
  private boolean areOpen(long[] squares) {
    for (int word = 0; gates.mayShut() && word < squares.length; word++) {
      if ((gates.shut(word) & squares[word]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether no square is attacked; where there is no check, attack is no matter. */
  private boolean safe(int[] squares) {
    if (!threats.matter()) {
      return true;
    }
    for (int square : squares) {
      if (threats.attacked(square, state.turn ^ 1)) {
        return false;
      }
    }
    return true;
  }
}
