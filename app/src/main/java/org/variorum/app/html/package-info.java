/** A game as one HTML file. */
@NullMarked
package org.variorum.app.html;

import org.jspecify.annotations.NullMarked;
