package org.variorum.server.api.publication;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.publication.DefinitionView.Visibility;

/**
 * A definition to publish, or a new version of one.
 *
 * @param name the name, which is the second part of the id
 * @param text the definition
 * @param page the rules page in Markdown; missing for none
 * @param visibility the people who may find it
 * @param copiedFrom the id of the definition that it was copied from; counts only for the first version
 * @param tags words to find it by
 */
public record DefinitionQuery(String name, String text, @Nullable String page, Visibility visibility,
    @Nullable String copiedFrom, @Nullable List<String> tags) {}
