/** Players move pieces of the enemy's. */
@NullMarked
package org.variorum.rules.rule.enemies;

import org.jspecify.annotations.NullMarked;
