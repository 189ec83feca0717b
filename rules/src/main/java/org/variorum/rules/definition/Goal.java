package org.variorum.rules.definition;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Side;

/** A rule that ends a game, as data in a definition. The packages of the rules contain further goals. */
public interface Goal {

  /** The result of an end for one side. */
  enum Verdict {
    WIN, LOSS, DRAW
  }

  /** The results of an end for both sides. */
  record Verdicts(Verdict white, Verdict black) {

    /** The same verdict for both sides. */
    public static Verdicts both(Verdict verdict) {
      return new Verdicts(verdict, verdict);
    }

    /** The verdict for a side. */
    public Verdict of(Side side) {
      return side == Side.WHITE ? white : black;
    }

    /** Whether at least one side has a verdict. */
    public boolean contains(Verdict verdict) {
      return white == verdict || black == verdict;
    }

    boolean isDecisive() {
      return white != Verdict.DRAW || black != Verdict.DRAW;
    }
  }

  /** The time at which a goal is judged. With a reply, the game is a draw if the goal then holds for both sides. */
  enum Moment {
    /** As soon as the goal holds. */
    NOW,
    /** When the winning side is to move again, after one move of the other side. */
    AFTER_REPLY,
    /** For White after Black's reply, or at once if no reply of Black can change the result; for Black at once. */
    AFTER_BLACKS_REPLY,
    /** When the side to move is not in check and has no legal move. */
    WITHOUT_MOVE
  }

  /**
   * The time at which a goal is judged, and the sides for which it is judged.
   *
   * @param only the one side for which the goal is judged; empty for both sides
   */
  record Judging(Moment moment, Optional<Side> only) {

    /** For both sides, as soon as the goal holds. */
    public static final Judging AT_ONCE = new Judging(Moment.NOW, Optional.empty());

    /** The sides for which the goal is judged. */
    public Set<Side> sides() {
      return only.map(Set::of).orElse(Set.of(Side.values()));
    }

    /** Whether the goal is judged for a side. */
    public boolean asks(Side side) {
      return only.isEmpty() || only.get() == side;
    }
  }

  /**
   * The ways in which sides may lose pieces in a game.
   *
   * @param byAttack whether any piece captures or acts on others; if none does, no piece is ever attacked
   * @param ofPieces whether a side may lose pieces at all
   * @param ofRoyals whether a side may lose royal pieces
   */
  record Losses(boolean byAttack, boolean ofPieces, boolean ofRoyals) {}

  /** Whether a side can win by this goal. */
  boolean isDecisive(Losses losses);

  /** Whether a side wins by this goal only when it gives check. */
  default boolean needsCheck() {
    return false;
  }

  /** By name of a {@link NamedNumber}: the least value with which a side wins by this goal. */
  default Map<String, Integer> winsWith() {
    return Map.of();
  }

  /** The side to move is in check and has no legal move; the verdict is for that side. */
  record Checkmate(Verdicts verdicts) implements Goal {

    /** The same verdict for both sides. */
    public Checkmate(Verdict verdict) {
      this(Verdicts.both(verdict));
    }

    @Override
    public boolean isDecisive(Losses losses) {
      return losses.byAttack() && verdicts.isDecisive();
    }
  }

  /** The side to move has no legal move and is not in check; the verdict is for that side. */
  record Stalemate(Verdicts verdicts) implements Goal {

    /** The same verdict for both sides. */
    public Stalemate(Verdict verdict) {
      this(Verdicts.both(verdict));
    }

    @Override
    public boolean isDecisive(Losses losses) {
      return verdicts.isDecisive();
    }
  }

  /** A side loses when its royal piece is captured. */
  record RoyalCaptured() implements Goal {
    @Override
    public boolean isDecisive(Losses losses) {
      return losses.ofRoyals();
    }
  }
}
