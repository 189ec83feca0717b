/** What is played by every definition: moves, safety, ends. It asks mechanisms by hooks and names none. */
@NullMarked
package org.variorum.testkit.naive.play;

import org.jspecify.annotations.NullMarked;
