/** The stored names and sessions. */
@NullMarked
package org.variorum.server.store.account;

import org.jspecify.annotations.NullMarked;
