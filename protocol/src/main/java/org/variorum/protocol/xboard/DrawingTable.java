package org.variorum.protocol.xboard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;

/**
 * Table of drawings in XBoard's command {@code setup}. Each index of the table is a drawing; its letter is the piece
 * with that drawing. The index of a promoted form is the index of its piece plus 11.
 */
final class DrawingTable {

  /** XBoard's own letters for its drawings, in the order of the table; the last is the king's. */
  private static final String DRAWINGS = "PNBRQFEACWMOHIJGDVLSUK";
  private static final int PROMOTED_OFFSET = 11;
  private static final char NONE = '.';

  private final char[] table = new char[DRAWINGS.length()];

  private DrawingTable(Definition definition) {
    Arrays.fill(table, NONE);
    List<PieceKind> singleLetters =
        definition.pieces().stream().filter(piece -> piece.letter().length() == 1).toList();
    List<String> longLetters =
        definition.pieces().stream().map(PieceKind::letter).filter(letter -> letter.length() > 1).toList();
    List<PieceKind> unplaced = new ArrayList<>();
    for (PieceKind piece : singleLetters) {
      boolean isKing = piece.royal() && table[table.length - 1] == NONE;
      int ownIndex = isKing ? table.length - 1 : DRAWINGS.indexOf(piece.letter());
      if (!place(piece.letter(), ownIndex, longLetters)) {
        unplaced.add(piece);
      }
    }
    for (PieceKind piece : unplaced) {
      for (int index = 0; index < table.length - 1 && !place(piece.letter(), index, longLetters); index++) {}
    }
  }

  /** The table for both sides; empty if XBoard has too few drawings. */
  static Optional<String> table(Definition definition) {
    DrawingTable drawings = new DrawingTable(definition);
    String white = new String(drawings.table);
    boolean fits = definition.pieces().stream().map(PieceKind::letter).filter(letter -> letter.length() == 1)
        .allMatch(letter -> white.indexOf(letter.charAt(0)) >= 0);
    return fits ? Optional.of(white + white.toLowerCase(Locale.ROOT)) : Optional.empty();
  }

  /** Puts a piece at a free index, and its promoted form 11 indices later. Returns false if an index is not free. */
  private boolean place(String letter, int index, List<String> longLetters) {
    Optional<Character> sign = longLetters.contains("+" + letter) ? Optional.of('+')
        : longLetters.contains(letter + "~") ? Optional.of('~') : Optional.empty();
    int promotedIndex = index + PROMOTED_OFFSET;
    if (index < 0 || table[index] != NONE
        || sign.isPresent() && (promotedIndex >= table.length - 1 || table[promotedIndex] != NONE)) {
      return false;
    }
    table[index] = letter.charAt(0);
    sign.ifPresent(mark -> table[promotedIndex] = mark);
    return true;
  }
}
