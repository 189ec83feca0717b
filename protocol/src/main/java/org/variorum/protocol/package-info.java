/**
 * Common parts of the protocols: lines, the catalogue of games, the engine's options, and running searches.
 *
 * <p>A protocol has a reader and a session. The reader parses any line into a command, which may be an error message;
 * it knows no game and no position. The session takes lines from a {@code LineSource} and writes to a {@code LineSink},
 * so tests need no process. {@code EngineHost} has the chosen game, the options and the engine. A search runs on its
 * own thread ({@code SearchTask}).
 */
@NullMarked
package org.variorum.protocol;

import org.jspecify.annotations.NullMarked;
