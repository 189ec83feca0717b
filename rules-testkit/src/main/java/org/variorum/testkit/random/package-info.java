/** Random definitions, composed from the words of the language. */
@NullMarked
package org.variorum.testkit.random;

import org.jspecify.annotations.NullMarked;
