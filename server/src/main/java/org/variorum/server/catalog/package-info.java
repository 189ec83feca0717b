/** The games that are on offer, each compiled once, and the editions that old tables were played by. */
@NullMarked
package org.variorum.server.catalog;

import org.jspecify.annotations.NullMarked;
