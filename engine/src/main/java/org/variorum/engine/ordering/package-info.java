/** Move ordering by static exchange evaluation, killers and histories. */
@NullMarked
package org.variorum.engine.ordering;

import org.jspecify.annotations.NullMarked;
