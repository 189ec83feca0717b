/** The stored definitions that people have published. */
@NullMarked
package org.variorum.server.store.publication;

import org.jspecify.annotations.NullMarked;
