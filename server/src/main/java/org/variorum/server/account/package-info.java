/** People with a name: registration, log-in, sessions. */
@NullMarked
package org.variorum.server.account;

import org.jspecify.annotations.NullMarked;
