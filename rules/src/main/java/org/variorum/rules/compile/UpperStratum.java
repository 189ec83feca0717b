package org.variorum.rules.compile;

import org.variorum.rules.program.Program;

/**
 * Who attacks by what depends on whether the own side is attacked: which of these trees holds, the lower strata tell
 * ({@link org.variorum.rules.rule.Threats.Stratum}). By side and square, as in {@link AttackTables}.
 *
 * @param kinds the kinds of which that is so
 * @param attackers who attacks a royal piece while the own side is not attacked
 * @param attackersInCheck the same while it is
 * @param captors who could capture a piece that is not royal while the own side is not attacked
 * @param captorsInCheck the same while it is
 */
public record UpperStratum(long kinds, Program[][] attackers, Program[][] attackersInCheck,
    Program[][] captors, Program[][] captorsInCheck) {

  /** Who attacks a royal piece while the own side is, or is not, attacked. */
  public Program[][] attackers(boolean check) {
    return check ? attackersInCheck : attackers;
  }

  /** Who could capture another piece then. */
  public Program[][] captors(boolean check) {
    return check ? captorsInCheck : captors;
  }
}
