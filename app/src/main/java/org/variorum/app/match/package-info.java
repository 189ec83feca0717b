/** Reports on matches. */
@NullMarked
package org.variorum.app.match;

import org.jspecify.annotations.NullMarked;
