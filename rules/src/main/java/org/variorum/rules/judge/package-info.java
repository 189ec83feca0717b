/** Tests of conditions in positions, and words for conditions. */
@NullMarked
package org.variorum.rules.judge;

import org.jspecify.annotations.NullMarked;
