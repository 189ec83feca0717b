package org.variorum.rules.compile;

import org.variorum.rules.program.Program;

/**
 * Attacks that depend on whether the attacking side is attacked itself. The lower strata tell which of these trees holds
 * ({@link org.variorum.rules.rule.Threats.Stratum}). By side and square, as in {@link AttackTables}.
 *
 * @param kinds the kinds that attack so
 * @param attackers the attackers of a royal piece while their own side is not attacked
 * @param attackersInCheck the same while it is
 * @param captors the pieces that could capture one that is not royal while their own side is not attacked
 * @param captorsInCheck the same while it is
 */
public record UpperStratum(long kinds, Program[][] attackers, Program[][] attackersInCheck,
    Program[][] captors, Program[][] captorsInCheck) {

  /** The attackers of a royal piece while their own side is, or is not, attacked. */
  public Program[][] attackers(boolean check) {
    return check ? attackersInCheck : attackers;
  }

  /** The pieces that could then capture one that is not royal. */
  public Program[][] captors(boolean check) {
    return check ? captorsInCheck : captors;
  }
}
