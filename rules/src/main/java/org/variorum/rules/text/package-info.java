/** What people write, as far as it is more than letters. */
@NullMarked
package org.variorum.rules.text;

import org.jspecify.annotations.NullMarked;
