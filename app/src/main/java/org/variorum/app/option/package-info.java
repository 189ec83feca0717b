/** Options that several commands have, and what is said where they cannot be met. */
@NullMarked
package org.variorum.app.option;

import org.jspecify.annotations.NullMarked;
