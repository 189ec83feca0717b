package org.variorum.engine.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.variorum.rules.game.Game;
import org.variorum.rules.position.SlotTerm;

/**
 * The evaluation terms of a game, in named blocks. The terms of a block are either alternatives, such as the
 * squares a piece can stand on, or steps of one measure, such as mobility. If the name of a block ends with a
 * dot, each kind of piece has such a block. The letter of the kind follows the dot.
 *
 * <table>
 * <caption>Blocks. The count of a term is its count for White minus its count for Black. A square is "safe" if no
 *     cheaper enemy piece attacks it.</caption>
 * <tr><td>{@code value.}</td><td>pieces of the kind on the board</td></tr>
 * <tr><td>{@code squares.}</td><td>piece-square table, from the side's point of view</td></tr>
 * <tr><td>{@code held.}</td><td>pieces in hand</td></tr>
 * <tr><td>{@code mobility.}</td><td>number of safe squares that a piece attacks and that hold no friend, in
 *     steps. Attacks include borrowed movement and respect limited range, but ignore bans. Term 0 is a piece
 *     without any such square</td></tr>
 * <tr><td>{@code guards.}</td><td>friends that a piece protects; where pieces lend movement, these are the friends
 *     that it lends movement to</td></tr>
 * <tr><td>{@code pair.}</td><td>two or more pieces of the kind</td></tr>
 * <tr><td>{@code menaced.}</td><td>pieces attacked by a cheaper enemy</td></tr>
 * <tr><td>{@code hanging.}</td><td>attacked pieces of the side to move that are not protected; in games where
 *     captures remove nothing, protected ones too</td></tr>
 * <tr><td>{@code prey.}</td><td>pieces of the other side that meet the same conditions: the side to move can
 *     capture or recruit them</td></tr>
 * <tr><td>name of a {@link SlotTerm.Limited}, and a dot</td><td>pieces of the side to move, if the kind is
 *     the one that this side may now move only with restrictions</td></tr>
 * <tr><td>{@code siege}</td><td>weight of the attacks near the enemy's royal piece, if there are at least two
 *     attackers</td></tr>
 * <tr><td>{@code shelter}</td><td>friends around the side's own royal piece</td></tr>
 * <tr><td>{@code escapes}</td><td>squares around the side's own royal piece that hold no friend and that no
 *     enemy attacks</td></tr>
 * <tr><td>{@code breach}</td><td>squares around the side's own royal piece that the enemy attacks and no
 *     other friend protects</td></tr>
 * <tr><td>{@code passed}</td><td>passed pawns, by ranks to promotion</td></tr>
 * <tr><td>{@code halted}</td><td>passed pawns with a piece on the square ahead, by ranks to promotion</td></tr>
 * <tr><td>{@code escort}, {@code chase}</td><td>distance of the side's own and of the enemy's royal piece from
 *     the square ahead of a passed pawn</td></tr>
 * <tr><td>{@code isolated}</td><td>pawns without friendly pawns on the adjacent files</td></tr>
 * <tr><td>{@code doubled}</td><td>pawns with a friendly pawn ahead on the same file</td></tr>
 * <tr><td>{@code backed}</td><td>pawns with a friendly pawn on an adjacent file, on the same rank or one
 *     behind</td></tr>
 * <tr><td>{@code corral}</td><td>distance of the enemy's royal piece from the centre, if the enemy's material
 *     besides pawns is worth at most about one average officer (a piece except royal pieces and pawns) and
 *     the side itself has clearly more</td></tr>
 * <tr><td>{@code hunt}</td><td>under the same condition, distance between the royal pieces</td></tr>
 * <tr><td>name of a {@link SlotTerm.Countdown}</td><td>steps that a side still needs to win</td></tr>
 * <tr><td>{@code tempo}</td><td>the side to move</td></tr>
 * </table>
 */
public final class Terms {

  /** The number of terms in a mobility block. The next six constants are the numbers of terms in other blocks. */
  static final int MOBILITY_STEPS = 12;
  static final int SIEGE_STEPS = 28;
  static final int NEIGHBOUR_COUNTS = 10;
  static final int RANKS_TO_GO = 6;
  static final int PAWN_DISTANCES = 8;
  static final int CENTRE_DISTANCES = 12;
  static final int ROYAL_DISTANCES = 12;
  /** By number of squares: the step of mobility. The last entry is also for all greater numbers. */
  private static final int[] MOBILITY_STEP_BY_SQUARES = mobilityStepBySquares();

  /** A named block of terms: {@code size} terms from {@code offset} on. */
  public record Block(String name, int offset, int size) {}

  private final List<Block> blocks = new ArrayList<>();
  private int size;
  final int squareCount;
  /** By kind: the offset of its block, or -1 if it has none; also in the next eight arrays, each for its own block. */
  final int[] value;
  final int[] squares;
  final int[] held;
  final int[] mobility;
  final int[] guards;
  final int[] pair;
  final int[] menaced;
  final int[] hanging;
  final int[] prey;
  /** By index of a {@link SlotTerm}, then by limited kind or by a countdown's number: the offset of the term. */
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

