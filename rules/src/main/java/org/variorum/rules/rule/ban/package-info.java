/** No answer in kind (NMT-4). */
@NullMarked
package org.variorum.rules.rule.ban;

import org.jspecify.annotations.NullMarked;
