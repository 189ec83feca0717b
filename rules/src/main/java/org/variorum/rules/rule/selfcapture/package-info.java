/** Pieces capture others of their own side. */
@NullMarked
package org.variorum.rules.rule.selfcapture;

import org.jspecify.annotations.NullMarked;
