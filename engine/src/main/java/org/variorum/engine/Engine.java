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
  public synchronized Result search(Position position, Limits limits, Listener listener) {
    if (position.game() != game) {
      throw new IllegalArgumentException("an engine for " + game + " was asked about " + position.game());
    }
    table.nextSearch();
    return new Search(position, evaluation, table, noise, limits, listener).run();
  }
}
