package org.variorum.engine.network;

import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.Changes;
import org.variorum.rules.position.PieceCode;

/**
 * The network's correction to the evaluation of a position. The hidden sums (accumulators) are updated incrementally
 * with each move. They are kept for all plies, so that unmaking a move needs no work. The few inputs for state beyond
 * the board are added to the sums at each evaluation only. Not thread-safe.
 */
public final class Correction {

  private final Network network;
  private final Inputs inputs;
  private final Arithmetic arithmetic;
  /** By ply and perspective: the hidden sums. */
  private final short[][] sums;
  /** By perspective: the hidden sums including the inputs for state beyond the board. */
  private final short[][] sumsWithSlots;
  private final boolean hasSlots;
  private final int[] inputBuffer;
  private final Rows addedRows = new Rows();
  private final Rows removedRows = new Rows();

  /** @param plies the maximum length of a line, in plies */
  public Correction(Network network, int plies) {
    this(network, plies, FastestArithmetic.get());
  }

  Correction(Network network, int plies, Arithmetic arithmetic) {
    this.network = network;
    this.arithmetic = arithmetic;
    inputs = Inputs.of(network.game());
    sums = new short[2 * (plies + 2)][network.hiddenSize()];
    hasSlots = inputs.hasSlots();
    sumsWithSlots = new short[2][hasSlots ? network.hiddenSize() : 0];
    inputBuffer = new int[inputs.maxActive()];
  }

  private short[] sums(int ply, int side) {
    return sums[2 * ply + side];
  }

  /** Starts a line with a position at ply 0. */
  public void reset(MutablePosition position) {
    for (int side = 0; side < 2; side++) {
      add(inputs.findPieces(position, side, inputBuffer), network.bias(), sums(0, side));
    }
  }

  /** Sets {@code targetSums} to {@code sourceSums} plus the weights of {@code count} inputs in the input buffer. */
  private void add(int count, short[] sourceSums, short[] targetSums) {
    addedRows.clear();
    removedRows.clear();
    for (int i = 0; i < count; i++) {
      addedRows.add(network.weights()[inputBuffer[i]]);
    }
    arithmetic.update(sourceSums, targetSums, addedRows, removedRows);
  }

  /** Updates the hidden sums after a move at a ply. */
  public void afterMove(MutablePosition position, int ply) {
    Changes changes = position.changes();
    for (int side = 0; side < 2; side++) {
      addedRows.clear();
      removedRows.clear();
      for (int i = 0; i < changes.count(); i++) {
        addChange(changes, i, side);
      }
      arithmetic.update(sums(ply, side), sums(ply + 1, side), addedRows, removedRows);
    }
  }

  /** Adds the rows of a change: of piece codes on a square, or of the number of pieces in a hand. */
  private void addChange(Changes changes, int index, int perspective) {
    int before = changes.before(index);
    int after = changes.after(index);
    if (changes.isInHand(index)) {
      addHandChange(perspective, changes.heldPiece(index), before, after);
      return;
    }
    int square = changes.square(index);
    if (before != PieceCode.EMPTY) {
      removedRows.add(network.weights()[inputs.pieceInput(perspective, before, square)]);
    }
    if (after != PieceCode.EMPTY) {
      addedRows.add(network.weights()[inputs.pieceInput(perspective, after, square)]);
    }
  }

  private void addHandChange(int perspective, int code, int countBefore, int countAfter) {
    for (int i = Math.min(countBefore, countAfter); i < Math.max(countBefore, countAfter); i++) {
      int input = inputs.heldInput(perspective, code, i);
      if (input != Inputs.NONE) {
        (countAfter > countBefore ? addedRows : removedRows).add(network.weights()[input]);
      }
    }
  }

  /** Copies the hidden sums to the next ply after a null move. */
  public void afterPass(int ply) {
    for (int side = 0; side < 2; side++) {
      System.arraycopy(sums(ply, side), 0, sums(ply + 1, side), 0, network.hiddenSize());
    }
  }

  /** The correction for the side to move, in centipawns. */
  public int centipawns(MutablePosition position, int ply) {
    int turn = position.turn();
    int bucket = inputs.bucket(position, network.buckets());
    int output = network.outputBias()[bucket]
        + arithmetic.output(sumsWithSlots(position, ply, turn), network.outputs()[2 * bucket],
            sumsWithSlots(position, ply, turn ^ 1), network.outputs()[2 * bucket + 1]);
    return (int) ((long) output * network.scale() / Network.UNIT);
  }

  private short[] sumsWithSlots(MutablePosition position, int ply, int side) {
    if (!hasSlots) {
      return sums(ply, side);
    }
    add(inputs.findSlots(position, side, inputBuffer), sums(ply, side), sumsWithSlots[side]);
    return sumsWithSlots[side];
  }
}
