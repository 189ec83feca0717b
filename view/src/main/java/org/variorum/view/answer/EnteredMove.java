package org.variorum.view.answer;

import org.jspecify.annotations.Nullable;

/**
 * What a player has entered by steps; exactly one of the two components is present.
 *
 * @param move the move as in COM-3, if the steps leave only one
 * @param choices the choices that remain
 */
public record EnteredMove(@Nullable String move, @Nullable ChoicesView choices) {}
