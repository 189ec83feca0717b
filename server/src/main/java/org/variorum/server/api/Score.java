package org.variorum.server.api;

import org.jspecify.annotations.Nullable;

/**
 * An evaluation from White's side; exactly one of the two is there.
 *
 * @param centipawns hundredths of the weakest piece that White is ahead
 * @param wins White wins in so many moves; Black does if negative; 0 if the game is over
 */
public record Score(@Nullable Integer centipawns, @Nullable Integer wins) {}
