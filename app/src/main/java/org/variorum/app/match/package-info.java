/** What is shown of matches. */
@NullMarked
package org.variorum.app.match;

import org.jspecify.annotations.NullMarked;
