package org.variorum.rules.movement.betza;

/**
 * An atom and how often it leaps.
 *
 * @param counted whether the text says how often, by a number or a doubled letter
 * @param range greatest number of leaps
 * @param column where the atom stands
 */
record Reach(Source source, BetzaAtom atom, boolean counted, int range, int column) {

  static final String ANYWHERE_EXPECTED = "`U` by itself, with `m`, `c` or `i` before it";

  /** Complains about an atom that leads in no direction, where legs follow each other. */
  void mustLead() {
    if (atom.leadsAnywhere()) {
      throw error("`U` is no leg", ANYWHERE_EXPECTED);
    }
  }

  BetzaException error(String problem, String expected) {
    return source.error(column, problem, expected);
  }
}
