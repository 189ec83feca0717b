/** The API's records on names and sessions, and the writer of these and of the records on published definitions. */
@NullMarked
@JsonWriters(name = "AccountWriter",
    value = {Export.class, SessionView.class, Profile.class, DefinitionView.class, Gallery.class,
        ReportQuery.class},
    others = AnswerWriter.class)
package org.variorum.server.api.account;

import org.jspecify.annotations.NullMarked;
import org.variorum.server.api.publication.DefinitionView;
import org.variorum.server.api.publication.Gallery;
import org.variorum.server.api.publication.ReportQuery;
import org.variorum.view.json.AnswerWriter;
import org.variorum.view.json.JsonWriters;
