package org.variorum.protocol.uci;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.game.Epd;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.UciText;
import org.variorum.rules.position.Move;

/** UCI notation: positions in FEN or EPD, and moves in the form of this project or of Fairy-Stockfish. */
record PlainNotation(Game game) implements Notation {

  /** Moves with a promotion in upper case, as some programs write them. */
  private static final Pattern CAPITAL_PROMOTION =
      Pattern.compile("(" + Geometry.SQUARE_NAME + "){2}[A-Z](,[a-x0-9]+)?");

  @Override
  public Epd read(String text) {
    return Epd.read(game, text);
  }

  @Override
  public String text(Position position) {
    return position.fen();
  }

  @Override
  public List<String> texts(Position from, List<Move> moves) {
    return UciText.of(from, moves);
  }

  @Override
  public Optional<Move> find(Position at, String text) {
    return UciText.find(at, toPlain(text));
  }

  @Override
  public String toPlain(String text) {
    return CAPITAL_PROMOTION.matcher(text).matches() ? text.toLowerCase(Locale.ROOT) : text;
  }
}
