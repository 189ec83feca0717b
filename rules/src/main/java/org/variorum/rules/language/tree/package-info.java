/** A definition file as a tree with places in the text, and the merging of these trees. */
@NullMarked
package org.variorum.rules.language.tree;

import org.jspecify.annotations.NullMarked;
