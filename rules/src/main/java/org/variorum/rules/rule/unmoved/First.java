package org.variorum.rules.rule.unmoved;

import org.variorum.rules.program.Program;

/**
 * What a piece may do on its first move.
 *
 * @param way where it may go
 * @param own where it may go anyway
 * @param inCheck whether in check, too
 */
record First(Unmoved.Home home, Program way, Program own, boolean inCheck) {}
