/** What is done to connections before a request is read from them. */
@NullMarked
package org.variorum.server.http.connection;

import org.jspecify.annotations.NullMarked;
