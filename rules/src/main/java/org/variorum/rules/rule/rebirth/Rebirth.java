package org.variorum.rules.rule.rebirth;

import java.util.Set;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Mechanism;

/**
 * A captured piece comes back to its rebirth square, right after the move and before all else that follows from it, if nobody and no wall
 * stands there then; else it is captured like any other, and comes into a hand where there are hands. It comes back as it was captured, as
 * one that has never moved. Who is put elsewhere by the capture itself does not come back, nor who leaves the board otherwise.
 *
 * <p>Its rebirth square is one on which the start position has a piece of its kind and side. If the start position has none, it is one of
 * {@code others} on the file of the capture. Of several the squares on the file of the capture count for those {@code byFile}, and for
 * others those of the colour of the square of the capture, if there are any; of these the one the fewest files away from it, on a board that
 * goes round, too, as it is drawn; of two the one on the lower file; of two on one file the one nearer to the first rank of its side. Of
 * two pieces that one move captures the one that it passes comes back first.
 *
 * <p>Or it is the capturer that comes back so, as what it has become if it promotes; the square of the capture is the one where it ends its
 * move. Then a capture is illegal, and no threat, where its rebirth square is occupied after it, but by the capturer itself; a piece that has
 * no rebirth square stays. A capture by which the captured piece does not leave the board does not count.
 *
 * @param capturers whether it is the capturer that comes back
 * @param pieces the letters of those that come back
 * @param byFile the letters of those that come back on the file of the capture
 * @param mirrored whether it is the other side's piece of its kind that must stand there at the start
 * @param others where those come back of which the start position has none
 */
public record Rebirth(boolean capturers, Set<String> pieces, Set<String> byFile, boolean mirrored,
    Region others)
    implements Mechanism {

  public Rebirth {
    pieces = Set.copyOf(pieces);
    byFile = Set.copyOf(byFile);
  }

  @Override
  public boolean returnsUnmoved() {
    return !mirrored;
  }
}
