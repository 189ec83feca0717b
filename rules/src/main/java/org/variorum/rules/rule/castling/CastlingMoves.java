package org.variorum.rules.rule.castling;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/** Finds the ways in which the side to move may castle. */
final class CastlingMoves implements MoveSource {

  private final int kind;
  private final List<Wing> wings;
  /** By wing: the squares that must be empty, as a set. */
  private final long[][] empty;
  private final Slot rights;
  private final CastlingCondition allowance;
  private final Threats threats;
  private final State state;
  private final Gates gates;
  private final Passage passage;

  CastlingMoves(int kind, CastlingTable table, Slot rights, CastlingCondition allowance, State state,
      Threats threats,
      Gates gates) {
    this.kind = kind;
    wings = table.wings();
    empty = wings.stream().map(wing -> set(wing.empty(), state.words)).toArray(long[][]::new);
    this.rights = rights;
    this.allowance = allowance;
    this.threats = threats;
    this.state = state;
    this.gates = gates;
    passage = new Passage(state, threats, gates);
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
      if (passage.isEmpty(empty[i]) && passage.isOpen(empty[i])) {
        Wing wing = wings.get(i);
        if (mine(wing, left) && !passage.isBarred(wing.king()) && passage.isSafe(wing)) {
          allowance.add(moves, kind, wing, state, threats);
        }
      }
    }
  }

  @Override
  public void addOpen(MoveBuffer moves, int from, boolean check) {
    for (int i = 0; i < empty.length; i++) {
      Wing wing = wings.get(i);
      if (wing.kingHome() == from && mine(wing, state.get(rights)) && passage.isEmpty(empty[i])) {
        CastlingCondition.NONE_NEEDED.add(moves, kind, wing, state, threats);
      }
    }
  }

  @Override
  public void addPremoves(PremoveSquares premoves) {
    for (Wing wing : wings) {
      if (wing.side() == premoves.side() && (state.get(rights) & wing.right()) != 0) {
        Set<Integer> squares = premoves.of(wing.kingHome());
        squares.add(wing.rookHome());
        Arrays.stream(wing.ends()).forEach(ends -> squares.add(ends[0]));
      }
    }
  }

  @Override
  public Optional<Illegal> whyNot(Asked asked, boolean check, Attackers attackers) {
    CastlingRefusal refusal = refusal(attackers);
    return refusal.meant(asked).flatMap(wing -> refusal.why(asked, wing, check));
  }

  @Override
  public Optional<Illegal> whyNotNamed(boolean high, boolean check, Attackers attackers) {
    return Optional.of(refusal(attackers).wing(high, check));
  }

  private CastlingRefusal refusal(Attackers attackers) {
    return new CastlingRefusal(wings, wing -> (state.get(rights) & wing.right()) != 0, false,
        allowance, state, threats, gates, attackers);
  }

  private boolean mine(Wing wing, long rights) {
    return wing.side() == state.turn && (rights & wing.right()) != 0;
  }
}
