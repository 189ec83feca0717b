/** Rules pages: prose, worked examples and generated diagrams. */
@NullMarked
package org.variorum.view.guide;

import org.jspecify.annotations.NullMarked;
