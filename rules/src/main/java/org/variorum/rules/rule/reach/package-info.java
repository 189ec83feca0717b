/** Who moves a piece to certain squares has won. */
@NullMarked
package org.variorum.rules.rule.reach;

import org.jspecify.annotations.NullMarked;
