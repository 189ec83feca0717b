package org.variorum.rules.rule.flight;

import org.variorum.rules.definition.Mechanism;

/**
 * A royal piece in check makes no move but to capture the piece that alone gives check (makpong). Others may capture that piece or
 * go between.
 */
public record NoFlight() implements Mechanism {}
