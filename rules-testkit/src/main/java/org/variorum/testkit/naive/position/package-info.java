/** What the naive interpreter plays on: a definition's rules, positions that are copied for every move, and their FEN. */
@NullMarked
package org.variorum.testkit.naive.position;

import org.jspecify.annotations.NullMarked;
