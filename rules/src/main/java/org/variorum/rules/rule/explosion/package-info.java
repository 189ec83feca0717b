/** Captures explode. */
@NullMarked
package org.variorum.rules.rule.explosion;

import org.jspecify.annotations.NullMarked;
