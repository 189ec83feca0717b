/** The API's data for tables: seats, events, and the messages of the socket. */
@NullMarked
package org.variorum.server.api.table;

import org.jspecify.annotations.NullMarked;
