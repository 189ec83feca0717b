package org.variorum.rules.make;

import java.util.Locale;
import java.util.Optional;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveForm.Other;
import org.variorum.rules.state.State;

/** Decoder of moves, and writer of moves in coordinate notation (COM-3), for example {@code e2e4}. */
public final class MoveText {

  private MoveText() {}

  /** The text of a pass, as UCI writes a null move. */
  public static final String PASS = "0000";

  /** Decodes a move, which must be legal in the position. */
  public static Move read(GameTables tables, State state, long code) {
    String text = write(tables, state, code);
    if (MoveCode.kind(code) == MoveCode.PASS) {
      return new Move.Pass(text, code);
    }
    int becomes = MoveCode.becomes(code);
    Optional<Piece> promoted =
        becomes < 0 ? Optional.empty() : Optional.of(tables.piece(PieceCode.code(becomes, state.turn)));
    if (MoveCode.kind(code) == MoveCode.DROP) {
      return new Move.Drop(promoted.orElseThrow(), MoveCode.to(code), text, code);
    }
    return new Move.BoardMove(tables.piece(state.board[MoveCode.from(code)]), MoveCode.from(code),
        MoveCode.to(code), promoted, MoveCode.captures(code), text, code);
  }

  /**
   * Returns the text of a move, which must be legal in the position: {@code e7e8q}, {@code P@e4}, {@code 0000}, or with
   * the second leg of a move that needs it, {@code e2e4,e4e5}.
   */
  public static String write(GameTables tables, State state, long move) {
    Geometry geometry = tables.geometry;
    int from = MoveCode.from(move);
    if (MoveCode.kind(move) == MoveCode.DROP) {
      return tables.pieceKinds.letter(MoveCode.becomes(move)) + "@" + geometry.name(MoveCode.to(move));
    }
    if (MoveCode.kind(move) == MoveCode.PASS) {
      return PASS;
    }
    // The squares of this move are written; some rules write another one than they make.
    long shown = tables.form(move).told(move);
    MoveForm form = tables.form(shown);
    StringBuilder text = new StringBuilder(geometry.name(MoveCode.from(shown)))
        .append(geometry.name(form.writtenTo(shown)));
    if (MoveCode.becomes(move) >= 0) {
      text.append(promotion(tables, PieceCode.kind(state.board[from]), MoveCode.becomes(move)));
    }
    tables.form(move).entering(move)
        .ifPresent(piece -> text.append(tables.pieceKinds.letter(piece.kind()).toLowerCase(Locale.ROOT)));
    if (form.saysOther(shown)) {
      text.append(',').append(geometry.name(form.legFrom(shown)))
          .append(form.other() == Other.REMOVED ? "x" : geometry.name(MoveCode.otherTo(shown)));
    }
    return text.toString();
  }

  /** Returns the promotion's suffix: {@code +} for the promoted form of the piece, or the new kind's letter. */
  private static String promotion(GameTables tables, int kind, int becomes) {
    String letter = tables.pieceKinds.letter(becomes);
    if (letter.equals("+" + tables.pieceKinds.letter(kind))) {
      return "+";
    }
    return letter.replace("~", "").toLowerCase(Locale.ROOT);
  }
}
