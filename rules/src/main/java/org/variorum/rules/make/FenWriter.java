package org.variorum.rules.make;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.position.SlotKind.Place;
import org.variorum.rules.state.State;

/** Writes the one canonical FEN of a position (COM-2). */
public final class FenWriter {

  private FenWriter() {}

  public static String write(Tables tables, State state) {
    StringBuilder fen = new StringBuilder(96).append(placement(tables, state));
    if (tables.hands) {
      hands(tables, state, fen);
    }
    fen.append(state.turn == PieceCode.WHITE ? " w " : " b ");
    fen.append(field(tables, state, Place.THIRD)).append(' ').append(field(tables, state, Place.FOURTH));
    texts(tables, state, Place.COUNTS).forEach(slot -> fen.append(' ').append(slot.getValue()));
    fen.append(' ').append(state.clock).append(' ').append(state.fullmove);
    String entries = entries(tables, state);
    return (entries.isEmpty() ? fen : fen.append(' ').append(entries)).toString();
  }

  /** The pieces on the board. */
  public static String placement(Tables tables, State state) {
    StringBuilder fen = new StringBuilder();
    Geometry geometry = tables.geometry;
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
            fen.append(letter(tables, state.board[square]));
          } else if (file < geometry.files()) {
            fen.append('*');
          }
        }
      }
      if (rank > 0) {
        fen.append('/');
      }
    }
    return fen.toString();
  }

  static String letter(Tables tables, int code) {
    return tables.piece(code).fen();
  }

  private static void hands(Tables tables, State state, StringBuilder fen) {
    fen.append('[');
    for (int side = 0; side < 2; side++) {
      for (int kind : tables.droppable) {
        int code = PieceCode.code(kind, side);
        fen.repeat(letter(tables, code), state.held[code]);
      }
    }
    fen.append(']');
  }

  /** A field of its own for what is remembered: {@code -} for nothing. */
  private static String field(Tables tables, State state, Place place) {
    String text = texts(tables, state, place).map(Map.Entry::getValue).collect(Collectors.joining());
    return text.isEmpty() ? "-" : text;
  }

  private static Stream<Map.Entry<SlotKind, String>> texts(Tables tables, State state, Place place) {
    return tables.memory.stream().filter(form -> form.kind().place() == place)
        .map(form -> Map.entry(form.kind(), form.write(state)));
  }

  private static String entries(Tables tables, State state) {
    return texts(tables, state, Place.ENTRY).filter(slot -> !slot.getValue().isEmpty())
        .map(slot -> slot.getKey().entry(slot.getValue()))
        .collect(Collectors.joining(","));
  }
}
