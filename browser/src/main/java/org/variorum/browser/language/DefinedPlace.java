package org.variorum.browser.language;

import org.jspecify.annotations.Nullable;
import org.variorum.languageserver.Range;

/**
 * Where a name in a definition is defined.
 *
 * @param id the id of the other definition that defines it; null in this one
 */
public record DefinedPlace(@Nullable String id, Range range) {}
