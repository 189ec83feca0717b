/** The data of answers to JavaScript beside that of {@link org.variorum.view.answer}. The build writes the code for its JSON. */
@NullMarked
@JsonWriters(name = "PackageWriter",
    value = {ListedGame.class, GameTitle.class, LegalMove.class, Ending.class, FoundResult.class,
        MarkedProblem.class, RefusedQuery.class, FirstSteps.class},
    others = AnswerWriter.class)
package org.variorum.browser.answer;

import org.jspecify.annotations.NullMarked;
import org.variorum.view.json.AnswerWriter;
import org.variorum.view.json.JsonWriters;
