/** Converts positions and moves of the rules to the records of the API. */
@NullMarked
package org.variorum.server.view;

import org.jspecify.annotations.NullMarked;
