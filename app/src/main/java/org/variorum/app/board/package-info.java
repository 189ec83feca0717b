/** Drawing of positions as text. */
@NullMarked
package org.variorum.app.board;

import org.jspecify.annotations.NullMarked;
