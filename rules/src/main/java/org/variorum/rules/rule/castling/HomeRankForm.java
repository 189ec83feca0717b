package org.variorum.rules.rule.castling;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.Kinds;
import org.variorum.rules.state.State;

/**
 * Castling rights by the files of rooks, {@code HAha}, as Shredder-FEN has them; that of a king where a side has several of them on
 * the rank. {@code KQkq} is read as X-FEN has it: the outermost rook. On boards of more than ten files all letters are those of files.
 *
 * <p>Where letters of files also say who else has never moved, king and rook may castle if both are named: of the field it takes the
 * letters of such pairs.
 */
record HomeRankForm(HomeRank homes, Kinds kinds) implements SlotFormat {

  private static final int MOST_FILES = 10;

  @Override
  public SlotKind kind() {
    List<SlotKind.Choice> choices = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      for (int file = homes.board().files() - 1; file >= 0; file--) {
        choices.add(new SlotKind.Choice(String.valueOf(letter(side, file)),
            (side == PieceCode.WHITE ? "White, " : "Black, ") + letter(1, file) + "-file"));
      }
    }
    return new SlotKind(RightsForm.NAME, "May still castle with the rook on", SlotKind.Place.THIRD,
        new SlotKind.Letters(choices));
  }

  private static char letter(int side, int file) {
    return (char) ((side == PieceCode.WHITE ? 'A' : 'a') + file);
  }

  private boolean isRight(char letter) {
    return homes.board().files() <= MOST_FILES && CastlingTable.LETTERS.indexOf(letter) >= 0;
  }

  @Override
  public boolean mayContain(char letter) {
    int file = Character.toLowerCase(letter) - 'a';
    return isRight(letter) || file >= 0 && file < homes.board().files();
  }

  @Override
  public String read(FenField field) {
    String text = field.text();
    for (int i = 0; i < text.length(); i++) {
      if (!mayContain(text.charAt(i)) || text.indexOf(text.charAt(i)) != i) {
        throw field
            .error("castling rights are - or letters of the rooks' files, upper case for White's, each once"
                + (homes.board().files() <= MOST_FILES ? ", or letters of KQkq" : ""), i);
      }
    }
    return sorted(text);
  }

  /** White's letters first, the higher files first. */
  private static String sorted(String letters) {
    StringBuilder sorted = new StringBuilder();
    for (boolean upper : new boolean[] {true, false}) {
      letters.chars().filter(Distinct.ints()).filter(letter -> Character.isUpperCase(letter) == upper)
          .map(letter -> -letter).sorted().map(letter -> -letter).forEach(sorted::appendCodePoint);
    }
    return sorted.toString();
  }

  @Override
  public String own(String letters, SortedMap<Integer, Piece> board) {
    if (!homes.areShared()) {
      return SlotFormat.super.own(letters, board);
    }
    int[] pieces = codes(board);
    long kept = homes.inPairs(pieces, bits(letters, pieces));
    StringBuilder own = new StringBuilder();
    for (char letter : letters.toCharArray()) {
      int bit = named(letter, pieces);
      if (own.indexOf(String.valueOf(letter)) < 0
          && (isRight(letter) || bit >= 0 && (kept >>> bit & 1) != 0)) {
        own.append(letter);
      }
    }
    return own.toString();
  }

  private int[] codes(SortedMap<Integer, Piece> board) {
    int[] pieces = new int[homes.board().size()];
    board.forEach((square, piece) -> pieces[square] = kinds.code(piece));
    return pieces;
  }

  @Override
  public String read(FenField field, SortedMap<Integer, Piece> board) {
    int[] pieces = codes(board);
    StringBuilder letters = new StringBuilder();
    for (char letter : read(field).toCharArray()) {
      int bit = named(letter, pieces);
      letters.append(bit < 0 ? letter : letter(bit));
      if (bit >= 0 && isRight(letter) && homes.areShared()) {
        letters.append(letter(kings(homes.side(bit), pieces).getFirst()));
      }
    }
    return sorted(letters.toString());
  }

  private char letter(int bit) {
    return letter(homes.side(bit), homes.board().file(homes.squares().get(bit)));
  }

  /** The bits of those who are named, and of a king that is not, but meant. */
  private long bits(String letters, int[] pieces) {
    long bits = 0;
    for (char letter : letters.toCharArray()) {
      int bit = named(letter, pieces);
      if (bit >= 0) {
        List<Integer> kings = kings(homes.side(bit), pieces);
        boolean meant = kings.size() == 1 && (isRight(letter) || !homes.areShared());
        bits |= 1L << bit | (meant ? 1L << kings.getFirst() : 0);
      }
    }
    return bits;
  }

  /** The bit of the king or rook that a letter names; -1: nobody. */
  private int named(char letter, int[] pieces) {
    int side = Character.isUpperCase(letter) ? PieceCode.WHITE : PieceCode.WHITE ^ 1;
    if (isRight(letter)) {
      return outermost(side, Character.toLowerCase(letter) == 'k', pieces);
    }
    int file = Character.toLowerCase(letter) - 'a';
    for (int bit = 0; bit < homes.squares().size(); bit++) {
      int square = homes.squares().get(bit);
      if (homes.side(bit) == side && homes.board().file(square) == file
          && (homes.isKing(pieces[square], side) || homes.isRook(pieces[square], side))) {
        return bit;
      }
    }
    return -1;
  }

  /** The rook farthest from the only king. */
  private int outermost(int side, boolean high, int[] pieces) {
    List<Integer> kings = kings(side, pieces);
    if (kings.size() != 1) {
      return -1;
    }
    Geometry board = homes.board();
    int king = kings.getFirst();
    int found = -1;
    for (int bit = 0; bit < homes.squares().size(); bit++) {
      int square = homes.squares().get(bit);
      boolean there = homes.side(bit) == side && homes.isRook(pieces[square], side)
          && board.isRightOf(square, homes.squares().get(king)) == high && homes.areJoined(king, bit);
      found = there && (high || found < 0) ? bit : found;
    }
    return found;
  }

  /** The bits of all kings of a side, moved or not. */
  private List<Integer> kings(int side, int[] pieces) {
    List<Integer> kings = new ArrayList<>();
    for (int bit = 0; bit < homes.squares().size(); bit++) {
      if (homes.side(bit) == side && homes.isKing(pieces[homes.squares().get(bit)], side)) {
        kings.add(bit);
      }
    }
    return kings;
  }

  @Override
  public String write(State state) {
    StringBuilder letters = new StringBuilder();
    for (int side = 0; side < 2; side++) {
      boolean all = homes.areShared() || kings(side, state.board).size() > 1;
      for (int bit = homes.squares().size() - 1; bit >= 0; bit--) {
        int square = homes.squares().get(bit);
        if (homes.side(bit) == side && (state.get(homes.slot()) >>> bit & 1) != 0
            && (all || !homes.isKing(state.board[square], side))) {
          letters.append(letter(bit));
        }
      }
    }
    return letters.toString();
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    int[] pieces = setupContext.state().board;
    long kept = homes.inPairs(pieces, bits(text, pieces));
    for (char letter : text.toCharArray()) {
      int bit = named(letter, pieces);
      if (bit < 0 || (kept >>> bit & 1) == 0) {
        setupContext.flaws().add("the castling right " + letter + " without king and rook at home");
      }
    }
    setupContext.state().set(homes.slot(), kept);
  }
}
