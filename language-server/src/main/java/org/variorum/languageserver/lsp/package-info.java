/** The language server protocol: the service over standard input and output. */
@NullMarked
package org.variorum.languageserver.lsp;

import org.jspecify.annotations.NullMarked;
