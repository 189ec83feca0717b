package org.variorum.browser.language;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.languageserver.TextEdit;

/**
 * The changes that give a piece another letter.
 *
 * @param refused why nothing is changed, in a sentence; null if the edits are made
 */
public record Renamed(List<TextEdit> edits, @Nullable String refused) {}
