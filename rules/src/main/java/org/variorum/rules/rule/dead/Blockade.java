package org.variorum.rules.rule.dead;

import java.util.HashMap;
import java.util.Map;
import org.variorum.rules.platform.BitSet;

/**
 * Pieces round their own royal piece while it is in check. A piece that could help it if a square were empty is a reason to look for
 * another that stands there.
 */
final class Blockade {

  /** Of more arrangements than this it is taken for granted that one holds. */
  private static final int MOST = 2_000;

  private final SelfBlocks rules;
  private final Check check;
  private final int king;
  private final Map<Integer, Mover> placed = new HashMap<>();
  /** Where pieces of the side that gives check stand besides. */
  private final BitSet walls = new BitSet();
  private int tried;

  /** @param king where the royal piece of the side that gives check stands */
  Blockade(SelfBlocks rules, Check check, int king) {
    this.rules = rules;
    this.check = check;
    this.king = king;
  }

  /** Whether pieces may stand on these squares, and perhaps others, so that none can help. */
  boolean holds(BitSet squares) {
    if (++tried > MOST) {
      return true;
    }
    int next = squares.nextSetBit(0);
    if (next >= 0) {
      BitSet rest = squares.copy();
      rest.clear(next);
      return put(next, rest);
    }
    BitSet doubtful = new BitSet();
    return !helps(doubtful) && (doubtful.isEmpty() || doubtful.stream().anyMatch(this::bar));
  }

  private boolean put(int square, BitSet rest) {
    for (Mover mover : rules.others()) {
      if (mover.reach().get(square)) {
        placed.put(square, mover);
        boolean holds = !helps(new BitSet()) && holds(rest);
        placed.remove(square);
        if (holds) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether it holds with some piece on a square that is not known to be empty. */
  private boolean bar(int square) {
    if (put(square, new BitSet())) {
      return true;
    }
    if (!rules.isCrossed(square)) {
      return false;
    }
    walls.set(square);
    boolean holds = holds(new BitSet());
    walls.clear(square);
    return holds;
  }

  /**
   * Whether one of the pieces can help.
   *
   * @param doubtful becomes the squares by which a way to help is open if they are empty, where no other is
   */
  private boolean helps(BitSet doubtful) {
    for (Map.Entry<Integer, Mover> piece : placed.entrySet()) {
      for (CheckPath line : rules.waysToHelp(piece.getValue(), piece.getKey())) {
        if (line.open() && check.isAnsweredBy(line) && !isBarred(line)) {
          BitSet unknown = new BitSet();
          line.passed().stream().filter(square -> !check.leavesEmpty(square)).forEach(unknown::set);
          if (unknown.isEmpty()) {
            return true;
          }
          if (doubtful.isEmpty()) {
            doubtful.or(unknown);
          }
        }
      }
    }
    return false;
  }

  private boolean isBarred(CheckPath line) {
    return line.passed().stream().anyMatch(square -> square == check.square() || square == king
        || square == check.from() || walls.get(square) || placed.containsKey(square));
  }
}
