/** Statistics of playing strength from the results of games. */
@NullMarked
package org.variorum.lab.statistics;

import org.jspecify.annotations.NullMarked;
