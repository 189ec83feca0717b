/** Which mechanisms play together: any two of them, laid over each other in the words of a small game. */
@NullMarked
package org.variorum.testkit.pairs;

import org.jspecify.annotations.NullMarked;
