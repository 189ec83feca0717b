package org.variorum.rules.rule;

import org.variorum.rules.program.Program;

/** Where the pieces of a game go, once their movement is compiled. */
public interface Programs {

  /** Where a piece of a code may go from a square while its side is not in check. */
  Program of(int code, int square);

  /** Whether where a piece of a kind may go depends on nobody but itself and those in its way. */
  boolean movesAlone(int kind);

  /** Whether a piece of a kind may come somewhere by moves that are not its own, or capture in passing. */
  boolean movesOtherwise(int kind);
}
