package org.variorum.rules.state;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.compile.CastlingTable;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Crossings;

/** Writes the one canonical FEN of a position (COM-2). */
public final class FenWriter {

  private FenWriter() {}

  public static String write(State state) {
    Tables tables = state.tables;
    StringBuilder fen = new StringBuilder(96);
    placement(state, fen);
    if (tables.hands) {
      hands(state, fen);
    }
    fen.append(state.turn == PieceCode.WHITE ? " w " : " b ");
    castling(state, fen);
    fen.append(' ');
    enPassant(state, fen);
    if (tables.checksToWin > 0) {
      fen.append(' ').append(state.checksLeft[PieceCode.WHITE]).append('+')
          .append(state.checksLeft[PieceCode.BLACK]);
    }
    fen.append(' ').append(state.clock).append(' ').append(state.fullmove);
    List<String> entries = entries(state);
    if (!entries.isEmpty()) {
      fen.append(' ').append(String.join(",", entries));
    }
    return fen.toString();
  }

  private static void placement(State state, StringBuilder fen) {
    Geometry geometry = state.tables.geometry;
    for (int rank = geometry.ranks() - 1; rank >= 0; rank--) {
      int run = 0;
      for (int file = 0; file <= geometry.files(); file++) {
        int square = geometry.square(file, rank);
        boolean empty = square != Geometry.NONE && state.board[square] == PieceCode.EMPTY;
        if (empty) {
          run++;
        } else {
          if (run > 0) {
            fen.append(run);
            run = 0;
          }
          if (square != Geometry.NONE) {
            fen.append(letter(state.tables, state.board[square]));
          } else if (file < geometry.files()) {
            fen.append('*');
          }
        }
      }
      if (rank > 0) {
        fen.append('/');
      }
    }
  }

  static String letter(Tables tables, int code) {
    return tables.piece(code).fen();
  }

  private static void hands(State state, StringBuilder fen) {
    fen.append('[');
    for (int side = 0; side < 2; side++) {
      for (int kind : state.tables.droppable) {
        int code = PieceCode.code(kind, side);
        fen.repeat(letter(state.tables, code), state.held[code]);
      }
    }
    fen.append(']');
  }

  private static void castling(State state, StringBuilder fen) {
    if (state.castling == 0) {
      fen.append('-');
    }
    for (int right = 0; right < 4; right++) {
      if ((state.castling >>> right & 1) != 0) {
        fen.append(CastlingTable.LETTERS.charAt(right));
      }
    }
  }

  private static void enPassant(State state, StringBuilder fen) {
    Geometry geometry = state.tables.geometry;
    fen.append(state.enPassant == 0 ? "-" : Crossings.unpack(state.enPassant).stream()
        .sorted(Comparator.<Integer>comparingInt(geometry::file).thenComparingInt(geometry::rank))
        .map(geometry::name).collect(Collectors.joining()));
  }

  private static List<String> entries(State state) {
    Tables tables = state.tables;
    List<String> entries = new ArrayList<>();
    if (state.ban != 0) {
      entries.add("ban:" + tables.letter(state.ban - 1));
    }
    if (state.swapped) {
      entries.add("swapped");
    }
    List<String> frozen = new ArrayList<>();
    for (int file = 0; tables.displacement != null && file < tables.geometry.files(); file++) {
      for (int rank = 0; rank < tables.geometry.ranks(); rank++) {
        int square = tables.geometry.square(file, rank);
        if (square != Geometry.NONE && state.isFrozen(square)) {
          frozen.add(tables.geometry.name(square));
        }
      }
    }
    if (!frozen.isEmpty()) {
      entries.add("frozen:" + String.join("+", frozen));
    }
    return entries;
  }
}
