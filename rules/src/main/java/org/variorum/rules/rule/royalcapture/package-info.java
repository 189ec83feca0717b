/** Whose royal piece is captured has lost. */
@NullMarked
package org.variorum.rules.rule.royalcapture;

import org.jspecify.annotations.NullMarked;
