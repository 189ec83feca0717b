/** Pieces go round others of their side (RS-6). */
@NullMarked
package org.variorum.rules.rule.orbit;

import org.jspecify.annotations.NullMarked;
