/** Definitions that people with a name publish. */
@NullMarked
package org.variorum.server.publication;

import org.jspecify.annotations.NullMarked;
