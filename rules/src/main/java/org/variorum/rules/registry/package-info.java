/**
 * Registry of all rules: the only place that names them.
 *
 * <p>Words that contradict each other are refused when a definition is read. Rules that have no defined meaning
 * together are refused when a game is compiled, so the naive interpreter can still play them.
 */
@NullMarked
package org.variorum.rules.registry;

import org.jspecify.annotations.NullMarked;
