/** Players as people write them. */
@NullMarked
package org.variorum.lab.roster;

import org.jspecify.annotations.NullMarked;
