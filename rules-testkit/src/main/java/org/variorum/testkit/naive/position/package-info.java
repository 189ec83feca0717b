/** Rules and positions of the naive interpreter, and their FENs. Positions are copied for every move. */
@NullMarked
package org.variorum.testkit.naive.position;

import org.jspecify.annotations.NullMarked;
