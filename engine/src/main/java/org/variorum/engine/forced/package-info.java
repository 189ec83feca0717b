/** Wins that nothing can prevent, looked for without leaving a move out. */
@NullMarked
package org.variorum.engine.forced;

import org.jspecify.annotations.NullMarked;
