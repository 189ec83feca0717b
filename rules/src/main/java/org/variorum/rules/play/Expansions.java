package org.variorum.rules.play;

import org.variorum.rules.compile.GameTables;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.State;

/** The expansion rules of a game: each rule replaces a generated move by the complete moves that it can become. */
final class Expansions {

  private final MoveSource.Expansion[] expansions;
  private final MoveBuffer unexpandedMoves = new MoveBuffer();

  Expansions(GameTables tables, State state, Threats threats) {
    expansions = tables.expansions.stream().map(each -> each.of(state, threats))
        .toArray(MoveSource.Expansion[]::new);
  }

  /** Whether the game has expansion rules. */
  boolean exist() {
    return expansions.length > 0;
  }

  /** Replaces each move of a list. Each rule gets the moves that the rule before it has made. */
  void apply(MoveBuffer moves) {
    for (MoveSource.Expansion each : expansions) {
      moves.swap(unexpandedMoves);
      moves.size = 0;
      for (int i = 0; i < unexpandedMoves.size; i++) {
        each.expand(moves, unexpandedMoves.moves[i]);
      }
    }
  }
}
