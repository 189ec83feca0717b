package org.variorum.languageserver;

import java.util.Optional;

/**
 * A place in this text or in another definition.
 *
 * @param id the id of the other definition; empty for this text
 */
public record Location(Optional<String> id, Range range) {}
