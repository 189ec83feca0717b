/** Descriptions of players in text. */
@NullMarked
package org.variorum.lab.roster;

import org.jspecify.annotations.NullMarked;
