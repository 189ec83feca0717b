/** What goes over the wire of tables: the seats, what happens there, and the messages of the socket. */
@NullMarked
package org.variorum.server.api.table;

import org.jspecify.annotations.NullMarked;
