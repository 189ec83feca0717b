/** Rules pages for players, with examples that a program can play. This package does not render Markdown. */
@NullMarked
package org.variorum.rules.guide;

import org.jspecify.annotations.NullMarked;
