/** What an editor shows of a definition: problems, completions, help, outline, places. In plain code, without a protocol. */
@NullMarked
package org.variorum.languageserver;

import org.jspecify.annotations.NullMarked;
