package org.variorum.rules.language;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.variorum.rules.board.BoardLook;
import org.variorum.rules.board.BoardLook.Surface;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.SideNames;
import org.variorum.rules.definition.Look;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Word;

/**
 * A reader of the appearance of a game: its board, the names and colours of the sides, and the characters on pieces.
 */
record LookReader(Fields fields) {

  /** @param pieces the section of each piece */
  Look read(Map<PieceKind, Fields> pieces) {
    Map<String, Look.Characters> characters = new LinkedHashMap<>();
    pieces.forEach((piece, section) -> section.find(Word.CHARACTER, Leaf.CHARACTERS)
        .ifPresent(written -> characters.put(piece.letter(), Look.Characters.of(written))));
    return fields.part(Word.LOOK)
        .map(look -> new Look(board(look), characters, look.get(Word.LOOK_SIDES, Leaf.SIDE_NAMES),
            look.get(Word.LOOK_COLOURS, Leaf.TINTS)))
        .orElseGet(() -> new Look(BoardLook.CHEQUERED, characters, SideNames.USUAL, Look.Tints.USUAL));
  }

  private static BoardLook board(Fields look) {
    return new BoardLook(look.get(Word.LOOK_BOARD, Leaf.GROUND), boxes(look, Word.LOOK_RIVER),
        boxes(look, Word.LOOK_DIAGONALS), boxes(look, Word.LOOK_MARKS),
        look.get(Word.LOOK_FILES, Leaf.FILE_NAMES), look.get(Word.LOOK_RANKS, Leaf.RANK_NAMES));
  }

  private static List<Region.Box> boxes(Fields look, Word word) {
    return look.findSquares(word).map(region -> region.extent().boxes(look.scope().board()))
        .orElse(List.of());
  }

  /** Reports words that have no effect on this kind of board, for example {@code river} on a board of squares. */
  void checkIdleWords() {
    fields.part(Word.LOOK).ifPresent(look -> {
      Surface ground = look.get(Word.LOOK_BOARD, Leaf.GROUND);
      boolean isChequered = ground == Surface.CHEQUERED;
      look.idle(Word.LOOK_RIVER, ground != Surface.POINTS, "pieces stand on squares");
      look.idle(Word.LOOK_DIAGONALS, isChequered, "there are no lines on a chequered board");
      look.idle(Word.LOOK_MARKS, isChequered, "there are no lines on a chequered board");
    });
  }
}
