/** Measures how fast the engine finds forced wins, and how fast it stops. */
@org.jspecify.annotations.NullMarked
package org.variorum.bench.engine;
