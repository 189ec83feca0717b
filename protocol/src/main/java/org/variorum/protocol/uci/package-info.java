/** The Universal Chess Interface, and the Universal Shogi Interface, which differs in a few words. */
@NullMarked
package org.variorum.protocol.uci;

import org.jspecify.annotations.NullMarked;
