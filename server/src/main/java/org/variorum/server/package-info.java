/** The server: games over HTTP and WebSocket. */
@NullMarked
package org.variorum.server;

import org.jspecify.annotations.NullMarked;
