package org.variorum.rules.fen;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Setup;

/** Letters of a game's pieces in FENs: the definition's letters, and letters that other programs use. */
public final class PieceLetters {

  private static final char PROMOTED = '~';

  /** For each letter that a FEN may contain: the definition's letter of the same piece. Both are in upper case. */
  private final Map<String, String> ownLetters = new HashMap<>();
  /** Fairy-Stockfish's letters by the definition's letters, both in upper case. */
  private final Map<String, String> foreignLetters = new HashMap<>();
  /** Letters of the kinds that pieces can become by promotion or another rule. */
  private final Set<String> promotions = new HashSet<>();

  public PieceLetters(Definition definition) {
    Map<Character, List<String>> synonyms = new HashMap<>();
    for (PieceKind piece : definition.pieces()) {
      synonyms.computeIfAbsent(baseLetter(piece.letter()), _ -> new ArrayList<>())
          .addAll(piece.foreignLetters());
      piece.promotion().ifPresent(promotion -> promotions.addAll(promotion.choices()));
      definition.mechanisms().forEach(mechanism -> promotions.addAll(mechanism.becomes(piece.letter())));
    }
    for (PieceKind piece : definition.pieces()) {
      for (String synonym : synonyms.getOrDefault(baseLetter(piece.letter()), List.of())) {
        String text = respelled(piece.letter(), synonym.charAt(0));
        ownLetters.put(text, piece.letter());
        foreignLetters.putIfAbsent(piece.letter(), text);
      }
    }
    definition.pieces().forEach(piece -> ownLetters.put(piece.letter(), piece.letter()));
  }

  private static char baseLetter(String letter) {
    return letter.charAt(letter.charAt(0) == '+' ? 1 : 0);
  }

  private static String respelled(String letter, char replacement) {
    return letter.replace(baseLetter(letter), replacement);
  }

  /**
   * Returns the piece that a text in a FEN names; empty if no piece has that text. The mark {@code ~} of a promoted
   * piece is ignored in a game that does not distinguish promoted pieces.
   */
  Optional<Piece> read(String text) {
    String upper = text.toUpperCase(Locale.ROOT);
    Side side = upper.equals(text) ? Side.WHITE : Side.BLACK;
    return Optional.ofNullable(ownLetters.get(upper)).or(() -> readWithoutMark(upper))
        .map(letter -> new Piece(letter, side));
  }

  private Optional<String> readWithoutMark(String upper) {
    int end = upper.length() - 1;
    return end > 0 && upper.charAt(end) == PROMOTED
        ? Optional.ofNullable(ownLetters.get(upper.substring(0, end))).filter(promotions::contains)
        : Optional.empty();
  }

  /** Returns the text of a piece in a FEN. */
  public String write(Piece piece, Setup.Dialect dialect) {
    return dialect == Setup.Dialect.OWN ? piece.fen()
        : new Piece(foreignLetters.getOrDefault(piece.letter(), piece.letter()), piece.side()).fen();
  }
}
