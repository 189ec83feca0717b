/** The data of answers to JavaScript beside that of {@link org.variorum.view.answer}. The build writes the code for its JSON. */
@NullMarked
@JsonWriters(name = "PackageWriter",
    value = {ListedGame.class, GameTitle.class, LegalMove.class, Ending.class, FoundResult.class,
        MarkedProblem.class, RefusedQuery.class, FirstSteps.class, DefinedPlace.class, Diagnostic.class,
        Completion.class, Hover.class, OutlineItem.class},
    others = AnswerWriter.class)
package org.variorum.browser.answer;

import org.jspecify.annotations.NullMarked;
import org.variorum.languageserver.Completion;
import org.variorum.languageserver.Diagnostic;
import org.variorum.languageserver.Hover;
import org.variorum.languageserver.OutlineItem;
import org.variorum.view.json.AnswerWriter;
import org.variorum.view.json.JsonWriters;
