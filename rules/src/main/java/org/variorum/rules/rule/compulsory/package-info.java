/** Captures that must be made. */
@NullMarked
package org.variorum.rules.rule.compulsory;

import org.jspecify.annotations.NullMarked;
