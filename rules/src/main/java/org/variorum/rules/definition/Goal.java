package org.variorum.rules.definition;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Side;

/** A rule that ends a game, as data in a definition. Packages of single rules, such as {@code rule.reach}, add more. */
public interface Goal {

  /** The result for one side if a rule ends the game. */
  enum Verdict {
    WIN, LOSS, DRAW
  }

  /** The result of each side if a rule applies to that side: {@code white} if White is mated, for example. */
  record Verdicts(Verdict white, Verdict black) {

    /** Returns verdicts with the same result for either side to which the rule applies. */
    public static Verdicts both(Verdict verdict) {
      return new Verdicts(verdict, verdict);
    }

    /** The result of a side if the rule applies to that side. */
    public Verdict of(Side side) {
      return side == Side.WHITE ? white : black;
    }

    /** Whether the verdict of at least one side is {@code verdict}. */
    public boolean contains(Verdict verdict) {
      return white == verdict || black == verdict;
    }

    boolean isDecisive() {
      return white != Verdict.DRAW || black != Verdict.DRAW;
    }
  }

  /** The time at which a goal is judged. If the goal holds for both sides after a reply, the game is a draw. */
  enum Moment {
    /** As soon as the goal holds. */
    NOW,
    /** When the winning side is to move again, after one move of the other side. */
    AFTER_REPLY,
    /** For Black as {@link #NOW}. For White after Black's reply, or as {@link #NOW} if no reply changes the result. */
    AFTER_BLACKS_REPLY,
    /** When the side to move is not in check and has no legal move. */
    WITHOUT_MOVE
  }

  /**
   * The time at which a goal is judged, and the sides for which it is judged.
   *
   * @param onlySide the side for which the goal is judged; empty for both sides
   */
  record Timing(Moment moment, Optional<Side> onlySide) {

    /** For both sides, as soon as the goal holds. */
    public static final Timing AT_ONCE = new Timing(Moment.NOW, Optional.empty());

    /** The sides for which the goal is judged. */
    public Set<Side> sides() {
      return onlySide.map(Set::of).orElse(Set.of(Side.values()));
    }

    /** Whether the goal is judged for a side. */
    public boolean appliesTo(Side side) {
      return onlySide.isEmpty() || onlySide.get() == side;
    }
  }

  /**
   * The ways in which sides may lose pieces in a game.
   *
   * @param mayCapture whether some piece of the game can capture a piece or act on it
   * @param mayLosePieces whether a side may lose any pieces
   * @param mayLoseRoyals whether a side may lose royal pieces
   */
  record Losses(boolean mayCapture, boolean mayLosePieces, boolean mayLoseRoyals) {}

  /** Whether a side can win by this goal. */
  boolean isDecisive(Losses losses);

  /** Whether a side wins by this goal only when it gives check. */
  default boolean needsCheck() {
    return false;
  }

  /** The least value of each {@link NamedNumber} with which a side wins by this goal, by the number's name. */
  default Map<String, Integer> winningValues() {
    return Map.of();
  }

  /** The side to move is in check and has no legal move. The verdict is the result of the side to move. */
  record Checkmate(Verdicts verdicts) implements Goal {

    /** Checkmate with the same verdict for White and for Black as the side to move. */
    public Checkmate(Verdict verdict) {
      this(Verdicts.both(verdict));
    }

    @Override
    public boolean isDecisive(Losses losses) {
      return losses.mayCapture() && verdicts.isDecisive();
    }
  }

  /** The side to move has no legal move and is not in check. The verdict is the result of the side to move. */
  record Stalemate(Verdicts verdicts) implements Goal {

    /** Stalemate with the same verdict for White and for Black as the side to move. */
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
      return losses.mayLoseRoyals();
    }
  }
}
