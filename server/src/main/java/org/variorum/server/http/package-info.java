/** HTTP and WebSocket: routes, guests, limits, security headers. */
@NullMarked
package org.variorum.server.http;

import org.jspecify.annotations.NullMarked;
