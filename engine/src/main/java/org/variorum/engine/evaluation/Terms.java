package org.variorum.engine.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.variorum.rules.game.Game;
import org.variorum.rules.position.SlotTerm;

/**
 * What is counted to evaluate positions of one game: terms in named blocks. A block's terms are alternatives to each other (a piece
 * stands on one square), or steps of one measure. Where there is a kind's letter after the point, each kind has such a block.
 *
 * <table>
 * <caption>Blocks; a side's are counted as many, the other's as few</caption>
 * <tr><td>{@code value.}</td><td>pieces of that kind on the board</td></tr>
 * <tr><td>{@code squares.}</td><td>by the square on which one stands, as its side sees it</td></tr>
 * <tr><td>{@code held.}</td><td>pieces in hand</td></tr>
 * <tr><td>{@code mobility.}</td><td>by the number of squares that one attacks, without those of friends and those that cheaper
 *     enemies attack. Borrowed movement, range and bans by nature show here: 0 is a piece that can do nothing</td></tr>
 * <tr><td>{@code guards.}</td><td>friends that one guards, and lends its movement where that is how pieces move</td></tr>
 * <tr><td>{@code pair.}</td><td>having two or more</td></tr>
 * <tr><td>{@code menaced.}</td><td>attacked by a cheaper enemy</td></tr>
 * <tr><td>{@code hanging.}</td><td>attacked and not guarded, its own side to move; where pieces act, guarded or not</td></tr>
 * <tr><td>{@code prey.}</td><td>the same, with the enemy to move: what can be captured or recruited next</td></tr>
 * <tr><td>as a slot calls it</td><td>pieces of the kind that it limits now</td></tr>
 * <tr><td>{@code siege}</td><td>by the weight of attacks near the enemy's royal piece, from two attackers on</td></tr>
 * <tr><td>{@code shelter}</td><td>by the friends around one's royal piece</td></tr>
 * <tr><td>{@code escapes}</td><td>by the squares around it that are neither attacked nor occupied by friends</td></tr>
 * <tr><td>{@code breach}</td><td>by the squares around it that the enemy attacks and only it guards</td></tr>
 * <tr><td>{@code passed}, {@code halted}</td><td>pawns that no enemy pawn can stop, by ranks to go; with a piece right ahead</td></tr>
 * <tr><td>{@code escort}, {@code chase}</td><td>by the distance of one's own and of the enemy's royal piece from the square ahead of
 *     such a pawn</td></tr>
 * <tr><td>{@code isolated}, {@code doubled}, {@code backed}</td><td>pawns without friends on the files beside;
 *     behind others; with one beside or behind and beside</td></tr>
 * <tr><td>{@code corral}</td><td>by the distance of an enemy's royal piece from the centre, if that enemy has one officer at most and
 *     one's own side more</td></tr>
 * <tr><td>{@code hunt}</td><td>likewise, by the distance between both royal pieces</td></tr>
 * <tr><td>as a slot calls it</td><td>by what a side has still to do to win</td></tr>
 * <tr><td>{@code tempo}</td><td>being to move</td></tr>
 * </table>
 */
public final class Terms {

  /** So many steps has mobility. */
  static final int MOBILITIES = 12;
  static final int SIEGES = 28;
  static final int AROUND = 10;
  static final int RANKS_TO_GO = 6;
  static final int DISTANCES = 8;
  static final int FROM_CENTRE = 12;
  static final int APART = 12;
  private static final int[] STEPS = steps();

  /** Terms that belong together, from {@code offset} on. */
  public record Block(String name, int offset, int size) {}

  private final List<Block> blocks = new ArrayList<>();
  private int size;
  final int squareCount;
  /** By kind; -1 where a kind has no such block, here and below. */
  final int[] value;
  final int[] squares;
  final int[] held;
  final int[] mobility;
  final int[] guards;
  final int[] pair;
  final int[] menaced;
  final int[] hanging;
  final int[] prey;
  /** By slot that counts, and by kind or by number: the first term of each. */
  final int[][] slots;
  final int siege;
  final int shelter;
  final int escapes;
  final int breach;
  final int passed;
  final int halted;
  final int escort;
  final int chase;
  final int isolated;
  final int doubled;
  final int backed;
  final int corral;
  final int hunt;
  final int tempo;

