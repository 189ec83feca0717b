/** What is said about tuning. */
@NullMarked
package org.variorum.app.tune;

import org.jspecify.annotations.NullMarked;
