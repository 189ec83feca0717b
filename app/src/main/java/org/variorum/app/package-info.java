/** The command line. */
@NullMarked
package org.variorum.app;

import org.jspecify.annotations.NullMarked;
