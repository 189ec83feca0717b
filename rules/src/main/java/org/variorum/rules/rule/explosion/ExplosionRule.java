package org.variorum.rules.rule.explosion;

import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Shelter;
import org.variorum.rules.state.Royals;
import org.variorum.rules.state.State;

/** A capture removes the capturer and those around it. */
public final class ExplosionRule implements Rule {

  private static final Cause EXPLODED = new Cause("exploded", false);

  private final Explosion explosion;
  /** Kinds that die only when they are captured or capture. */
  private final long spared;
  /** Kinds that do not die when they capture either. */
  private final long immune;
  private final boolean severalRoyals;
  private final Royals royals;
  /** The squares around each. */
  private final int[][] around;
  /** By two squares: whether they are the same or side by side. */
  private final boolean[][] near;

  public ExplosionRule(Explosion explosion, Context context) {
    this.explosion = explosion;
    immune = context.kinds().set(explosion.immune());
    spared = context.kinds().set(explosion.spared()) | immune;
    severalRoyals = context.definition().royalty().hasSeveral();
    royals = context.royals();
    Geometry board = context.board();
    around = new int[board.size()][];
    near = new boolean[board.size()][board.size()];
    for (int square = 0; square < around.length; square++) {
      around[square] = board.around(square, 1).stream().mapToInt(Integer::intValue).toArray();
      near[square][square] = true;
      for (int other : around[square]) {
        near[square][other] = true;
      }
    }
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("explosion", "explosions", "explosions"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualBut(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE);
  }

  /** A capture that would remove the capturer's own royal piece, too, nobody makes. */
  @Override
  public Optional<Shelter> shelter() {
    if (severalRoyals) {
      return Optional.of((state, square, by) -> !royals.areLost(state, by)
          && royals.wouldBeLost(state, by, royal -> near[square][royal] && !stands(state, royal)));
    }
    return Optional.of((state, square, by) -> state.royal[by] != State.NO_SQUARE
        && near[square][state.royal[by]] && !stands(state, state.royal[by]));
  }

  /** Whether the piece on a square stands a blast near by. */
  private boolean stands(State state, int square) {
    return PieceCode.holds(spared, state.board[square]);
  }

  @Override
  public boolean removesCapturer(String letter) {
    return !explosion.immune().contains(letter);
  }

  @Override
  public Optional<Consequence> consequence() {
    return Optional.of(this::explode);
  }

  private void explode(State state, Editor editor, long move, int mover) {
    boolean captured = switch (MoveCode.kind(move)) {
      case MoveCode.PLAIN, MoveCode.EN_PASSANT, MoveCode.IN_PASSING -> MoveCode.captures(move);
      default -> false;
    };
    if (!captured) {
      return;
    }
    int centre = MoveCode.to(move);
    if (!PieceCode.holds(immune, state.board[centre])) {
      editor.remove(centre, EXPLODED);
    }
    for (int square : around[centre]) {
      int piece = state.board[square];
      if (piece != PieceCode.EMPTY && !PieceCode.holds(spared, piece)) {
        editor.remove(square, EXPLODED);
      }
    }
  }
}
