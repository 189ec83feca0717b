/** Benchmarks that assert their counts. */
@NullMarked
package org.variorum.bench;

import org.jspecify.annotations.NullMarked;
