/** How long the engine takes: to find forced wins, and to stop. */
@org.jspecify.annotations.NullMarked
package org.variorum.bench.engine;
