/** The API's records on published definitions. */
@NullMarked
package org.variorum.server.api.publication;

import org.jspecify.annotations.NullMarked;
