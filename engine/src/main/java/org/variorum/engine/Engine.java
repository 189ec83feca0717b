package org.variorum.engine;

import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;

/**
 * An opponent for one game. It keeps what it has found out from one search to the next; there may be any number of
 * engines at the same time, but an engine does one search at a time.
 */
public final class Engine {

  /** The logarithm of the number of positions that an engine remembers unless told otherwise; some 20 MB. */
  private static final int TABLE_BITS = 20;

  private final Game game;
  private final Evaluation evaluation;
  private final TranspositionTable table;
  private final Noise noise;

  /** An engine that judges as well as it can. */
  public Engine(Game game) {
    this(game, Noise.NONE);
  }

  /** An engine set up as wanted. */
  public Engine(Game game, Settings settings) {
    this(game, Noise.NONE);
  }

  /** Forgets what it has found out, as before a new game. */
  public synchronized void forget() {
    table.clear();
  }

  /** An engine that misjudges. */
  public Engine(Game game, Noise noise) {
    this.game = game;
    this.noise = noise;
    evaluation = new Evaluation(game);
    table = new TranspositionTable(TABLE_BITS);
  }

  /**
   * Looks for the best move. A position whose game has ended, but by its length only, is searched like any other.
   *
   * @throws IllegalArgumentException if the position is of another game
   */
  public Result search(Position position, Limits limits, Listener listener) {
    return search(position, limits, 1, listener);
  }

  /**
   * Looks for the best moves: each line is the best of those that begin with none of the moves of the lines before it,
   * looked at to the same depth. A depth that a limit has ended early counts as far as it has got.
   *
   * @param lines how many lines to find
   * @throws IllegalArgumentException if the position is of another game, or no line is asked for
   */
  public synchronized Result search(Position position, Limits limits, int lines, Listener listener) {
    check(position);
    if (lines < 1) {
      throw new IllegalArgumentException("an engine was asked for " + lines + " lines");
    }
    table.nextSearch();
    return new Search(position, evaluation, table, noise, limits, lines, listener).run();
  }

  /**
   * Judges a position for the side to move without looking ahead: by its men, unless the game has ended. While men can
   * be taken, that says little.
   *
   * @throws IllegalArgumentException if the position is of another game
   */
  public Score evaluate(Position position) {
    check(position);
    int judged = evaluation.material(position.mutable()) + noise.about(position.hash());
    return Search.words(position.outcome().map(end -> Search.score(end, position))
        .orElse(Math.clamp(judged, 1 - AlphaBeta.WIN, AlphaBeta.WIN - 1)));
  }

  private void check(Position position) {
    if (position.game() != game) {
      throw new IllegalArgumentException("an engine for " + game + " was asked about " + position.game());
    }
  }
}
