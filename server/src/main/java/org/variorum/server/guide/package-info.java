/** Rules pages: prose, worked examples and generated diagrams. */
@NullMarked
package org.variorum.server.guide;

import org.jspecify.annotations.NullMarked;
