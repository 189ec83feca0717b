package org.variorum.rules.rule;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.state.State;

/**
 * The gates of a game, for some use of movement, on a position that is played on: first {@link #prepare}, then ask of pieces.
 * One thread.
 */
public final class Gates {

  private final State state;
  private final Gate[] gates;
  private final GateLimits[] limits;
  /** Where the cells of several gates meet: those to end on, and those to pass. */
  private final long[] commonEnds;
  private final long[] commonPassed;
  /** Of these, the ones that are for all. */
  private final int[] forAll;
  private boolean ignored;
  private long @Nullable [] ends;
  private long @Nullable [] passed;

  /** @param gates those of the uses that are asked for */
  public Gates(List<Gate> gates, State state) {
    this.state = state;
    this.gates = gates.toArray(Gate[]::new);
    limits = new GateLimits[gates.size()];
    int[] all = new int[limits.length];
    int count = 0;
    for (int i = 0; i < limits.length; i++) {
      limits[i] = new GateLimits(state.words);
      if (this.gates[i].isForAll()) {
        all[count++] = i;
      }
    }
    forAll = Arrays.copyOf(all, count);
    commonEnds = new long[state.words];
    commonPassed = new long[state.words];
  }

  /** Finds out what the pieces of a side may do, on the board as it stands. */
  public void prepare(int side) {
    for (int i = 0; i < limits.length; i++) {
      limits[i].clear();
      if (!ignored) {
        gates[i].lower(state, side, limits[i]);
      }
    }
  }

  /** Lets no gate limit anything from the next {@link #prepare} on. */
  public void ignore() {
    ignored = true;
  }

  /** The kinds that may not move without capturing. */
  public long capturesOnly() {
    long kinds = 0;
    for (GateLimits each : limits) {
      kinds |= each.capturesOnly;
    }
    return kinds;
  }

  /** Whether the piece on a square may go anywhere; {@link #ends} and {@link #passed} then speak of it. */
  public boolean admits(int from, int piece) {
    ends = null;
    passed = null;
    for (GateLimits each : limits) {
      if (PieceCode.holds(each.kinds, piece)) {
        if (has(each.still, from) || each.bounded && !has(each.ends, from)) {
          return false;
        }
        ends = each.bounded ? meet(ends, each.ends, commonEnds) : ends;
        passed = each.passedToo ? meet(passed, each.ends, commonPassed) : passed;
      }
    }
    return true;
  }

  private static long[] meet(long @Nullable [] some, long[] others, long[] common) {
    if (some == null) {
      return others;
    }
    for (int word = 0; word < common.length; word++) {
      common[word] = some[word] & others[word];
    }
    return common;
  }

  /** The cells where the piece that was asked about may end; null: everywhere. */
  public long @Nullable [] ends() {
    return ends;
  }

  /** The cells that it may pass; null: all. */
  public long @Nullable [] passed() {
    return passed;
  }

  /** One word of {@link #ends}. */
  public long open(int word) {
    return ends == null ? ~0L : ends[word];
  }

  /** One word of the cells that it may not pass. */
  public long closed(int word) {
    return passed == null ? 0 : ~passed[word];
  }

  /** One word of the cells that are closed to all pieces, however they come there. */
  public long shut(int word) {
    long shut = 0;
    for (int i : forAll) {
      shut |= limits[i].bounded ? ~limits[i].ends[word] : 0;
    }
    return shut;
  }

  /** Whether a cell is closed to all pieces. */
  public boolean isShut(int cell) {
    return mayShut() && (shut(cell >>> 6) >>> cell & 1) != 0;
  }

  /** Whether some cells may be closed to all. */
  public boolean mayShut() {
    return forAll.length > 0;
  }

  /** Why a cell is closed to all; empty if it is not. */
  public Optional<Illegal> whyShut(int cell) {
    return IntStream.of(forAll).filter(i -> limits[i].bounded && !has(limits[i].ends, cell))
        .mapToObj(i -> gates[i].why(state, cell, cell)).findFirst();
  }

  /** Whether no gate keeps a piece at a node of a tree of attackers from coming to the attacked square. */
  public boolean admits(int piece, Program attackers, int node, int attacked) {
    for (int i = 0; i < limits.length; i++) {
      if (PieceCode.holds(limits[i].kinds, piece) && !admits(limits[i], attackers, node, attacked)
          || !ignored && gates[i].stops(state, Node.square(attackers.nodes[node]), attacked)) {
        return false;
      }
    }
    return true;
  }

  private static boolean admits(GateLimits limits, Program attackers, int node, int attacked) {
    int from = Node.square(attackers.nodes[node]);
    if (has(limits.still, from)) {
      return false;
    }
    return !limits.bounded || has(limits.ends, from) && has(limits.ends, attacked)
        && (!limits.passedToo || passes(limits.ends, attackers, node));
  }

  /** The ancestors of a node are the squares passed. */
  private static boolean passes(long[] cells, Program attackers, int node) {
    for (int i = 0; i < node; i++) {
      int above = attackers.nodes[i];
      if (Node.skip(above) > node && !Node.isPivot(above) && !has(cells, Node.square(above))) {
        return false;
      }
    }
    return true;
  }

  private static boolean has(long[] cells, int cell) {
    return (cells[cell >>> 6] >>> cell & 1) != 0;
  }

  // ---- in words

  /** Why the piece on a square may not go at all. */
  public Optional<Illegal> whyStill(int from) {
    for (int i = 0; i < limits.length; i++) {
      boolean mine = PieceCode.holds(limits[i].kinds, state.board[from]);
      if (mine && (has(limits[i].still, from) || limits[i].bounded && !has(limits[i].ends, from))) {
        return Optional.of(gates[i].why(state, from, from));
      }
    }
    return Optional.empty();
  }

  /** Why the piece on a square may not move without capturing. */
  public Optional<Illegal> whyNotQuietly(int from) {
    for (int i = 0; i < limits.length; i++) {
      if (PieceCode.holds(limits[i].capturesOnly, state.board[from])) {
        return Optional.of(gates[i].why(state, from, from));
      }
    }
    return Optional.empty();
  }

  /**
   * Why a piece may not end on a cell, or pass it.
   *
   * @param end whether it would end there
   */
  public Optional<Illegal> whyNotOn(int from, int cell, boolean end) {
    for (int i = 0; i < limits.length; i++) {
      boolean asked = PieceCode.holds(limits[i].kinds, state.board[from]) && limits[i].bounded
          && (end || limits[i].passedToo);
      if (asked && !has(limits[i].ends, cell)) {
        return Optional.of(gates[i].why(state, from, cell));
      }
    }
    return Optional.empty();
  }
}
