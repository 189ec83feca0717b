/** What people write, and how English joins the words that they chose. */
@NullMarked
package org.variorum.rules.text;

import org.jspecify.annotations.NullMarked;
