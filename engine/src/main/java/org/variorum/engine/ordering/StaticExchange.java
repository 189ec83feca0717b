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
 * Static exchange evaluation (after F. Reinfeld): the material that a move wins when both sides then capture on its
 * destination square, the cheapest attackers first. The result is compared with a bound, and the computation stops as
 * soon as the comparison is decided. A captured piece that is moved elsewhere, not removed, gains a fraction of its
 * value. If a piece acts without moving and the opponent can undo its action, the move counts as a loss: both sides
 * could repeat it for ever. Not thread-safe.
 */
public final class StaticExchange {

  /** The value of a captured piece is divided by this number if it is only moved elsewhere. */
  private static final int DISPLACED_PART = 8;

  private final Evaluator evaluator;
  private final int[] costs;
  private final Prices prices;
  private final Fates fates;
  /** The gain by capturing side and by code of the captured piece. */
  private final int[][] gains;
  /** Whether the game guarantees recaptures; in other games, exchanges are not added up. */
  private final boolean addsExchanges;

  public StaticExchange(Game game, Evaluator evaluator) {
    this.evaluator = evaluator;
    fates = game.fates();
    addsExchanges = game.guarantees().contains(Guarantee.RECAPTURE);
    costs = new int[game.definition().pieces().size()];
    Arrays.setAll(costs, kind -> evaluator.value(PieceCode.code(kind, PieceCode.WHITE)));
    prices = new Prices(costs);
    gains = new int[2][PieceCode.code(costs.length, PieceCode.WHITE)];
    for (int captor = 0; captor < gains.length; captor++) {
      for (int piece = PieceCode.code(0, PieceCode.WHITE); piece < gains[captor].length; piece++) {
        gains[captor][piece] = gain(piece, fates.of(piece, captor), captor);
      }
    }
  }

  /** The gain of side {@code captor} by turning code {@code piece} into code {@code fate}: {@code EMPTY} if removed. */
  private int gain(int piece, int fate, int captor) {
    if (fate == Fates.NONE) {
      return 0;
    }
    return fate == piece ? -worth(piece, captor) / DISPLACED_PART
        : worth(fate, captor) - worth(piece, captor);
  }

  /** The value of a piece on the board for a side: negative if it belongs to the opponent. */
  private int worth(int piece, int side) {
    int value = evaluator.value(piece);
    return PieceCode.side(piece) == side ? value : -value;
  }

  /** Whether a move captures a piece that is not removed but only moved elsewhere. */
  boolean displaces(MutablePosition position, long move) {
    if (!MoveCode.captures(move)) {
      return false;
    }
    int piece = position.pieceAt(MoveClassifier.target(position, move));
    return piece != PieceCode.EMPTY && fates.of(piece, position.turn()) == piece;
  }

  /** The material gained by the capture before any recapture: 0 without a capture, negative for an own piece. */
  int captureGain(MutablePosition position, long move) {
    return MoveCode.captures(move)
        ? gains[position.turn()][position.pieceAt(MoveClassifier.target(position, move))]
        : 0;
  }

  /** Whether a move wins at least {@code bound} centipawns. */
  public boolean wins(MutablePosition position, long move, int bound) {
    int gain = captureGain(position, move);
    if (gain < bound) {
      return false;
    }
    if (!addsExchanges) {
      return bound < 0 || !mayBeUndone(position, move);
    }
    if (MoveCode.kind(move) == MoveCode.PASS) {
      return true;
    }
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int becomes = MoveCode.becomes(move);
    int mover = becomes >= 0 ? costs[becomes] : evaluator.value(position.pieceAt(from));
    // Even if the moved piece is then lost for nothing, the bound is reached.
    if (gain - mover >= bound) {
      return true;
    }
    return winsExchange(position, from, to, MoveClassifier.target(position, move), mover - gain + bound);
  }

  /** Whether the mover stays on its square and the opponent can act on the target, so that the position recurs. */
  private boolean mayBeUndone(MutablePosition position, long move) {
    return MoveCode.captures(move) && MoveCode.from(move) == MoveCode.to(move)
        && fates.of(position.pieceAt(MoveCode.otherFrom(move)), position.turn()) != PieceCode.EMPTY
        && position.cheapestAttacker(MoveCode.otherFrom(move), position.turn() ^ 1, prices) >= 0;
  }

  /**
   * Whether the move still reaches the bound after the exchange on its destination square. Either side may stop at any
   * time.
   *
   * @param debt how far the result is below the bound, in centipawns, if the moved piece is captured and nothing is
   *     recaptured; above 0
   */
  private boolean winsExchange(MutablePosition position, int from, int to, int target, int debt) {
    if (from != to) {
      position.lift(from);
    }
    if (target != to) {
      position.lift(target);
    }
    int side = position.turn();
    boolean moverProfits = true;
    // After each capture: how far the other side would be above its aim if it could recapture for nothing.
    int balance = debt;
    while (true) {
      side ^= 1;
      int attacker = position.cheapestAttacker(to, side, prices);
      if (attacker < 0) {
        break;
      }
      moverProfits = !moverProfits;
      // A royal piece outvalues everything on the board. So if it captures, a recapture always decides.
      balance = evaluator.value(position.pieceAt(attacker)) - balance;
      if (balance < (moverProfits ? 1 : 0)) {
        break;
      }
      position.lift(attacker);
    }
    position.putBack();
    return moverProfits;
  }
}
