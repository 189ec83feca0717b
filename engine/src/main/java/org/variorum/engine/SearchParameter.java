package org.variorum.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A search parameter of a game: estimated from its definition, or tuned by matches (docs/tuning.md). */
public enum SearchParameter {
  /** Quiescence plies that search all captures. Later plies only capture pieces that the last move moved or changed. */
  CAPTURE_PLIES(1, 2, 3, 5, 8),
  /** Quiescence plies that search all answers to a check. */
  CHECK_PLIES(0, 2, 4, 6, 10),
  /** The number of answers to a check that are searched a ply deeper. */
  CHECK_EXTENSIONS(0, 1, 3, 10),
  /** Whether null moves are searched: 1 or 0. */
  NULL_MOVES(0, 1),
  /** The width of pruning margins, in hundredths of the width for chess. */
  MARGINS(50, 70, 100, 140, 200, 300, 450),
  /** The reduction of late moves, in hundredths of the usual reduction. */
  REDUCTIONS(0, 40, 60, 80, 100, 120, 145),
  /** The number of moves searched before late quiet moves are pruned, in hundredths of the usual number. */
  LATE_MOVES(50, 70, 100, 150, 250, 500, 10_000),
  /** The material that a move may lose by exchanges before it is pruned, in hundredths of the usual amount. */
  EXCHANGES(50, 100, 200, 400, 10_000),
  /** Contempt in centipawns: a draw by the engine's own move scores this much less than an equal position. */
  CONTEMPT(0, 25, 100, 400, 1_500);

  /** The greatest value that a parameter can have; the least is 0. */
  public static final int MAX_VALUE = 10_000;

  private final int[] ladder;

  SearchParameter(int... ladder) {
    this.ladder = ladder;
  }

  /** The values that a search for better parameters tries, in ascending order. */
  public List<Integer> ladder() {
    return Arrays.stream(ladder).boxed().toList();
  }

  /** The name of the parameter in files and on command lines. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The parameter with a {@link #word}; empty if there is none. */
  public static Optional<SearchParameter> of(String word) {
    return Arrays.stream(values()).filter(parameter -> parameter.word().equals(word)).findFirst();
  }
}
