package org.variorum.rules.fast;

import org.variorum.rules.compile.EnPassantTables;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.HandTables;
import org.variorum.rules.compile.PlainTables;
import org.variorum.rules.generate.Arrivals;
import org.variorum.rules.generate.Legality;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.state.State;

/**
 * Generator of the legal moves in a position of a plain game ({@link PlainTables}), from the sets of {@link PlainEnds}.
 */
public final class PlainWriter {

  private final State state;
  private final GameTables tables;
  private final HandTables hands;
  private final EnPassantTables enPassantTables;
  private final PlainEnds ends;
  private final Legality legality;
  private final MoveSource[] sources;
  private final Arrivals arrivals;

  public PlainWriter(GameTables tables, State state, PlainEnds ends, Legality legality, MoveSource[] sources,
      Arrivals arrivals) {
    this.state = state;
    this.ends = ends;
    this.legality = legality;
    this.sources = sources;
    this.arrivals = arrivals;
    this.tables = tables;
    hands = tables.hands;
    enPassantTables = tables.enPassant;
  }

  /** Adds all legal moves. */
  public void addMoves(MoveBuffer moves) {
    ends.prepare(false);
    addPieceMoves(moves, false);
    addEnPassant(moves);
    addDrops(moves);
    addSourceMoves(moves);
  }

  /** Adds the legal moves that capture or promote. */
  public void addTacticalMoves(MoveBuffer moves) {
    ends.prepare(true);
    addPieceMoves(moves, true);
    addEnPassant(moves);
  }

  private void addPieceMoves(MoveBuffer moves, boolean tactical) {
    arrivals.start(moves, tactical);
    for (int piece = PieceCode.code(0, state.turn); piece < tables.codes; piece += PieceCode.NEXT_KIND) {
      for (int word = 0; word < tables.words; word++) {
        for (long remaining = state.pieces[piece * tables.words + word]; remaining != 0;
            remaining &= remaining - 1) {
          int from = word << 6 | Long.numberOfTrailingZeros(remaining);
          ends.find(piece, from);
          arrivals.arrive(from, piece, ends.lo(), 0);
          arrivals.arrive(from, piece, ends.hi(), 1);
        }
      }
    }
  }

  /** Adds the captures en passant. */
  void addEnPassant(MoveBuffer moves) {
    if (enPassantTables.victim(state) < 0) {
      return;
    }
    arrivals.start(moves, false);
    for (int kind : enPassantTables.captorKinds()) {
      int piece = PieceCode.code(kind, state.turn);
      for (int word = 0; word < tables.words; word++) {
        for (long remaining = state.pieces[piece * tables.words + word]; remaining != 0;
            remaining &= remaining - 1) {
          addEnPassant(piece, word << 6 | Long.numberOfTrailingZeros(remaining));
        }
      }
    }
  }

  private void addEnPassant(int piece, int from) {
    for (long remaining = state.get(enPassantTables.crossedSlot()); remaining != 0;
        remaining = Crossings.rest(remaining)) {
      int to = Crossings.first(remaining);
      int victim = (int) state.get(enPassantTables.victimSlot()) - 1;
      long move = MoveCode.capture(MoveCode.EN_PASSANT, from, to, victim, victim);
      if (ends.reaches(piece, from, to) && legality.survives(move)) {
        arrivals.arrive(move, piece);
      }
    }
  }

  private void addDrops(MoveBuffer moves) {
    for (int kind : hands.droppable()) {
      DropTable drop = hands.drops()[kind];
      if (drop != null && state.held[PieceCode.code(drop.held(), state.turn)] > 0) {
        ends.findDrops(kind, drop);
        addDrops(moves, kind, ends.dropLo(), 0);
        addDrops(moves, kind, ends.dropHi(), 64);
      }
    }
  }

  private static void addDrops(MoveBuffer moves, int kind, long squares, int first) {
    for (long remaining = squares; remaining != 0; remaining &= remaining - 1) {
      moves.add(MoveCode.drop(kind, first | Long.numberOfTrailingZeros(remaining)));
    }
  }

  /** Adds the legal moves that no piece's own movement makes, such as castling. */
  void addSourceMoves(MoveBuffer moves) {
    int end = moves.size;
    for (MoveSource source : sources) {
      source.add(moves, ends.safety().inCheck());
    }
    for (int i = end; i < moves.size; i++) {
      long move = moves.moves[i];
      if (legality.survives(move)) {
        moves.moves[end++] = move;
      }
    }
    moves.size = end;
  }
}
