/** What the results of games say about the strength of those who played them. */
@NullMarked
package org.variorum.lab.statistics;

import org.jspecify.annotations.NullMarked;
