package org.variorum.rules.rule.explosion;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.platform.BitSet;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.program.Destinations;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.ThreatFilter;
import org.variorum.rules.state.Royals;
import org.variorum.rules.state.State;

/** A capture removes the capturer and those around it. */
public final class ExplosionRule implements Rule, Gate.OfThreats {

  private static final Cause EXPLODED = new Cause("exploded", false);

  private final Explosion explosion;
  /** Kinds that die only when they are captured or capture. */
  private final long spared;
  /** Kinds that do not die when they capture either. */
  private final long immune;
  private final boolean severalRoyals;
  private final Royals royals;
  /** By side and square: the squares that a blast there reaches. */
  private final int[][][] reached;
  /** The same as sets, the centre among them. */
  private final long[][][] near;

  public ExplosionRule(Explosion explosion, Context context) {
    this.explosion = explosion;
    immune = context.kinds().set(explosion.immune());
    spared = context.kinds().set(explosion.spared()) | immune;
    severalRoyals = context.definition().royalty().hasSeveral();
    royals = context.royals();
    near = Destinations.of(explosion.reaches(), context.board(), Explosion.class);
    reached = Arrays.stream(near).map(side -> Arrays.stream(side)
        .map(squares -> BitSet.valueOf(squares).stream().toArray()).toArray(int[][]::new))
        .toArray(int[][][]::new);
    for (long[][] side : near) {
      for (int square = 0; square < side.length; square++) {
        side[square][square >>> 6] |= 1L << square;
      }
    }
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("explosion", "explosions", "explosions"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return explosion.everyMove()
        ? Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE, Guarantee.QUIET_ENDS_NOTHING)
        : Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE);
  }

  /** A capture that would remove the capturer's own royal piece, too, nobody makes. */
  @Override
  public Optional<ThreatFilter> threatFilter() {
    if (explosion.enemiesOnly() || explosion.capturerStays()) {
      return Optional.empty();
    }
    // Of a square where an own royal piece stands it is asked what were if it did not.
    if (severalRoyals) {
      return Optional.of((state, square, by) -> !royals.wouldBeLost(state, by, royal -> royal == square)
          && royals.wouldBeLost(state, by,
              royal -> royal == square || isNear(by, square, royal) && !stands(state, royal)));
    }
    return Optional.of((state, square, by) -> state.royal[by] != State.NO_SQUARE && state.royal[by] != square
        && isNear(by, square, state.royal[by]) && !stands(state, state.royal[by]));
  }

  /** Where the capturer stays, that depends on who captures: a royal piece goes to where its own blast does not reach it. */
  @Override
  public List<Gate> gates() {
    return explosion.capturerStays() && !explosion.enemiesOnly() ? List.of(this) : List.of();
  }

  /** Whether the capturer's side would lose a royal piece by a capture after which the capturer stands where it captured. */
  @Override
  public boolean stops(State state, int from, int to) {
    int side = PieceCode.side(state.board[from]);
    if (severalRoyals) {
      return !royals.wouldBeLost(state, side, royal -> royal == to)
          && royals.wouldBeLost(state, side, royal -> royal == to || isHit(state, side, from, to, royal));
    }
    int royal = state.royal[side];
    return royal != State.NO_SQUARE && royal != to && isHit(state, side, from, to, royal);
  }

  @Override
  public Illegal why(State state, int from, int cell) {
    return new Illegal(Refusal.Reason.FORBIDDEN_RESULT, "the own royal piece would be in the blast",
        List.of(cell));
  }

  private boolean isHit(State state, int side, int from, int to, int royal) {
    return royal != from && isNear(side, to, royal) && !stands(state, royal);
  }

  private boolean isNear(int side, int centre, int square) {
    return (near[side][centre][square >>> 6] >>> square & 1) != 0;
  }

  /** Whether the piece on a square stands a blast near by. */
  private boolean stands(State state, int square) {
    return PieceCode.holds(spared, state.board[square]);
  }

  @Override
  public boolean removesCapturer(String letter) {
    return explosion.removesCapturer(letter);
  }

  @Override
  public Optional<Consequence> consequence() {
    return Optional.of(this::explode);
  }

  private void explode(State state, Editor editor, long move, int mover) {
    boolean byItsWay = switch (MoveCode.kind(move)) {
      case MoveCode.PLAIN, MoveCode.EN_PASSANT, MoveCode.IN_PASSING -> true;
      default -> false;
    };
    boolean captured = MoveCode.captures(move);
    if (!byItsWay || !captured && !explosion.everyMove()) {
      return;
    }
    int side = PieceCode.side(mover);
    int centre = MoveCode.to(move);
    if (captured && !explosion.capturerStays() && !PieceCode.holds(immune, state.board[centre])) {
      editor.remove(centre, EXPLODED);
    }
    for (int square : reached[side][centre]) {
      int piece = state.board[square];
      if (piece != PieceCode.EMPTY && !PieceCode.holds(spared, piece)
          && !(explosion.enemiesOnly() && PieceCode.side(piece) == side)) {
        editor.remove(square, EXPLODED);
      }
    }
  }
}
