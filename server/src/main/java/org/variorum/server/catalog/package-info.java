/** The games on offer, each compiled once, and the editions that stored tables use. */
@NullMarked
package org.variorum.server.catalog;

import org.jspecify.annotations.NullMarked;
