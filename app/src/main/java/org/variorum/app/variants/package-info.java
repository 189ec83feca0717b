/** The commands that read and write files of another program's variants. */
@NullMarked
package org.variorum.app.variants;

import org.jspecify.annotations.NullMarked;
