/** Files that commands write. */
@NullMarked
package org.variorum.app.file;

import org.jspecify.annotations.NullMarked;
