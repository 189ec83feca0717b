/** The answers to the queries of pages, as JSON. */
@NullMarked
package org.variorum.view;

import org.jspecify.annotations.NullMarked;
