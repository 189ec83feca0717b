/** Files of the build that the server sends. */
@NullMarked
package org.variorum.server.http.files;

import org.jspecify.annotations.NullMarked;
