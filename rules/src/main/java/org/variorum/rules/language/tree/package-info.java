/** A definition file as a tree in which everything knows its place, and what lies over what. */
@NullMarked
package org.variorum.rules.language.tree;

import org.jspecify.annotations.NullMarked;
