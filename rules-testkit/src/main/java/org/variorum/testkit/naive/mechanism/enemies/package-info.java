/** Players move pieces of the enemy's. */
@NullMarked
package org.variorum.testkit.naive.mechanism.enemies;

import org.jspecify.annotations.NullMarked;
