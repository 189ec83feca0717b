/** Conditions on positions, as definitions say them: data, composed of a few closed vocabularies. */
@NullMarked
package org.variorum.rules.condition;

import org.jspecify.annotations.NullMarked;
