package org.variorum.engine.evaluation;

import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.SlotTerm;

/**
 * Evaluates positions: piece-square values, updated incrementally with each move; then mobility and attacks. Not
 * thread-safe: it belongs to one mutable position, and follows its moves.
 */
public final class Evaluator {

  /** Beyond this from the window, what pieces attack hardly ever changes anything. */
  private static final int LAZY = 350;

  private final Terms terms;
  private final PieceKinds pieceKinds;
  private final int[] values;
  private final PieceSquares placement;
  private final AttackMaps attackMaps;
  private final Pawns pawns;
  private final MopUp mopUp;
  private final EvaluationSum tally;
  private final int @Nullable [] counts;
  private final int tempo;
  private final int words;
  private final int fewOfficers;
  /** By slot that counts: whether it is a number of each side; else it limits a kind. */
  private final boolean[] countdowns;

  /** @param plies how long a line can be */
  public Evaluator(Game game, Weights weights, int plies) {
    this(game, weights, plies, null);
  }

  private Evaluator(Game game, Weights weights, int plies, int @Nullable [] counts) {
    this.counts = counts;
    terms = weights.terms();
    pieceKinds = PieceKinds.of(game);
    countdowns = new boolean[pieceKinds.terms().size()];
    for (int slot = 0; slot < countdowns.length; slot++) {
      countdowns[slot] = pieceKinds.terms().get(slot) instanceof SlotTerm.Countdown;
    }
    values = weights.values();
    placement = new PieceSquares(game, weights, plies);
    attackMaps = new AttackMaps(game, weights, pieceKinds);
    pawns = new Pawns(game, terms, pieceKinds);
    tally = new EvaluationSum(weights, counts);
    fewOfficers = fewOfficers(game.start().mutable(), weights.phases());
    mopUp = new MopUp(game.board(), terms, fewOfficers);
    tempo = (weights.middle()[terms.tempo] + weights.end()[terms.tempo]) / 2;
    MutablePosition start = game.start().mutable();
    words = start.words();
  }

  /** An evaluator for {@link #trace}. */
  public static Evaluator tracing(Game game, Weights weights) {
    return new Evaluator(game, weights, 0, new int[weights.terms().size()]);
  }

  /**
   * What is counted to evaluate a position.
   *
   * @throws IllegalStateException if it was not made by {@link #tracing}
   */
  public Trace trace(MutablePosition position) {
    if (counts == null) {
      throw new IllegalStateException("this evaluator does not count");
    }
    placement.reset(position);
    tally.begin(0, 0);
    placement.count(position, tally);
    look(position, 0);
    int[] counted = IntStream.range(0, counts.length).filter(term -> counts[term] != 0).toArray();
    return new Trace(counted, IntStream.of(counted).map(term -> counts[term]).toArray(), placement.phase(0));
  }

  /** A little more than what one officer is worth on average. */
  private int fewOfficers(MutablePosition start, int[] phases) {
    int count = 0;
    for (int kind = 0; kind < phases.length; kind++) {
      for (int word = 0; phases[kind] > 0 && word < start.words(); word++) {
        count += Long.bitCount(start.squaresOf(PieceCode.code(kind, PieceCode.WHITE), word));
      }
    }
    return count == 0 ? 0 : placement.officers(0, 0) * 6 / (5 * count);
  }

  /** Begins a line at a position. */
  public void reset(MutablePosition position) {
    placement.reset(position);
  }

  /** A move has been made in the position at a ply. */
  public void made(MutablePosition position, int ply) {
    placement.made(position, ply);
  }

  /** The turn has been given away in the position at a ply. */
  public void passed(int ply) {
    placement.passed(ply);
  }

  /** How a position is evaluated for the side to move: exactly, if the score may lie in the window; else about. */
  public int evaluate(MutablePosition position, int ply, int alpha, int beta) {
    int turn = position.turn();
    int placed = placement.tapered(placement.middle(ply), placement.end(ply), ply);
    int about = (turn == 0 ? placed : -placed) + tempo;
    if (about + LAZY <= alpha || about - LAZY >= beta) {
      return about;
    }
    tally.begin(placement.middle(ply), placement.end(ply));
    look(position, ply);
    int score = placement.tapered(tally.middle(), tally.end(), ply);
    return turn == 0 ? score : -score;
  }

  /** Counts what is not kept up to date. */
  private void look(MutablePosition position, int ply) {
    tally.add(terms.tempo, position.turn() == 0 ? 1 : -1);
    attackMaps.look(position, tally);
    pawns.look(position, attackMaps, tally);
    mopUp.look(placement, ply, attackMaps, tally);
    for (int slot = 0; slot < countdowns.length; slot++) {
      if (countdowns[slot]) {
        tally.add(terms.slots[slot][position.count(slot, 0)], 1);
        tally.add(terms.slots[slot][position.count(slot, 1)], -1);
      } else {
        limited(position, slot);
      }
    }
  }

  /** Counts the pieces of the side to move that a slot limits. */
  private void limited(MutablePosition position, int slot) {
    int turn = position.turn();
    int kind = position.count(slot, turn) - 1;
    if (kind >= 0) {
      int pieces = 0;
      for (int word = 0; word < words; word++) {
        pieces += Long.bitCount(position.squaresOf(PieceCode.code(kind, turn), word));
      }
      tally.add(terms.slots[slot][kind], turn == 0 ? pieces : -pieces);
    }
  }

  /** What a piece of that code is worth to its captor. */
  public int value(int code) {
    int kind = PieceCode.kind(code);
    return code < 2 ? 0 : pieceKinds.royal()[kind] ? PieceSquares.ROYAL : values[kind];
  }

  /** With no more officers than this, a side has perhaps one. */
  public int fewOfficers() {
    return fewOfficers;
  }

  /** What a side has besides royal pieces and pawns. */
  public int officers(int ply, int side) {
    return placement.officers(ply, side);
  }
}
