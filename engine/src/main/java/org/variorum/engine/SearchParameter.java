package org.variorum.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A search parameter of a game: estimated from its definition, or tuned by matches (docs/tuning.md). */
public enum SearchParameter {
  /** For how many plies beyond the depth all captures are followed; then only those of what has just captured or been acted on. */
  CAPTURE_PLIES(1, 2, 3, 5, 8),
  /** For how many plies beyond the depth checks are answered with all moves. */
  CHECK_PLIES(0, 2, 4, 6, 10),
  /** The number of first answers to a check that are searched a ply deeper. */
  CHECK_EXTENSIONS(0, 1, 3, 10),
  /** Whether the turn may be given away: 1 or 0. */
  NULL_MOVES(0, 1),
  /** How wide the margins of pruning are, in hundredths of those for chess. */
  MARGINS(50, 70, 100, 140, 200, 300, 450),
  /** How much late moves are reduced, in hundredths. */
  REDUCTIONS(0, 40, 60, 80, 100, 120, 145),
  /** How many moves are tried before others are late enough to be left out, in hundredths. */
  LATE_MOVES(50, 70, 100, 150, 250, 500, 10_000),
  /** How much a move may lose by exchanges and not be left out, in hundredths. */
  EXCHANGES(50, 100, 200, 400, 10_000),
  /** How many centipawns less than an even game a draw that it makes is worth to the side that thinks. */
  CONTEMPT(0, 25, 100, 400, 1_500);

  /** No parameter is greater. */
  public static final int GREATEST = 10_000;

  private final int[] ladder;

  SearchParameter(int... ladder) {
    this.ladder = ladder;
  }

  /** Values worth to be tried, from the least to the greatest. */
  public List<Integer> ladder() {
    return Arrays.stream(ladder).boxed().toList();
  }

  /** What files and command lines call it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The parameter of a word. */
  public static Optional<SearchParameter> of(String word) {
    return Arrays.stream(values()).filter(parameter -> parameter.word().equals(word)).findFirst();
  }
}
