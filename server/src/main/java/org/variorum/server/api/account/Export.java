package org.variorum.server.api.account;

import java.util.List;
import org.variorum.server.api.publication.DefinitionView;
import org.variorum.server.api.table.PgnPage;

/**
 * All data of a person with a name.
 *
 * @param definitions the published definitions, with the texts of their newest versions
 * @param games the latest games; {@code /api/mine/pgn} has the earlier ones
 */
public record Export(Profile profile, List<SessionView> sessions, List<DefinitionView> definitions,
    PgnPage games) {}
