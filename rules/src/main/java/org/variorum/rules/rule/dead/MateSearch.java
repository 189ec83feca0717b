package org.variorum.rules.rule.dead;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.platform.BitSet;

/**
 * Looks for an arrangement of pieces in which a side mates. It never misses one: pieces attack through others, any number of the other
 * side's pieces may bar the way of their own royal piece, and only replies that are legal for sure are taken for replies. So where it finds
 * none, there is no mate by any series of moves. That it finds one does not say that it can be reached.
 *
 * <p>A single piece attacks from where it stands. Several together are taken to attack every square that one of them can ever attack.
 */
final class MateSearch {

  private final Movers movers;
  private final Material material;
  private final int king;
  private final int enemyKing;
  /** The squares that the pieces but the royal one can attack together; null where there is one at most. */
  private final @Nullable BitSet together;
  private final SelfBlocks blocks;

  MateSearch(Movers movers, Material material) {
    this.movers = movers;
    this.material = material;
    king = material.king().code();
    enemyKing = material.enemyKing().code();
    together = material.several() ? together(movers, material) : null;
    blocks = new SelfBlocks(movers, material);
  }

  private static BitSet together(Movers movers, Material material) {
    BitSet attacked = new BitSet();
    for (Mover mover : material.own()) {
      mover.reach().stream().forEach(square -> attacked.or(movers.attacks(mover.code(), square)));
    }
    return attacked;
  }

  /** Whether the royal piece of the side may give check itself, without being attacked by the other one. */
  boolean kingMayCheck() {
    return material.king().reach().stream().anyMatch(from -> movers.lines(king, from).stream()
        .anyMatch(line -> line.captures() && material.enemyKing().reach().get(line.target())
            && !isMutual(from, line)));
  }

  /** Whether the other royal piece attacks this one wherever it is attacked. */
  private boolean isMutual(int from, CheckPath attack) {
    return attack.open() && movers.lines(enemyKing, attack.target()).stream()
        .anyMatch(
            line -> line.target() == from && line.open() && line.captures(king) && line.isWithin(attack));
  }

  /** Whether the other side may be mated. */
  boolean findsMate() {
    return material.enemyKing().reach().stream().anyMatch(square -> {
      BitSet steps = steps(square);
      int[] kings = kings(square);
      return material.own().stream().anyMatch(mover -> mover.reach().stream()
          .anyMatch(from -> from != square && mates(square, steps, kings, mover, from)));
    });
  }

  private boolean mates(int square, BitSet steps, int[] kings, Mover mover, int from) {
    if (!movers.attacks(mover.code(), from).get(square)) {
      return false;
    }
    List<CheckPath> all = movers.lines(mover.code(), from).stream()
        .filter(line -> line.target() == square && line.captures()).toList();
    for (CheckPath line : all) {
      Check check = Check.of(square, mover, from, line, all);
      BitSet helpless = blocks.helpless(check, steps);
      for (int at : kings) {
        if (at != from && !check.leavesEmpty(at) && mates(check, at, steps, helpless)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean mates(Check check, int at, BitSet steps, BitSet helpless) {
    BitSet near = movers.attacks(king, at);
    BitSet far = together == null ? movers.attacks(check.mover().code(), check.from()) : together;
    BitSet blocked = new BitSet();
    for (int to = steps.nextSetBit(0); to >= 0; to = steps.nextSetBit(to + 1)) {
      boolean free = to == check.from() || check.leavesEmpty(to);
      boolean guarded = near.get(to) || far.get(to) && (together != null || to != check.from());
      if (!guarded && to != at) {
        if (free || !helpless.get(to)) {
          return false;
        }
        blocked.set(to);
      }
    }
    return blocked.isEmpty() || blocks.areIdle(check, at) || new Blockade(blocks, check, at).holds(blocked);
  }

  /** Whether the other side, which has only its royal piece, may be left without a move. */
  boolean findsStalemate() {
    return material.enemyKing().reach().stream().anyMatch(square -> {
      BitSet steps = steps(square);
      return IntStream.of(kings(square)).anyMatch(at -> stalemates(steps, at));
    });
  }

  private boolean stalemates(BitSet steps, int at) {
    BitSet left = steps.copy();
    left.andNot(movers.attacks(king, at));
    left.clear(at);
    if (together != null) {
      left.andNot(together);
    }
    return left.isEmpty()
        || together == null && material.own().stream().anyMatch(mover -> mover.reach().stream()
            .anyMatch(from -> isWithin(left, movers.attacks(mover.code(), from))));
  }

  private static boolean isWithin(BitSet squares, BitSet others) {
    BitSet rest = squares.copy();
    rest.andNot(others);
    return rest.isEmpty();
  }

  /** The squares to which the other royal piece goes from one, unless they are attacked or a piece of its own side stands there. */
  private BitSet steps(int square) {
    BitSet found = new BitSet();
    movers.lines(enemyKing, square).stream().filter(line -> line.isStep() && line.moves()
        && material.own().stream().allMatch(mover -> line.captures(mover.code())))
        .forEach(line -> found.set(line.target()));
    return found;
  }

  /** The squares on which the royal piece of the side may stand where the other one stands on a square. */
  private int[] kings(int square) {
    BitSet found = material.king().reach().copy();
    found.clear(square);
    movers.lines(enemyKing, square).stream().filter(line -> line.isStep() && line.captures(king))
        .forEach(line -> found.clear(line.target()));
    return found.stream().toArray();
  }
}
