package org.variorum.engine.ordering;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.engine.evaluation.Evaluator;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
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
  private final boolean[] displaced;
  private final @Nullable ActionGains actions;
  /** Whether the other side then captures where the move has ended: the capturer is still there, and it is not its turn again. */
  private final boolean recaptures;
  private final boolean displacing;

  public Exchange(Game game, Evaluator evaluator) {
    Definition definition = game.definition();
    this.evaluator = evaluator;
    List<PieceKind> pieces = definition.pieces();
    costs = new int[pieces.size()];
    displaced = new boolean[pieces.size()];
    for (int kind = 0; kind < costs.length; kind++) {
      String letter = pieces.get(kind).letter();
      costs[kind] = evaluator.value(PieceCode.code(kind, PieceCode.WHITE));
      displaced[kind] = definition.mechanism(Mechanism.Displacement.class)
          .filter(displacement -> displacement.pieces().contains(letter)).isPresent();
    }
    prices = new Prices(costs);
    actions = definition.mechanism(Mechanism.Acting.class)
        .map(acting -> new ActionGains(definition, acting, evaluator)).orElse(null);
    displacing = definition.mechanism(Mechanism.Displacement.class).isPresent();
    recaptures = game.alternates() && definition.mechanism(Mechanism.Explosion.class).isEmpty();
  }

  /** Whether what a move captures is only put elsewhere. */
  boolean displaces(MutablePosition position, long move) {
    if (!displacing || !position.captures(move)) {
      return false;
    }
    int piece = position.pieceAt(Moves.target(position, move));
    return piece != PieceCode.EMPTY && displaced[PieceCode.kind(piece)];
  }

  /** What the captured piece is worth to the mover; negative for a piece of its own. */
  int prize(MutablePosition position, long move) {
    if (!position.captures(move)) {
      return 0;
    }
    int piece = position.pieceAt(Moves.target(position, move));
    if (piece == PieceCode.EMPTY) {
      return 0;
    }
    boolean enemy = PieceCode.side(piece) != position.turn();
    if (actions != null) {
      return actions.of(piece, enemy);
    }
    int value = evaluator.value(piece);
    if (!enemy) {
      return -value / DISPLACED_PART;
    }
    return displaced[PieceCode.kind(piece)] ? value / DISPLACED_PART : value;
  }

  /** Whether a move wins at least so much. */
  public boolean wins(MutablePosition position, long move, int least) {
    int prize = prize(position, move);
    if (prize < least) {
      return false;
    }
    if (actions != null) {
      return least < 0 || !isUndone(position, move);
    }
    if (!recaptures || position.isPass(move)) {
      return true;
    }
    int from = position.from(move);
    int to = position.to(move);
    int becomes = position.becomes(move);
    int mover = becomes >= 0 ? costs[becomes] : evaluator.value(position.pieceAt(from));
    if (prize - mover >= least) {
      return true;
    }
    return holds(position, from, to, Moves.target(position, move), mover - prize + least);
  }

  /** Whether the other side could act on the same piece, and have everything as it was. */
  private boolean isUndone(MutablePosition position, long move) {
    return position.captures(move) && position.from(move) == position.to(move)
        && position.cheapestAttacker(position.other(move), position.turn() ^ 1, prices) >= 0;
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
