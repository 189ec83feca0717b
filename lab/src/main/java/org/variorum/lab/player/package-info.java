/** The interface of players, for engines in this process and for external engines. */
@NullMarked
package org.variorum.lab.player;

import org.jspecify.annotations.NullMarked;
