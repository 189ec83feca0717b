/** The players: one interface for engines of this process and for programs that are spoken to. */
@NullMarked
package org.variorum.lab.player;

import org.jspecify.annotations.NullMarked;
