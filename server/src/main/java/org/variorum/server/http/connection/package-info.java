/** What is done to connections before anybody reads a request from them. */
@NullMarked
package org.variorum.server.http.connection;

import org.jspecify.annotations.NullMarked;
