package org.variorum.rules.game;

/** A position that is played on: its {@link State}, and what finds its moves, makes them and takes them back. One thread. */
final class Play {

  final FastTables fast;
  final State state;
  private final Tables tables;
  private final Maker maker;
  private final Generator generator;

  Play(FastTables fast, State state) {
    this.fast = fast;
    this.state = state;
    tables = state.tables;
    maker = new Maker(state);
    generator = new Generator(fast, state, maker);
  }

  /** The same position to play on apart, without moves to take back. */
  Play copy() {
    return new Play(fast, state.copy());
  }

  Generator generator() {
    return generator;
  }

  Legality legality() {
    return generator.legality();
  }

  /** Whether the royal piece of the side to move is attacked. */
  boolean inCheck() {
    return legality().inCheck();
  }

  /** Makes a legal move. */
  void make(long move) {
    int me = state.turn;
    int mover = state.board[MoveCode.from(move)];
    maker.make(move);
    if (tables.checksToWin > 0 && inCheck()) {
      state.setChecksLeft(me, Math.max(0, state.checksLeft[me] - 1));
    }
    boolean plain =
        MoveCode.kind(move) == MoveCode.PLAIN && MoveCode.becomes(move) < 0 && !MoveCode.captures(move);
    if (tables.enPassant != 0 && plain && PieceCode.holds(tables.enPassant, mover)) {
      cross(MoveCode.from(move), MoveCode.to(move), mover);
    }
  }

  /** A piece that moves by what it has borrowed makes no initial move. */
  private void cross(int from, int to, int mover) {
    Crossings crossings = tables.crossings[mover];
    if (crossings == null || PieceCode.holds(tables.borrowers, mover)) {
      return;
    }
    long crossed = crossings.squares(state.board, from, to);
    if (crossed != 0) {
      state.passed(to, crossed);
      if (!generator.canCaptureEnPassant()) {
        state.passed(Tables.NO_SQUARE, 0);
      }
    }
  }

  /** Makes only a move's changes of the board, to look at it. */
  void attempt(long move) {
    maker.attempt(move);
  }

  /** Gives the turn away (null moves). */
  void pass() {
    maker.pass();
  }

  /** Takes back what was made, attempted or passed last. */
  void unmake() {
    maker.unmake();
    assert !state.checkIsKnown() || state.knownCheck() == legality().attacked(state.turn)
        : FenWriter.write(state);
  }
}
