/** Two pieces exchange squares (NMT-8). */
@NullMarked
package org.variorum.rules.rule.exchange;

import org.jspecify.annotations.NullMarked;
