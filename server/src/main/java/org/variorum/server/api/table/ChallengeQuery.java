package org.variorum.server.api.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.view.answer.Color;

/**
 * A request to open a challenge: an offer of a game that any other guest can accept.
 *
 * @param games the ids of the games on offer; missing if a family or any game is on offer
 * @param family the id of a family, any game of which is on offer; not together with {@code games}
 * @param options the options of the game; only if one game is on offer
 * @param side the side of the guest who sends the request; chosen at random if missing
 * @param time the time control; missing for play without clocks
 */
public record ChallengeQuery(@Nullable List<String> games, @Nullable String family,
    @Nullable List<String> options, @Nullable Color side, @Nullable TimeControl time) {}
