package org.variorum.browser.language;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A definition as an entry of {@code variants.ini}.
 *
 * @param ini the text of the entry; null if the definition cannot be read
 * @param lost the rules that no option expresses, in words of the definition
 * @param problems why the definition cannot be read, a sentence with its place each
 */
public record WrittenEntry(@Nullable String ini, List<String> lost, List<String> problems) {}
