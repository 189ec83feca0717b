/** Some pieces go only near some others (RS-3). */
@NullMarked
package org.variorum.rules.rule.range;

import org.jspecify.annotations.NullMarked;
