/** Rules pages: what a game's players read, with examples that a program can play. No Markdown is rendered here. */
@NullMarked
package org.variorum.rules.guide;

import org.jspecify.annotations.NullMarked;
