/** Numbers of each side that moves change: points, captured pieces, rights that are used up. */
@NullMarked
package org.variorum.rules.rule.counters;

import org.jspecify.annotations.NullMarked;
