/** A position that moves are made on and taken back from, and its texts. */
@NullMarked
package org.variorum.rules.state;

import org.jspecify.annotations.NullMarked;
