/** Tables where games are played: seats, moves, clocks, offers. */
@NullMarked
package org.variorum.server.table;

import org.jspecify.annotations.NullMarked;
