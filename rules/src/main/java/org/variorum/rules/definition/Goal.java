package org.variorum.rules.definition;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Side;

/** A way in which a game ends, as a definition says it. All but these are records of the packages that know what they mean. */
public interface Goal {

  /** What an end means for the side that it is judged for. */
  enum Verdict {
    WIN, LOSS, DRAW
  }

  /** What an end means for each side. */
  record Verdicts(Verdict white, Verdict black) {

    /** The same for both. */
    public static Verdicts both(Verdict verdict) {
      return new Verdicts(verdict, verdict);
    }

    /** For a side. */
    public Verdict of(Side side) {
      return side == Side.WHITE ? white : black;
    }

    /** Whether it is so for any side. */
    public boolean contains(Verdict verdict) {
      return white == verdict || black == verdict;
    }

    boolean isDecisive() {
      return white != Verdict.DRAW || black != Verdict.DRAW;
    }
  }

  /** When a goal is judged. Where the other side has a reply, the game is a draw if the goal then holds of both. */
  enum Moment {
    /** As soon as it holds. */
    NOW,
    /** When the side that wins by it is to move again: the other side has had a move. */
    AFTER_REPLY,
    /** So for White, but at once where no move of Black can change it; Black wins at once, because White has moved as often. */
    AFTER_BLACKS_REPLY,
    /** When the side to move is not in check and has no legal move. */
    WITHOUT_MOVE
  }

  /**
   * When a goal is judged, and for which side.
   *
   * @param only the one side for which it is judged; empty: each
   */
  record Judging(Moment moment, Optional<Side> only) {

    /** As soon as it holds of any side. */
    public static final Judging AT_ONCE = new Judging(Moment.NOW, Optional.empty());

    /** The sides that it is tested for. */
    public Set<Side> sides() {
      return only.map(Set::of).orElse(Set.of(Side.values()));
    }

    /** Whether it is tested for a side. */
    public boolean asks(Side side) {
      return only.isEmpty() || only.get() == side;
    }
  }

  /**
   * How sides may lose pieces in a game.
   *
   * @param byAttack whether any piece captures, or acts on others; where none does, nothing is ever attacked
   * @param ofPieces whether a side may lose pieces at all
   * @param ofRoyals whether it may lose royal ones
   */
  record Losses(boolean byAttack, boolean ofPieces, boolean ofRoyals) {}

  /** Whether a side can win by it. */
  boolean isDecisive(Losses losses);

  /** Whether a side wins by it by giving check, and in no other way. */
  default boolean needsCheck() {
    return false;
  }

  /** Numbers of a side that positions remember ({@link NamedNumber}), by their names, each with how many are enough to win by it. */
  default Map<String, Integer> winsWith() {
    return Map.of();
  }

  /** The side to move is in check and has no legal move; the verdict is for that side. */
  record Checkmate(Verdicts verdicts) implements Goal {

    /** The same for both sides. */
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

    /** The same for both sides. */
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
