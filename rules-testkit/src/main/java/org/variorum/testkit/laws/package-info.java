/**
 * Laws that hold for every definition, and random games to test them on.
 *
 * <p>The laws run for a sample of the games that has every feature of the library; with {@code -Pdeep}, for all games.
 * They also run for the compositions (definitions that only tests use) and for random definitions. A random
 * definition must satisfy the laws or be refused with a reason. A {@link org.variorum.testkit.laws.LawTrial} checks all
 * laws for some definitions. The laws cannot use a test library, because they are part of the main program.
 */
@NullMarked
package org.variorum.testkit.laws;

import org.jspecify.annotations.NullMarked;
