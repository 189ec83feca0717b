package org.variorum.rules.rule.checking;

import org.variorum.rules.definition.Mechanism;

/**
 * A player who can give check has to, by whatever move that all other rules allow: where these make captures compulsory, by a
 * capture. A move gives check if the other side is in check after it, as if the turn had ended.
 */
public record CompulsoryChecks() implements Mechanism {}
