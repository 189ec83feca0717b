/**
 * Laws that hold for every definition, and random games to test them on.
 *
 * <p>The laws run for a sample of the games with every feature; with {@code -Pdeep}, for all games. They also run for
 * the compositions and for random definitions. A random definition must satisfy the laws or be refused with a reason. A
 * {@link org.variorum.testkit.laws.LawTrial} checks all laws for one definition. The laws belong to the main program
 * and use no test library.
 */
@NullMarked
package org.variorum.testkit.laws;

import org.jspecify.annotations.NullMarked;
