/** Moves of enemy pieces. */
@NullMarked
package org.variorum.testkit.naive.mechanism.enemies;

import org.jspecify.annotations.NullMarked;
