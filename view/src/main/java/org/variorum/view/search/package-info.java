/** What a page shows of a search: analyses, reviews and the moves of a computer player. */
@NullMarked
package org.variorum.view.search;

import org.jspecify.annotations.NullMarked;
