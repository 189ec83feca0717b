package org.variorum.engine;

/** A search technique besides plain alpha-beta. Each can be switched off to measure its gain (docs/engine.md). */
public enum Technique {
  /** Aspiration windows: a search starts with a window around the previous score (Slate and Atkin 1977). */
  ASPIRATION,
  /** Moves after the first are searched with a null window first (Marsland and Campbell 1982). */
  PRINCIPAL_VARIATION,
  /** A transposition table stores results (Greenblatt 1967). */
  TRANSPOSITIONS,
  /** A node is cut off if its score reaches beta even after a null move (Beal 1989, Donninger 1993). */
  NULL_MOVE,
  /** Late quiet moves are searched to a reduced depth first (Levy, Broughton and Taylor 1989; Romstad 2006). */
  LATE_MOVE_REDUCTIONS,
  /** Near the leaves, late quiet moves are pruned. */
  LATE_MOVE_PRUNING,
  /** Near the leaves, quiet moves are pruned if the evaluation is far below alpha (Schaeffer 1986, Heinz 1998). */
  FUTILITY,
  /** Near the leaves, a node is not searched if its evaluation is far above beta. */
  REVERSE_FUTILITY,
  /** Near the leaves, a node far below alpha is searched by quiescence search only (Birmingham and Kent 1977). */
  RAZORING,
  /** A node is cut off if a reduced search of a capture exceeds beta by a margin (Buro 1995). */
  PROBCUT,
  /** Near the leaves, moves that lose too much by static exchange evaluation are pruned. */
  EXCHANGE_PRUNING,
  /** Answers to checks are searched a ply deeper. */
  CHECK_EXTENSION,
  /** The hash move is searched a ply deeper if all others are clearly worse (Anantharaman, Campbell and Hsu 1988). */
  SINGULAR_EXTENSION,
  /** A node without a hash move is searched to a smaller depth (internal iterative reduction, Reul 2010). */
  INTERNAL_REDUCTION,
  /** A separate search without pruning finds forced wins in few moves (Grimbergen 1998). */
  FORCED_WINS,
  /** Quiet moves that have caused a cutoff at the same ply are tried early (Huberman 1968). */
  KILLERS,
  /** The quiet move that last refuted the opponent's previous move is tried early (Uiterwijk 1992). */
  COUNTER_MOVES,
  /** Quiet moves are ordered by how often they have caused cutoffs (Schaeffer 1983). */
  HISTORY,
  /** Quiet moves are also ordered by their cutoffs after the previous move, and after the move before it. */
  CONTINUATION_HISTORY,
  /** Captures are also ordered by how often they have caused cutoffs. */
  CAPTURE_HISTORY,
  /** Weights learnt from games (Samuel 1959, Buro 1999) replace those estimated from the definition. */
  TUNING,
  /** Search parameters tuned by matches replace those estimated from the definition. */
  PARAMETERS,
  /** A network corrects the evaluation if one has been learnt (Nasu 2018). */
  NETWORK
}
