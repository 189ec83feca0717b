/** The data of queries, their limits, and the refusal of a query. */
@NullMarked
package org.variorum.view.query;

import org.jspecify.annotations.NullMarked;
