package org.variorum.rules.rule.compulsory;

import org.variorum.rules.definition.Mechanism;

/** A player who can capture has to; which of the captures is free. */
public record CompulsoryCaptures() implements Mechanism {}
