package org.variorum.rules.definition;

import java.util.Set;
import org.variorum.rules.board.Region;

/** A way in which a game ends. */
public sealed interface Goal {

  /** What an end means for the side that it is judged for. */
  enum Verdict {
    WIN, LOSS, DRAW
  }

  /** The side to move is in check and has no legal move; {@code verdict} is for that side. */
  record Checkmate(Verdict verdict) implements Goal {}

  /** The side to move has no legal move and is not in check; {@code verdict} is for that side. */
  record Stalemate(Verdict verdict) implements Goal {}

  /** A side whose royal piece is captured has lost. */
  record RoyalCaptured() implements Goal {}

  /** A side that moves one of these pieces into the region has won. */
  record Reach(Set<String> pieces, Region region) implements Goal {}

  /** {@code verdict} is for a side that has nothing left but its royal piece. */
  record BareRoyal(Verdict verdict) implements Goal {}

  /** {@code verdict} is for a side that has none of these pieces left; no letters: no pieces at all. */
  record Extinction(Set<String> pieces, Verdict verdict) implements Goal {}

  /** A side that has given {@code count} checks has won; the FEN holds the checks that remain, {@code 3+3}. */
  record Checks(int count) implements Goal {}
}
