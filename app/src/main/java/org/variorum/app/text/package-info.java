/** Text layout and text search for the command line. */
@NullMarked
package org.variorum.app.text;

import org.jspecify.annotations.NullMarked;
