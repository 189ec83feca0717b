/** Measures honest players while one address attacks the server. */
@NullMarked
package org.variorum.bench.attack;

import org.jspecify.annotations.NullMarked;
