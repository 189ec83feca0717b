package org.variorum.rules.game;

/** Writes down the legal moves of a plain game's position ({@link PlainTables}) from {@link PlainEnds}, without trials. */
final class PlainWriter {

  private final State state;
  private final Tables tables;
  private final PlainEnds ends;
  private final Legality legality;
  private final CastlingMoves castling;
  private final Walker walker;

  PlainWriter(State state, PlainEnds ends, Legality legality, CastlingMoves castling, Walker walker) {
    this.state = state;
    this.ends = ends;
    this.legality = legality;
    this.castling = castling;
    this.walker = walker;
    tables = state.tables;
  }

  /** Adds all legal moves. */
  void moves(MoveBuffer moves) {
    ends.look(false);
    menMoves(moves, false);
    enPassant(moves);
    drops(moves);
    castling(moves);
  }

  /** Adds the legal moves that capture or promote. */
  void loudMoves(MoveBuffer moves) {
    ends.look(true);
    menMoves(moves, true);
    enPassant(moves);
  }

  private void menMoves(MoveBuffer moves, boolean loud) {
    walker.start(moves, ends.safety().check(), loud);
    for (int man = Men.code(0, state.turn); man < tables.codes; man += 2) {
      for (int word = 0; word < tables.words; word++) {
        for (long left = state.men[man * tables.words + word]; left != 0; left &= left - 1) {
          int from = word << 6 | Long.numberOfTrailingZeros(left);
          ends.look(man, from);
          walker.arrive(from, man, ends.lo(), 0);
          walker.arrive(from, man, ends.hi(), 1);
        }
      }
    }
  }

  /** Adds the captures en passant. */
  void enPassant(MoveBuffer moves) {
    if (state.enPassantMan == Tables.NO_SQUARE) {
      return;
    }
    walker.start(moves, ends.safety().check(), false);
    for (int kind : tables.enPassantKinds) {
      int man = Men.code(kind, state.turn);
      for (int word = 0; word < tables.words; word++) {
        for (long left = state.men[man * tables.words + word]; left != 0; left &= left - 1) {
          enPassant(man, word << 6 | Long.numberOfTrailingZeros(left));
        }
      }
    }
  }

  private void enPassant(int man, int from) {
    for (long left = state.enPassant; left != 0; left = Crossings.rest(left)) {
      int to = Crossings.first(left);
      long move = MoveCode.of(MoveCode.EN_PASSANT, from, to, state.enPassantMan, state.enPassantMan);
      if (ends.reaches(man, from, to) && legality.survives(move)) {
        walker.arrive(move, man);
      }
    }
  }

  private void drops(MoveBuffer moves) {
    for (int kind : tables.droppable) {
      DropTable drop = tables.drops[kind];
      if (drop != null && state.held[Men.code(kind, state.turn)] > 0) {
        ends.lookAtDrops(kind, drop);
        drop(moves, kind, ends.dropLo(), 0);
        drop(moves, kind, ends.dropHi(), 64);
      }
    }
  }

  private static void drop(MoveBuffer moves, int kind, long squares, int first) {
    for (long left = squares; left != 0; left &= left - 1) {
      moves.add(MoveCode.drop(kind, first | Long.numberOfTrailingZeros(left)));
    }
  }

  /** Adds the ways of castling. */
  void castling(MoveBuffer moves) {
    if (state.castling != 0 && !ends.safety().check()) {
      castling.addLegal(moves);
    }
  }
}
