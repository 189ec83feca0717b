package org.variorum.engine;

/** What the search does besides plain alpha-beta; each can be switched off to measure what it gains (docs/engine.md). */
public enum Technique {
  /** Deeper searches expect the score of the one before (Slate and Atkin 1977). */
  ASPIRATION,
  /** Other moves than the first are first only proved not to be better (Marsland and Campbell 1982). */
  PRINCIPAL_VARIATION,
  /** What was found out is remembered (Greenblatt 1967). */
  TRANSPOSITIONS,
  /** A side that would be well off even without moving is well off (Beal 1989, Donninger 1993). */
  NULL_MOVE,
  /** Late quiet moves are searched less deep at first (Levy, Broughton and Taylor 1989; Romstad 2006). */
  LATE_MOVE_REDUCTIONS,
  /** Near the leaves late quiet moves are left out. */
  LATE_MOVE_PRUNING,
  /** Near the leaves quiet moves that could not lift a bad position are left out (Schaeffer 1986, Heinz 1998). */
  FUTILITY,
  /** Near the leaves a position that is far too good is left as it is. */
  REVERSE_FUTILITY,
  /** Near the leaves a position that is far too bad is only looked at for captures (Birmingham and Kent 1977). */
  RAZORING,
  /** A capture that a shallow search shows to be far too good cuts (Buro 1995). */
  PROBCUT,
  /** Near the leaves moves that lose too much by exchanges are left out. */
  EXCHANGE_PRUNING,
  /** Answers to checks are searched a ply deeper. */
  CHECK_EXTENSION,
  /** A move without which all would be worse is searched a ply deeper (Anantharaman, Campbell and Hsu 1988). */
  SINGULAR_EXTENSION,
  /**
   * A position without a move in the transposition table is searched less deep (internal iterative reduction, Reul
   * 2010).
   */
  INTERNAL_REDUCTION,
  /** Wins in few moves are looked for by a search of their own, as of mate problems (Grimbergen 1998), that leaves nothing out. */
  FORCED_WINS,
  /** Moves that have cut at the same ply are tried early (Huberman 1968). */
  KILLERS,
  /** Moves that have answered the same move well are tried early (Uiterwijk 1992). */
  COUNTER_MOVES,
  /** Moves are ordered by how often they have cut (Schaeffer 1983). */
  HISTORY,
  /** … after the same move, or in answer to it. */
  CONTINUATION_HISTORY,
  /** Captures are ordered by how often they have cut, too. */
  CAPTURE_HISTORY,
  /** Positions are evaluated by weights learnt from games; without, by what the definition lets expect (Samuel 1959, Buro 1999). */
  TUNING,
  /** The search is fitted to the game by parameters found out in matches; without, by what the definition lets expect. */
  PARAMETERS,
  /** A network corrects evaluations (Nasu 2018), where one has been learnt. */
  NETWORK
}
