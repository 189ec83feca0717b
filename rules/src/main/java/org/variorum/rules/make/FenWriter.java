package org.variorum.rules.make;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.fen.ForeignFenField;
import org.variorum.rules.fen.PieceLetters;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Setup;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.position.SlotKind.Place;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.State;

/** Writer of the canonical FEN of a position (COM-2). */
public final class FenWriter {

  private FenWriter() {}

  /** Writes the canonical FEN of a position. */
  public static String write(GameTables tables, State state) {
    StringBuilder fen = new StringBuilder(96).append(placement(tables, state));
    if (tables.hands.exist()) {
      appendHands(tables, state, _ -> true, code -> letter(tables, code), fen);
    }
    fen.append(state.turn == PieceCode.WHITE ? " w " : " b ");
    fen.append(slotField(tables, state, Place.THIRD)).append(' ')
        .append(slotField(tables, state, Place.FOURTH));
    slotTexts(tables, state, Place.COUNTS).forEach(slot -> fen.append(' ').append(slot.getValue()));
    fen.append(' ').append(state.clock).append(' ').append(state.fullmove);
    String entries = entries(tables, state);
    return (entries.isEmpty() ? fen : fen.append(' ').append(entries)).toString();
  }

  /** Writes the FEN of a position in a dialect. That of other programs has no state entries and no endless hands. */
  public static String write(GameTables tables, State state, Setup.Dialect dialect) {
    if (dialect == Setup.Dialect.OWN) {
      return write(tables, state);
    }
    PieceLetters letters = new PieceLetters(tables.definition);
    IntFunction<String> letter = code -> letters.write(tables.piece(code), dialect);
    StringBuilder fen = new StringBuilder(96);
    appendPlacement(tables, state, letter, fen);
    Set<String> endless = tables.definition.endlessLetters();
    if (!endless.containsAll(tables.definition.heldLetters())) {
      appendHands(tables, state, kind -> !endless.contains(tables.piece(PieceCode.code(kind, 0)).letter()),
          letter,
          fen);
    }
    fen.append(state.turn == PieceCode.WHITE ? " w " : " b ");
    fen.append(slotField(tables, state, Place.THIRD)).append(' ')
        .append(
            foreignField(ForeignFenField.EN_PASSANT, tables, state)
                .orElseGet(() -> slotField(tables, state, Place.FOURTH)));
    slotTexts(tables, state, Place.COUNTS).forEach(slot -> fen.append(' ').append(slot.getValue()));
    return fen.append(' ')
        .append(
            foreignField(ForeignFenField.HALFMOVE_CLOCK, tables, state).orElse(Integer.toString(state.clock)))
        .append(' ').append(state.fullmove).toString();
  }

  /** Returns the text that some slot writes in a field of other programs; empty if no slot does. */
  private static Optional<String> foreignField(ForeignFenField place, GameTables tables, State state) {
    return tables.slots.stream().flatMap(format -> format.writeAt(place, state).stream()).findFirst();
  }

  /** Writes the pieces on the board: the first field of a FEN, without the hands. */
  public static String placement(GameTables tables, State state) {
    StringBuilder fen = new StringBuilder();
    appendPlacement(tables, state, code -> letter(tables, code), fen);
    return fen.toString();
  }

  private static void appendPlacement(GameTables tables, State state, IntFunction<String> letter,
      StringBuilder fen) {
    String separator = "";
    for (List<Integer> row : tables.geometry.rows(Side.WHITE)) {
      fen.append(separator);
      appendRow(tables, state, row, letter, fen);
      separator = "/";
    }
  }

  private static void appendRow(GameTables tables, State state, List<Integer> row, IntFunction<String> letter,
      StringBuilder fen) {
    int emptyCount = 0;
    for (int square : row) {
      boolean isHole = square == Geometry.NONE || isHole(tables, state, square);
      if (!isHole && state.board[square] == PieceCode.EMPTY) {
        emptyCount++;
      } else {
        fen.append(emptyCount > 0 ? Integer.toString(emptyCount) : "")
            .append(isHole ? "*" : letter.apply(state.board[square]));
        emptyCount = 0;
      }
    }
    fen.append(emptyCount > 0 ? Integer.toString(emptyCount) : "");
  }

  /** Whether a slot contains a square, so that the square is written as a hole. */
  private static boolean isHole(GameTables tables, State state, int square) {
    for (SlotFormat format : tables.slots) {
      if (format.kind().place() == Place.BOARD && format.isAt(state, square)) {
        return true;
      }
    }
    return false;
  }

  static String letter(GameTables tables, int code) {
    return tables.piece(code).fen();
  }

  private static void appendHands(GameTables tables, State state, IntPredicate isWritten,
      IntFunction<String> letter,
      StringBuilder fen) {
    fen.append('[');
    for (int side = 0; side < 2; side++) {
      for (int kind : tables.hands.handKinds()) {
        int code = PieceCode.code(kind, side);
        if (isWritten.test(kind)) {
          fen.append(letter.apply(code).repeat(state.held[code]));
        }
      }
    }
    fen.append(']');
  }

  /** Returns the field of the slots at a place; {@code -} if they are empty. */
  private static String slotField(GameTables tables, State state, Place place) {
    String text = slotTexts(tables, state, place).map(Map.Entry::getValue).collect(Collectors.joining());
    return text.isEmpty() ? "-" : text;
  }

  private static Stream<Map.Entry<SlotKind, String>> slotTexts(GameTables tables, State state, Place place) {
    return tables.slots.stream().filter(format -> format.kind().place() == place)
        .map(format -> Map.entry(format.kind(), format.write(state)));
  }

  private static String entries(GameTables tables, State state) {
    return slotTexts(tables, state, Place.ENTRY).filter(slot -> !slot.getValue().isEmpty())
        .map(slot -> slot.getKey().entry(slot.getValue()))
        .collect(Collectors.joining(","));
  }
}
