/** Programs: what pieces may do from each square, as trees over squares, and the same turned round for attacks. */
@NullMarked
package org.variorum.rules.program;

import org.jspecify.annotations.NullMarked;
