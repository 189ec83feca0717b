/** The JSON of answers and queries. The build writes the code for each record, which needs no reflection. */
@NullMarked
@JsonWriters(name = "AnswerWriter",
    value = {GameList.class, GameSummary.class, RulesPage.class, LineView.class, WhyView.class,
        InsightView.class,
        ArrangementView.class, PgnView.class, PgnText.class, ChoicesView.class, EngineLine.class,
        Choice.class, EnteredMove.class, FoundLines.class, ReviewedPly.class, FoundMove.class,
        Problem.class})
@JsonReaders(name = "QueryReader",
    value = {PositionQuery.class, WhyQuery.class, InsightQuery.class, PgnQuery.class, PgnView.class})
package org.variorum.view.json;

import org.jspecify.annotations.NullMarked;
import org.variorum.view.answer.ArrangementView;
import org.variorum.view.answer.Choice;
import org.variorum.view.answer.ChoicesView;
import org.variorum.view.answer.EngineLine;
import org.variorum.view.answer.EnteredMove;
import org.variorum.view.answer.FoundLines;
import org.variorum.view.answer.FoundMove;
import org.variorum.view.answer.GameList;
import org.variorum.view.answer.GameSummary;
import org.variorum.view.answer.InsightView;
import org.variorum.view.answer.LineView;
import org.variorum.view.answer.PgnText;
import org.variorum.view.answer.PgnView;
import org.variorum.view.answer.Problem;
import org.variorum.view.answer.ReviewedPly;
import org.variorum.view.answer.RulesPage;
import org.variorum.view.answer.WhyView;
import org.variorum.view.query.InsightQuery;
import org.variorum.view.query.PgnQuery;
import org.variorum.view.query.PositionQuery;
import org.variorum.view.query.WhyQuery;
