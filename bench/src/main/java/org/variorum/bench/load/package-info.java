/** Many games at once against a real server on this machine. */
@NullMarked
package org.variorum.bench.load;

import org.jspecify.annotations.NullMarked;
