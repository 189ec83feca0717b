/** Options that several commands share, and their errors. */
@NullMarked
package org.variorum.app.option;

import org.jspecify.annotations.NullMarked;
