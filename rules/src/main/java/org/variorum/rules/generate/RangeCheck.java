package org.variorum.rules.generate;

import java.util.Arrays;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.state.State;

/** RS-3: which squares are in range of a side's pieces, and whether a way stays in range. */
public final class RangeCheck {

  private final State state;
  private final Tables tables;
  private final long[] inRange;
  /** The ways of passing a square that need not be in range: a piece that another goes round does not stand on its path. */
  private final int passedOutside;
  private boolean ignored;

  public RangeCheck(State state) {
    this.state = state;
    tables = state.tables;
    inRange = new long[tables.words];
    passedOutside = tables.range != null && tables.range.passedToo() ? Node.PASS_FRIEND : Node.PASS;
  }

  /** Finds the squares in range of a side, on the board as it stands. */
  public void prepare(int side) {
    Arrays.fill(inRange, 0);
    for (int kind = 0; kind < tables.kinds; kind++) {
      if ((tables.rangeGivers & PieceCode.bit(kind)) != 0) {
        int base = PieceCode.code(kind, side) * tables.words;
        for (int word = 0; word < tables.words; word++) {
          for (long left = state.pieces[base + word]; left != 0; left &= left - 1) {
            add(tables.rangeAround[word << 6 | Long.numberOfTrailingZeros(left)]);
          }
        }
      }
    }
  }

  private void add(long[] squares) {
    for (int word = 0; word < squares.length; word++) {
      inRange[word] |= squares[word];
    }
  }

  /** Lets range bind nobody. */
  void ignore() {
    ignored = true;
  }

  public boolean contains(int square) {
    return (inRange[square >>> 6] >>> square & 1) != 0;
  }

  /** Whether range binds a piece. */
  public boolean binds(int piece) {
    return tables.range != null && !ignored && PieceCode.holds(tables.ranged, piece);
  }

  /** Whether range lets a piece go on over the square of a node, which it may pass. */
  public boolean allowsPassing(boolean inRange, int node) {
    return inRange || (node & passedOutside) != 0;
  }

  /**
   * Whether range allows the piece at a node of a tree of attackers to capture on the attacked square. Call
   * {@link #prepare} for its side first.
   */
  public boolean attackAllowed(int piece, Program attackers, int node, int attacked) {
    if (!binds(piece)) {
      return true;
    }
    if (!contains(attacked) || !contains(Node.square(attackers.nodes[node]))) {
      return false;
    }
    return passedOutside == Node.PASS || passedInRange(attackers, node);
  }

  /** The ancestors of a node are the squares passed. */
  private boolean passedInRange(Program attackers, int node) {
    for (int i = 0; i < node; i++) {
      boolean ancestor = Node.skip(attackers.nodes[i]) > node;
      if (ancestor && !allowsPassing(contains(Node.square(attackers.nodes[i])), attackers.nodes[i])) {
        return false;
      }
    }
    return true;
  }
}
