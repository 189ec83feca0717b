package org.variorum.rules.play;

import java.util.Arrays;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.make.Maker;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.state.State;

/** The rules that forbid moves because of their effects. Tests a move by making it. */
public final class Prohibitions {

  /** The prohibitions that depend only on the effects of the move itself. */
  private final Veto.Prohibition[] simple;
  /** The prohibitions that depend on the position before or after the move. */
  private final Veto.Prohibition[] positional;
  /** Whether a prohibition depends on the position after the move. */
  private final boolean looksAhead;
  private final State state;
  private final Maker maker;
  private final Threats threats;
  private final LongPredicate mates;

  /** @param mates whether a move mates, for rules that permit a forbidden move if it mates */
  Prohibitions(GameTables tables, State state, Maker maker, Threats threats, LongPredicate mates) {
    this.mates = mates;
    simple = Arrays.stream(tables.prohibitions).filter(Veto.Prohibition::looksAtMoveAlone)
        .toArray(Veto.Prohibition[]::new);
    positional = Arrays.stream(tables.prohibitions).filter(each -> !each.looksAtMoveAlone())
        .toArray(Veto.Prohibition[]::new);
    looksAhead = Arrays.stream(positional).anyMatch(Veto.Prohibition::looksAhead);
    this.state = state;
    this.maker = maker;
    this.threats = threats;
  }

  LongPredicate mates() {
    return mates;
  }

  /** Whether the game has prohibitions. */
  public boolean exist() {
    return simple.length + positional.length > 0;
  }

  /** Removes the moves that a prohibition forbids. */
  void removeForbidden(MoveBuffer moves) {
    if (!exist()) {
      return;
    }
    int count = 0;
    for (int i = 0; i < moves.size; i++) {
      if (find(moves.moves[i]) == null) {
        moves.moves[count++] = moves.moves[i];
      }
    }
    moves.size = count;
  }

  /** Returns the rule that forbids a move; null if no rule does. */
  public Veto.@Nullable Prohibition find(long move) {
    Veto.@Nullable Prohibition found = simple.length > 0 ? findSimple(move) : null;
    return found == null && positional.length > 0 ? findPositional(move) : found;
  }

  private Veto.@Nullable Prohibition findSimple(long move) {
    maker.attemptWithoutConsequences(move);
    Veto.@Nullable Prohibition found = null;
    for (Veto.Prohibition each : simple) {
      if (found == null && each.forbids(state, move)) {
        found = each;
      }
    }
    maker.unmake();
    return found;
  }

  private Veto.@Nullable Prohibition findPositional(long move) {
    int mover = state.turn;
    for (Veto.Prohibition each : positional) {
      if (each.forbids(state, move, threats)) {
        return each;
      }
    }
    if (!looksAhead) {
      return null;
    }
    maker.attempt(move);
    Veto.@Nullable Prohibition found = null;
    Veto.@Nullable Prohibition prohibitionUnlessMate = null;
    for (Veto.Prohibition each : positional) {
      if (found == null && each.forbids(state, mover, threats)) {
        if (each.sparesMate()) {
          prohibitionUnlessMate = each;
        } else {
          found = each;
        }
      }
    }
    maker.unmake();
    boolean needsMateTest = found == null && prohibitionUnlessMate != null;
    return needsMateTest && !mates.test(move) ? prohibitionUnlessMate : found;
  }
}
