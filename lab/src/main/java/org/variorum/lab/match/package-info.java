/** Games between players, one and many. */
@NullMarked
package org.variorum.lab.match;

import org.jspecify.annotations.NullMarked;
