/** Compulsory moves. */
@NullMarked
package org.variorum.testkit.naive.mechanism.compulsory;

import org.jspecify.annotations.NullMarked;
