/** Which side has more pieces, or points, on certain occasions. */
@NullMarked
package org.variorum.testkit.naive.mechanism.majority;

import org.jspecify.annotations.NullMarked;