  Terms(Cast cast, int squareCount) {
    this.squareCount = squareCount;
    boolean[] all = new boolean[cast.kinds()];
    Arrays.fill(all, true);
    boolean[] mortal = all.clone();
    for (int kind = 0; kind < mortal.length; kind++) {
      mortal[kind] = !cast.royal()[kind];
    }
    value = blocks("value", 1, mortal, cast);
    squares = blocks("squares", squareCount, all, cast);
    held = blocks("held", 1, cast.held(), cast);
    mobility = blocks("mobility", MOBILITIES, all, cast);
    guards = blocks("guards", 1, all, cast);
    pair = blocks("pair", 1, mortal, cast);
    menaced = blocks("menaced", 1, mortal, cast);
    hanging = blocks("hanging", 1, mortal, cast);
    prey = blocks("prey", 1, mortal, cast);
    slots = new int[cast.terms().size()][];
    limited(cast);
    siege = block("siege", SIEGES);
    shelter = block("shelter", AROUND);
    escapes = block("escapes", AROUND);
    breach = block("breach", AROUND);
    boolean pawns = cast.has(cast.pawn());
    passed = pawns ? block("passed", RANKS_TO_GO) : -1;
    halted = pawns ? block("halted", RANKS_TO_GO) : -1;
    escort = pawns ? block("escort", DISTANCES) : -1;
    chase = pawns ? block("chase", DISTANCES) : -1;
    isolated = pawns ? block("isolated", 1) : -1;
    doubled = pawns ? block("doubled", 1) : -1;
    backed = pawns ? block("backed", 1) : -1;
    boolean royal = cast.has(cast.royal());
    corral = royal ? block("corral", FROM_CENTRE) : -1;
    hunt = royal ? block("hunt", APART) : -1;
    countdowns(cast);
    tempo = block("tempo", 1);
  }

  /** The terms of a game. */
  public static Terms of(Game game) {
    return new Terms(Cast.of(game), game.board().size());
  }

  private void limited(Cast cast) {
    for (int slot = 0; slot < slots.length; slot++) {
      if (cast.terms().get(slot) instanceof SlotTerm.Limited limited) {
        boolean[] kinds = new boolean[cast.kinds()];
        limited.letters().forEach(letter -> kinds[cast.letters().indexOf(letter)] = true);
        slots[slot] = blocks(limited.name(), 1, kinds, cast);
      }
    }
  }

  private void countdowns(Cast cast) {
    for (int slot = 0; slot < slots.length; slot++) {
      if (cast.terms().get(slot) instanceof SlotTerm.Countdown countdown) {
        int first = block(countdown.name(), countdown.most() + 1);
        slots[slot] = IntStream.rangeClosed(first, first + countdown.most()).toArray();
      }
    }
  }

  private int[] blocks(String name, int terms, boolean[] kinds, Cast cast) {
    int[] offsets = new int[kinds.length];
    for (int kind = 0; kind < kinds.length; kind++) {
      offsets[kind] = kinds[kind] ? block(name + "." + cast.letters().get(kind), terms) : -1;
    }
    return offsets;
  }

  private int block(String name, int terms) {
    blocks.add(new Block(name, size, terms));
    size += terms;
    return blocks.getLast().offset();
  }

  /** How many terms there are. */
  public int size() {
    return size;
  }

  /** All blocks, by their offsets. */
  public List<Block> blocks() {
    return List.copyOf(blocks);
  }

  /** Single squares count while they are few. */
  static int mobilityStep(int reached) {
    return STEPS[Math.min(reached, STEPS.length - 1)];
  }

  /** About how many squares a step stands for. */
  static double reached(int step) {
    double sum = 0;
    int count = 0;
    for (int reached = 0; reached < STEPS.length; reached++) {
      sum += STEPS[reached] == step ? reached : 0;
      count += STEPS[reached] == step ? 1 : 0;
    }
    return sum / count;
  }

  private static int[] steps() {
    int[] first = {0, 1, 2, 3, 4, 5, 6, 7, 9, 11, 14, 18};
    int[] steps = new int[24];
    for (int reached = 0; reached < steps.length; reached++) {
      for (int step = 0; step < MOBILITIES; step++) {
        steps[reached] = reached >= first[step] ? step : steps[reached];
      }
    }
    return steps;
  }
}
