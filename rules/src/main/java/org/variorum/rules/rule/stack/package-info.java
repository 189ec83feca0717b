/** Captured pieces go beneath their captors and come to light again. */
@NullMarked
package org.variorum.rules.rule.stack;

import org.jspecify.annotations.NullMarked;
