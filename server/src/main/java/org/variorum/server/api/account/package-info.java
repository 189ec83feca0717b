/** The API's records on names and sessions. */
@NullMarked
package org.variorum.server.api.account;

import org.jspecify.annotations.NullMarked;
