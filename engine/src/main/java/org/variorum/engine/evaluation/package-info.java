/** Static evaluation of positions, with weights estimated from the definition or learnt from games. */
@NullMarked
package org.variorum.engine.evaluation;

import org.jspecify.annotations.NullMarked;
