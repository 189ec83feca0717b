/** Movement in the naive interpreter: walks along paths, leg by leg, and the paths open to a piece. */
@NullMarked
package org.variorum.testkit.naive.walk;

import org.jspecify.annotations.NullMarked;
