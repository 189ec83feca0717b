/** The trial of a definition before it is published. */
@NullMarked
package org.variorum.server.trial;

import org.jspecify.annotations.NullMarked;
