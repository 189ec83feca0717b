/** What the results of games say about the strength of their players. */
@NullMarked
package org.variorum.lab.statistics;

import org.jspecify.annotations.NullMarked;
