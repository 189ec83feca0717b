/** The engine: alpha-beta, deeper and deeper, and what it leaves out, reduces and extends. */
@NullMarked
package org.variorum.engine.search;

import org.jspecify.annotations.NullMarked;
