/** Reports on tuning. */
@NullMarked
package org.variorum.app.tune;

import org.jspecify.annotations.NullMarked;
