/** What pieces may do that have never moved. */
@NullMarked
package org.variorum.rules.rule.unmoved;

import org.jspecify.annotations.NullMarked;
