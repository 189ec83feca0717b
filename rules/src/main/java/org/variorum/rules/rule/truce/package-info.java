/** The game ends by agreement: passes, or royal pieces that stay facing each other. */
@NullMarked
package org.variorum.rules.rule.truce;

import org.jspecify.annotations.NullMarked;
