/** What positions are worth without looking ahead; made from the definition alone, and from what games have taught. */
@NullMarked
package org.variorum.engine.evaluation;

import org.jspecify.annotations.NullMarked;
