package org.variorum.rules.compile;

import org.variorum.rules.program.Program;

/**
 * Attacks that depend on whether the attacking side is itself in check. Only attacks of the lower strata
 * ({@link org.variorum.rules.rule.Threats.Stratum}) decide this, so no attack depends on itself. The programs are
 * indexed by side and square, as in {@link AttackTables}.
 *
 * @param kinds the kinds with such attacks
 * @param attackers the attackers of a royal piece while their own side is not in check
 * @param attackersInCheck the attackers of a royal piece while their own side is in check
 * @param captors the pieces that could capture a piece that is not royal while their own side is not in check
 * @param captorsInCheck the pieces that could capture a piece that is not royal while their own side is in check
 */
public record UpperStratum(long kinds, Program[][] attackers, Program[][] attackersInCheck,
    Program[][] captors, Program[][] captorsInCheck) {

  /** The attackers of a royal piece; {@code inCheck} is whether the side of the attackers is in check. */
  public Program[][] attackers(boolean inCheck) {
    return inCheck ? attackersInCheck : attackers;
  }

  /** The captors of a piece that is not royal; {@code inCheck} is whether the side of the captors is in check. */
  public Program[][] captors(boolean inCheck) {
    return inCheck ? captorsInCheck : captors;
  }
}
