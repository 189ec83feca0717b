/** What one address can do to others: honest players measured while one address attacks. */
@NullMarked
package org.variorum.bench.attack;

import org.jspecify.annotations.NullMarked;
