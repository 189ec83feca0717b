package org.variorum.server.api.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.view.answer.Color;

/**
 * An open challenge, as one guest sees it. Without {@code games} and {@code family}, any game is on offer.
 *
 * @param by the name of the guest who opened it
 * @param yours whether this guest opened it
 * @param games the ids of the games on offer; empty if a family or any game is on offer
 * @param family the id of the family on offer; missing if there is none
 * @param options the options of the game, if one game is on offer
 * @param side the side of the guest who opened it; missing if it is chosen at random
 * @param time the time control; missing for play without clocks
 * @param created the time when it was opened, in ISO 8601
 */
public record ChallengeView(String id, String by, boolean yours, List<String> games,
    @Nullable String family, List<String> options, @Nullable Color side, @Nullable TimeControl time,
    String created) {}
