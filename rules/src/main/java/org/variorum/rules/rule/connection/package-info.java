/** Who has connected two regions. */
@NullMarked
package org.variorum.rules.rule.connection;

import org.jspecify.annotations.NullMarked;
