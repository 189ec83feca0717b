/** Guests: people without an account, known by a signed cookie. */
@NullMarked
package org.variorum.server.guest;

import org.jspecify.annotations.NullMarked;
