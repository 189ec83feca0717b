/** The stored data: events of tables, and the definitions of their games. */
@NullMarked
package org.variorum.server.store;

import org.jspecify.annotations.NullMarked;
