package org.variorum.server.api.publication;

import org.jspecify.annotations.Nullable;
import org.variorum.server.api.publication.DefinitionView.Visibility;

/**
 * A change of a definition of the person who asks.
 *
 * @param visibility the people who may find it from now on; missing to withdraw it with all its versions
 */
public record VisibilityChange(String name, @Nullable Visibility visibility) {}