  Terms(PieceKinds pieceKinds, int squareCount) {
    this.squareCount = squareCount;
    boolean[] allKinds = new boolean[pieceKinds.kinds()];
    Arrays.fill(allKinds, true);
    boolean[] nonRoyal = allKinds.clone();
    for (int kind = 0; kind < nonRoyal.length; kind++) {
      nonRoyal[kind] = !pieceKinds.isRoyal()[kind];
    }
    value = addBlocks("value", 1, nonRoyal, pieceKinds);
    squares = addBlocks("squares", squareCount, allKinds, pieceKinds);
    held = addBlocks("held", 1, pieceKinds.canBeHeld(), pieceKinds);
    mobility = addBlocks("mobility", MOBILITY_STEPS, allKinds, pieceKinds);
    guards = addBlocks("guards", 1, allKinds, pieceKinds);
    pair = addBlocks("pair", 1, nonRoyal, pieceKinds);
    menaced = addBlocks("menaced", 1, nonRoyal, pieceKinds);
    hanging = addBlocks("hanging", 1, nonRoyal, pieceKinds);
    prey = addBlocks("prey", 1, nonRoyal, pieceKinds);
    slots = new int[pieceKinds.slotTerms().size()][];
    addLimited(pieceKinds);
    siege = addBlock("siege", SIEGE_STEPS);
    shelter = addBlock("shelter", NEIGHBOUR_COUNTS);
    escapes = addBlock("escapes", NEIGHBOUR_COUNTS);
    breach = addBlock("breach", NEIGHBOUR_COUNTS);
    boolean pawns = pieceKinds.hasAny(pieceKinds.isPawn());
    passed = pawns ? addBlock("passed", RANKS_TO_GO) : -1;
    halted = pawns ? addBlock("halted", RANKS_TO_GO) : -1;
    escort = pawns ? addBlock("escort", PAWN_DISTANCES) : -1;
    chase = pawns ? addBlock("chase", PAWN_DISTANCES) : -1;
    isolated = pawns ? addBlock("isolated", 1) : -1;
    doubled = pawns ? addBlock("doubled", 1) : -1;
    backed = pawns ? addBlock("backed", 1) : -1;
    boolean royal = pieceKinds.hasAny(pieceKinds.isRoyal());
    corral = royal ? addBlock("corral", CENTRE_DISTANCES) : -1;
    hunt = royal ? addBlock("hunt", ROYAL_DISTANCES) : -1;
    addCountdowns(pieceKinds);
    tempo = addBlock("tempo", 1);
  }

  /** The terms for a game. */
  public static Terms of(Game game) {
    return new Terms(PieceKinds.of(game), game.board().size());
  }

  private void addLimited(PieceKinds pieceKinds) {
    for (int slot = 0; slot < slots.length; slot++) {
      if (pieceKinds.slotTerms().get(slot) instanceof SlotTerm.Limited limited) {
        boolean[] kinds = new boolean[pieceKinds.kinds()];
        limited.letters().forEach(letter -> kinds[pieceKinds.letters().indexOf(letter)] = true);
        slots[slot] = addBlocks(limited.name(), 1, kinds, pieceKinds);
      }
    }
  }

  private void addCountdowns(PieceKinds pieceKinds) {
    for (int slot = 0; slot < slots.length; slot++) {
      if (pieceKinds.slotTerms().get(slot) instanceof SlotTerm.Countdown countdown) {
        int first = addBlock(countdown.name(), countdown.most() + 1);
        slots[slot] = IntStream.rangeClosed(first, first + countdown.most()).toArray();
      }
    }
  }

  private int[] addBlocks(String name, int termCount, boolean[] kinds, PieceKinds pieceKinds) {
    int[] offsets = new int[kinds.length];
    for (int kind = 0; kind < kinds.length; kind++) {
      offsets[kind] = kinds[kind] ? addBlock(name + "." + pieceKinds.letters().get(kind), termCount) : -1;
    }
    return offsets;
  }

  private int addBlock(String name, int termCount) {
    blocks.add(new Block(name, size, termCount));
    size += termCount;
    return blocks.getLast().offset();
  }

  /** The number of terms. */
  public int size() {
    return size;
  }

  /** All blocks, ordered by offset. */
  public List<Block> blocks() {
    return List.copyOf(blocks);
  }

  /** The mobility term for a number of squares: each number up to 6 has its own term, then each range has one. */
  static int mobilityStep(int safeSquares) {
    return MOBILITY_STEP_BY_SQUARES[Math.min(safeSquares, MOBILITY_STEP_BY_SQUARES.length - 1)];
  }

  /** The average number of squares for which a mobility term counts. */
  static double averageSquares(int step) {
    double sum = 0;
    int count = 0;
    for (int safeSquares = 0; safeSquares < MOBILITY_STEP_BY_SQUARES.length; safeSquares++) {
      sum += MOBILITY_STEP_BY_SQUARES[safeSquares] == step ? safeSquares : 0;
      count += MOBILITY_STEP_BY_SQUARES[safeSquares] == step ? 1 : 0;
    }
    return sum / count;
  }

  private static int[] mobilityStepBySquares() {
    int[] lowest = {0, 1, 2, 3, 4, 5, 6, 7, 9, 11, 14, 18};
    int[] steps = new int[24];
    for (int safeSquares = 0; safeSquares < steps.length; safeSquares++) {
      for (int step = 0; step < MOBILITY_STEPS; step++) {
        steps[safeSquares] = safeSquares >= lowest[step] ? step : steps[safeSquares];
      }
    }
    return steps;
  }
}
