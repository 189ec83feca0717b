/** Limits that apply to a connection before a request is read from it. */
@NullMarked
package org.variorum.server.http.connection;

import org.jspecify.annotations.NullMarked;
