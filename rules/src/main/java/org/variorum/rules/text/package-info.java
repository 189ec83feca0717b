/** Text that people write, and English phrases with words that they chose. */
@NullMarked
package org.variorum.rules.text;

import org.jspecify.annotations.NullMarked;
