/** From a definition to constants: programs, drops, promotions, goals, keys. */
@NullMarked
package org.variorum.rules.compile;

import org.jspecify.annotations.NullMarked;
