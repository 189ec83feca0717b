/** External engines as players, by the protocols UCI, USI and XBoard. */
@NullMarked
package org.variorum.lab.external;

import org.jspecify.annotations.NullMarked;
