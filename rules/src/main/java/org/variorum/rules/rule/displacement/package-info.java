/** A captured piece is put elsewhere (RS-5). */
@NullMarked
package org.variorum.rules.rule.displacement;

import org.jspecify.annotations.NullMarked;
