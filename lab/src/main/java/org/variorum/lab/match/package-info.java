/** Games and matches between players. */
@NullMarked
package org.variorum.lab.match;

import org.jspecify.annotations.NullMarked;
