package org.variorum.rules.rule.dead;

import java.util.List;
import org.variorum.rules.platform.BitSet;
import org.variorum.rules.position.PieceCode;

/**
 * Whether the pieces of a side may bar the squares to which its royal piece could flee from a check, and cannot help it otherwise: none of
 * them can capture the piece that gives check, or come between.
 */
final class SelfBlocks {

  private final Movers movers;
  private final Material material;
  private final boolean single;
  /** The squares on which pieces of the side that gives check may stand, or over which they may go; there a piece may be pinned. */
  private final BitSet crossed = new BitSet();
  /** Whether several pieces may give check at once: then nobody is sure to help. */
  private final boolean mayDouble;

  SelfBlocks(Movers movers, Material material) {
    this.movers = movers;
    this.material = material;
    single = !material.several();
    if (!single) {
      material.own().forEach(this::cross);
    }
    mayDouble = !single && !material.others().isEmpty() && DoubleChecks.mayHappen(movers, material);
  }

  private void cross(Mover mover) {
    crossed.or(mover.reach());
    mover.reach().stream().forEach(
        square -> movers.lines(mover.code(), square).forEach(line -> crossed.or(line.passed())));
  }

  /** The squares of some on which a piece may stand that is not sure to help whatever stands elsewhere. */
  BitSet helpless(Check check, BitSet squares) {
    BitSet found = new BitSet();
    for (int square = squares.nextSetBit(0); square >= 0; square = squares.nextSetBit(square + 1)) {
      for (Mover mover : material.others()) {
        if (mover.reach().get(square) && !helps(check, mover, square)) {
          found.set(square);
          break;
        }
      }
    }
    return found;
  }

  /** Whether a piece is sure to help whatever stands elsewhere. */
  private boolean helps(Check check, Mover mover, int square) {
    for (CheckPath line : waysToHelp(mover, square)) {
      if (line.open() && check.isAnsweredBy(line)
          && line.passed().stream().allMatch(check::leavesEmpty)) {
        return true;
      }
    }
    return false;
  }

  /** Whether no piece is sure to help: several may give check at once, or the royal piece attacks where nothing stands between. */
  boolean areIdle(Check check, int king) {
    return mayDouble || movers.attacks(material.king().code(), king).get(check.square());
  }

  /** The ways of a piece, of which it is sure to have those that are open; none if it may be unable to move at all. */
  List<CheckPath> waysToHelp(Mover mover, int square) {
    return mayDouble || movers.promotes(PieceCode.kind(mover.code())) || isCrossed(square) ? List.of()
        : movers.lines(mover.code(), square);
  }

  List<Mover> others() {
    return material.others();
  }

  /** Whether a piece of the side that gives check may stand on a square besides the one that does. */
  boolean isCrossed(int square) {
    return !single && crossed.get(square);
  }
}
