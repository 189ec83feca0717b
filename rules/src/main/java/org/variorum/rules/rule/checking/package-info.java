/** Checks that must be given. */
@NullMarked
package org.variorum.rules.rule.checking;

import org.jspecify.annotations.NullMarked;
