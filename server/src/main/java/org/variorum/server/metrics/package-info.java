/** The measurements of a server, for the operator. */
@NullMarked
package org.variorum.server.metrics;

import org.jspecify.annotations.NullMarked;
