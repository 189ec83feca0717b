package org.variorum.engine.ordering;

import java.util.Arrays;
import org.variorum.engine.evaluation.Evaluator;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.Fates;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Prices;

/**
 * What a move wins when both sides then capture on the square where it ends, the cheapest pieces first (static exchange
 * evaluation, after F. Reinfeld). It is asked for a bound, and ends as soon as that is decided. Pieces that are put elsewhere
 * instead of being removed count a part of their worth. Where the actor stays and its piece-to can be undone, nothing is won,
 * and it counts as a loss, as it goes on for ever. One thread's.
 */
public final class Exchange {

  /** What it is worth to put a piece elsewhere, as a part of its value. */
  private static final int DISPLACED_PART = 8;

  private final Evaluator evaluator;
  private final int[] costs;
  private final Prices prices;
  private final Fates fates;
  /** By side that captures and by code of the captured piece. */
  private final int[][] gains;
  /** Whether captures on a square are answered there. */
  private final boolean answered;

  public Exchange(Game game, Evaluator evaluator) {
    this.evaluator = evaluator;
    fates = game.fates();
    answered = game.guarantees().contains(Guarantee.RECAPTURE);
    costs = new int[game.definition().pieces().size()];
    Arrays.setAll(costs, kind -> evaluator.value(PieceCode.code(kind, PieceCode.WHITE)));
    prices = new Prices(costs);
    gains = new int[2][PieceCode.code(costs.length, PieceCode.WHITE)];
    for (int by = 0; by < gains.length; by++) {
      for (int piece = PieceCode.code(0, PieceCode.WHITE); piece < gains[by].length; piece++) {
        gains[by][piece] = gain(piece, fates.of(piece, by), by);
      }
    }
  }

  /** How much better a side stands when it has captured or acted on a piece. */
  private int gain(int piece, int fate, int by) {
    if (fate == Fates.NONE) {
      return 0;
    }
    return fate == piece ? -worth(piece, by) / DISPLACED_PART : worth(fate, by) - worth(piece, by);
  }

  /** What a piece on the board is worth to a side. */
  private int worth(int piece, int side) {
    int value = evaluator.value(piece);
    return PieceCode.side(piece) == side ? value : -value;
  }

  /** Whether what a move captures is only put elsewhere. */
  boolean displaces(MutablePosition position, long move) {
    if (!MoveCode.captures(move)) {
      return false;
    }
    int piece = position.pieceAt(Moves.target(position, move));
    return piece != PieceCode.EMPTY && fates.of(piece, position.turn()) == piece;
  }

  /** What it is worth to the mover to capture what it captures; negative for a piece of its own that is put elsewhere. */
  int prize(MutablePosition position, long move) {
    return MoveCode.captures(move) ? gains[position.turn()][position.pieceAt(Moves.target(position, move))]
        : 0;
  }

  /** Whether a move wins at least so much. */
  public boolean wins(MutablePosition position, long move, int least) {
    int prize = prize(position, move);
    if (prize < least) {
      return false;
    }
    if (!answered) {
      return least < 0 || !isUndone(position, move);
    }
    if (MoveCode.kind(move) == MoveCode.PASS) {
      return true;
    }
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int becomes = MoveCode.becomes(move);
    int mover = becomes >= 0 ? costs[becomes] : evaluator.value(position.pieceAt(from));
    if (prize - mover >= least) {
      return true;
    }
    return holds(position, from, to, Moves.target(position, move), mover - prize + least);
  }

  /** Whether the other side could act on the same piece, and have everything as it was. */
  private boolean isUndone(MutablePosition position, long move) {
    return MoveCode.captures(move) && MoveCode.from(move) == MoveCode.to(move)
        && fates.of(position.pieceAt(MoveCode.otherFrom(move)), position.turn()) != PieceCode.EMPTY
        && position.cheapestAttacker(MoveCode.otherFrom(move), position.turn() ^ 1, prices) >= 0;
  }

  /**
   * Whether the mover still wins enough when pieces are captured in turn, each side free to stop.
   *
   * @param debt by how much the mover would fall short if its piece were captured and nothing came after; above 0
   */
  private boolean holds(MutablePosition position, int from, int to, int target, int debt) {
    if (from != to) {
      position.lift(from);
    }
    if (target != to) {
      position.lift(target);
    }
    int side = position.turn();
    boolean mine = true;
    int exposed = debt;
    while (true) {
      side ^= 1;
      int attacker = position.cheapestAttacker(to, side, prices);
      if (attacker < 0) {
        break;
      }
      mine = !mine;
      // A royal piece that captures is worth more than anything on the board, so that to recapture is always enough.
      exposed = evaluator.value(position.pieceAt(attacker)) - exposed;
      if (exposed < (mine ? 1 : 0)) {
        break;
      }
      position.lift(attacker);
    }
    position.putBack();
    return mine;
  }
}
