/**
 * Laws that hold for every definition, and random games to test them on.
 *
 * <p>They run for a sample of the games that has every feature of all games, for all games with {@code -Pdeep}, for
 * the compositions, and for random definitions, each of which is refused with a reason or obeys them. A
 * {@link org.variorum.testkit.laws.LawTrial} holds all of them to one definition. They are part of the program, and use no library
 * for tests.
 */
@NullMarked
package org.variorum.testkit.laws;

import org.jspecify.annotations.NullMarked;
