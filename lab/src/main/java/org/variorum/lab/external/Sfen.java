package org.variorum.lab.external;

import java.util.Locale;
import java.util.regex.Pattern;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Piece;

/** Positions in the notation of USI: the first side to move is black, and hands follow the side to move. */
final class Sfen {

  private static final Pattern HANDS = Pattern.compile("\\[([^\\]]*)\\]");

  private Sfen() {}

  static String of(Position position) {
    String placement = HANDS.matcher(position.fen().split(" ", 2)[0]).replaceAll("");
    String hands = handText(position, Side.WHITE) + handText(position, Side.BLACK).toLowerCase(Locale.ROOT);
    boolean isWhite = position.turn() == Side.WHITE;
    int move = 2 * position.fullmove() - (isWhite ? 1 : 0);
    return String.join(" ", placement, isWhite ? "b" : "w", hands.isEmpty() ? "-" : hands,
        Integer.toString(move));
  }

  private static String handText(Position position, Side side) {
    StringBuilder hand = new StringBuilder();
    for (PieceKind piece : position.game().definition().pieces()) {
      int held = position.held(new Piece(piece.letter(), side));
      hand.append(held > 1 ? Integer.toString(held) : "").append(held > 0 ? piece.letter() : "");
    }
    return hand.toString();
  }
}
