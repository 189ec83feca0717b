/** Reports on the laws that were checked for a definition. */
@NullMarked
package org.variorum.app.laws;

import org.jspecify.annotations.NullMarked;
