/** Learning from self-play: training positions, fitted weights, networks and search parameters. */
@NullMarked
package org.variorum.lab.learning;

import org.jspecify.annotations.NullMarked;
