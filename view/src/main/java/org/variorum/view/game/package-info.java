/** The games of a library: their list, and what pages show of each. */
@NullMarked
package org.variorum.view.game;

import org.jspecify.annotations.NullMarked;
