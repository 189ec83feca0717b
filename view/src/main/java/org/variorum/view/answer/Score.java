package org.variorum.view.answer;

import org.jspecify.annotations.Nullable;

/**
 * An evaluation from White's side; exactly one of the two components is present.
 *
 * @param centipawns White's advantage, in hundredths of the weakest piece; negative if Black is ahead
 * @param wins the number of moves in which White forces a win; negative if Black does; 0 if the game is over
 */
public record Score(@Nullable Integer centipawns, @Nullable Integer wins) {}
