/** The stored data: events of tables, and the definitions that the tables are played by. */
@NullMarked
package org.variorum.server.store;

import org.jspecify.annotations.NullMarked;
