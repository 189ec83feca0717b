/** The API's data for tables: seats, events, open challenges, and the messages of the socket. */
@NullMarked
@JsonWriters(name = "MessageWriter",
    value = {ServerMessage.class, TableSummary.class, ChallengeView.class, Withdrawal.class, Created.class,
        Guest.class, PgnPage.class,
        PgnText.class,
        Problem.class},
    others = AnswerWriter.class)
package org.variorum.server.api.table;

import org.jspecify.annotations.NullMarked;
import org.variorum.view.answer.PgnText;
import org.variorum.view.answer.Problem;
import org.variorum.view.json.AnswerWriter;
import org.variorum.view.json.JsonWriters;
