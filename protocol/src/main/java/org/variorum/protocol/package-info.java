/**
 * What the protocols share: lines, the games to choose from, the engine's options, and the search that runs.
 *
 * <p>A protocol is a reader and a session. The reader turns any line into a command, if only into one that
 * complains; it knows no game and no position. The session takes lines from a {@code LineSource} and writes to a
 * {@code LineSink}, so a test needs no process. {@code EngineHost} holds the chosen game, the options and the
 * engine; a search has a thread of its own ({@code SearchTask}).
 */
@NullMarked
package org.variorum.protocol;

import org.jspecify.annotations.NullMarked;
