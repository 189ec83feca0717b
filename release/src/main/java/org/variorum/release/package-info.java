/** Makes the files of a release: the archive with its own runtime, its parts list, and what lies beside it. */
@NullMarked
package org.variorum.release;

import org.jspecify.annotations.NullMarked;
