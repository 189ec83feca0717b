/** What conditions mean on positions that are played on, and in words. */
@NullMarked
package org.variorum.rules.judge;

import org.jspecify.annotations.NullMarked;
