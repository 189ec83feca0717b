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

  private final Veto.Prohibition[] alone;
  private final Veto.Prohibition[] ahead;
  private final boolean looksAhead;
  private final State state;
  private final Maker maker;
  private final Threats threats;
  private final LongPredicate mates;

  /** @param mates whether a move mates, for rules that permit a forbidden move if it mates */
  Prohibitions(GameTables tables, State state, Maker maker, Threats threats, LongPredicate mates) {
    this.mates = mates;
    alone = Arrays.stream(tables.prohibitions).filter(Veto.Prohibition::looksAtMoveAlone)
        .toArray(Veto.Prohibition[]::new);
    ahead = Arrays.stream(tables.prohibitions).filter(each -> !each.looksAtMoveAlone())
        .toArray(Veto.Prohibition[]::new);
    looksAhead = Arrays.stream(ahead).anyMatch(Veto.Prohibition::looksAhead);
    this.state = state;
    this.maker = maker;
    this.threats = threats;
  }

  LongPredicate mates() {
    return mates;
  }

  /** Whether the game has such rules. */
  public boolean exist() {
    return alone.length + ahead.length > 0;
  }

  /** Removes forbidden moves from a list. */
  void keep(MoveBuffer moves) {
    if (!exist()) {
      return;
    }
    int kept = 0;
    for (int i = 0; i < moves.size; i++) {
      if (of(moves.moves[i]) == null) {
        moves.moves[kept++] = moves.moves[i];
      }
    }
    moves.size = kept;
  }

  /** Returns the rule that forbids a move; null if no rule does. */
  public Veto.@Nullable Prohibition of(long move) {
    Veto.@Nullable Prohibition found = alone.length > 0 ? alone(move) : null;
    return found == null && ahead.length > 0 ? ahead(move) : found;
  }

  private Veto.@Nullable Prohibition alone(long move) {
    maker.attemptAlone(move);
    Veto.@Nullable Prohibition found = null;
    for (Veto.Prohibition each : alone) {
      if (found == null && each.forbids(state, move)) {
        found = each;
      }
    }
    maker.unmake();
    return found;
  }

  private Veto.@Nullable Prohibition ahead(long move) {
    int mover = state.turn;
    for (Veto.Prohibition each : ahead) {
      if (each.forbids(state, move, threats)) {
        return each;
      }
    }
    if (!looksAhead) {
      return null;
    }
    maker.attempt(move);
    Veto.@Nullable Prohibition found = null;
    Veto.@Nullable Prohibition sparing = null;
    for (Veto.Prohibition each : ahead) {
      if (found == null && each.forbids(state, mover, threats)) {
        found = each.sparesMate() ? null : each;
        sparing = each.sparesMate() ? each : sparing;
      }
    }
    maker.unmake();
    return found != null || sparing == null || mates.test(move) ? found : sparing;
  }
}
