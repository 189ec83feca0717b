/** The Universal Chess Interface. */
@NullMarked
package org.variorum.protocol.uci;

import org.jspecify.annotations.NullMarked;
