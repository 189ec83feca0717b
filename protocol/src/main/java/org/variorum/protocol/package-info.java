/** What the protocols share: lines, the games to choose from, the engine's options, and the search that runs. */
@NullMarked
package org.variorum.protocol;

import org.jspecify.annotations.NullMarked;
