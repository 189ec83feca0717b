/** Entry of royal pieces into the far zone. */
@NullMarked
package org.variorum.testkit.naive.mechanism.impasse;

import org.jspecify.annotations.NullMarked;
