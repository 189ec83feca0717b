/** Texts for people: sentences, and excerpts of a client's text. */
@NullMarked
package org.variorum.view.text;

import org.jspecify.annotations.NullMarked;
