package org.variorum.rules.generate;

import java.util.Arrays;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.HandTables;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.State;

/** Generator of the drops of the side to move. */
public final class DropMoves {

  private final State state;
  private final GameTables tables;
  private final Threats threats;
  private final DropTable.Limit[] limits;
  /** Scratch of {@link #fullFiles}: the number of pieces of one code by file. */
  private final int[] piecesOnFile;
  private final Gates gates;

  public DropMoves(GameTables tables, State state, Threats threats) {
    this.threats = threats;
    this.state = state;
    this.tables = tables;
    limits = tables.dropLimits;
    piecesOnFile = new int[tables.geometry.files()];
    gates = new Gates(tables.gatesForAll, state);
  }

  /** Adds the pseudo-legal drops. They may leave the royal piece attacked. */
  public void add(MoveBuffer moves) {
    HandTables hands = tables.hands;
    gates.prepare(state.turn);
    for (int kind : hands.droppable()) {
      DropTable drop = hands.drops()[kind];
      int code = PieceCode.code(kind, state.turn);
      // The hand may hold the piece as another kind, such as an unpromoted one.
      if (drop == null || state.held[tables.hands.released(code)] == 0) {
        continue;
      }
      int closedFiles = closedFiles(drop, code);
      for (int square = 0; square < tables.size; square++) {
        if (mayDrop(drop, square, closedFiles) && !isLimited(kind, square)) {
          moves.add(MoveCode.drop(kind, square));
        }
      }
    }
  }

  /** Adds the given drop if {@link #add} would add it. */
  public void addIfPossible(long move, MoveBuffer moves) {
    int kind = MoveCode.becomes(move);
    int square = MoveCode.to(move);
    DropTable drop = kind < 0 || kind >= tables.kinds ? null : tables.hands.drops()[kind];
    if (drop != null && square < tables.size) {
      gates.prepare(state.turn);
      int code = PieceCode.code(kind, state.turn);
      if (state.held[tables.hands.released(code)] > 0 && mayDrop(drop, square, closedFiles(drop, code))
          && !isLimited(kind, square)) {
        moves.add(MoveCode.drop(kind, square));
      }
    }
  }

  private boolean mayDrop(DropTable drop, int square, int closedFiles) {
    return state.board[square] == PieceCode.EMPTY && drop.allowed()[state.turn][square]
        && (closedFiles >>> tables.geometry.file(square) & 1) == 0
        && !gates.isShut(square)
        && (drop.footing() == null || drop.footing().holds(state, square))
        && (drop.when().isEmpty() || drop.when().get().allows(state, state.turn, threats, square));
  }

  /**
   * Whether a drop of a kind on a square is allowed, except for {@link DropTable.Limit}s and a missing piece in hand.
   */
  public boolean isOpen(int kind, int square) {
    DropTable drop = tables.hands.drops()[kind];
    return drop != null && mayDrop(drop, square, closedFiles(drop, PieceCode.code(kind, state.turn)));
  }

  private boolean isLimited(int kind, int square) {
    for (DropTable.Limit limit : limits) {
      if (limit.forbids(state, this::isOpen, kind, square)) {
        return true;
      }
    }
    return false;
  }

  private int closedFiles(DropTable drop, int code) {
    return drop.mostPerFile() > 0 ? fullFiles(code, drop.mostPerFile()) : 0;
  }

  /** Returns the files with at least {@code most} pieces of a code, as a set of bits. */
  public int fullFiles(int code, int most) {
    Arrays.fill(piecesOnFile, 0);
    int files = 0;
    for (int word = 0; word < tables.words; word++) {
      for (long remaining = state.pieces[code * tables.words + word]; remaining != 0;
          remaining &= remaining - 1) {
        int file = tables.geometry.file(word << 6 | Long.numberOfTrailingZeros(remaining));
        files |= ++piecesOnFile[file] >= most ? 1 << file : 0;
      }
    }
    return files;
  }
}
