package org.variorum.rules.make;

import java.util.Locale;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.state.State;

/** Writes moves as COM-3 says. */
public final class MoveText {

  private MoveText() {}

  /** To pass, as UCI writes a null move. */
  public static final String PASS = "0000";

  /** The text of a move that is legal in the position. */
  public static String write(Tables tables, State state, long move) {
    Geometry geometry = tables.geometry;
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int kind = MoveCode.kind(move);
    if (kind == MoveCode.DROP) {
      return tables.letter(MoveCode.becomes(move)) + "@" + geometry.name(to);
    }
    if (kind == MoveCode.PASS) {
      return PASS;
    }
    StringBuilder text = new StringBuilder(geometry.name(from)).append(geometry.name(to));
    if (MoveCode.becomes(move) >= 0) {
      text.append(promotion(tables, PieceCode.kind(state.board[from]), MoveCode.becomes(move)));
    }
    if (secondLeg(tables, move)) {
      text.append(',').append(geometry.name(MoveCode.otherFrom(move)))
          .append(kind == MoveCode.IN_PASSING ? "x" : geometry.name(MoveCode.otherTo(move)));
    }
    return text.toString();
  }

  private static boolean secondLeg(Tables tables, long move) {
    return switch (MoveCode.kind(move)) {
      case MoveCode.EXCHANGE, MoveCode.DISPLACEMENT, MoveCode.ACTION, MoveCode.IN_PASSING -> true;
      case MoveCode.CASTLING -> tables.castling != null
          && !tables.castling.wing(MoveCode.from(move), MoveCode.otherFrom(move)).oneLeg();
      default -> false;
    };
  }

  private static String promotion(Tables tables, int kind, int becomes) {
    String letter = tables.letter(becomes);
    if (letter.equals("+" + tables.letter(kind))) {
      return "+";
    }
    return letter.replace("~", "").toLowerCase(Locale.ROOT);
  }
}
