package org.variorum.rules.explain;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.make.Effects;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.state.State;

/** Takes moves apart into {@link Legs}. */
public final class LegsFinder {

  private LegsFinder() {}

  /** What a move of a position does. */
  public static Legs of(Tables tables, State state, long move) {
    if (MoveCode.kind(move) == MoveCode.PASS) {
      return Legs.pass(PieceCode.sideOf(state.turn));
    }
    int from = MoveCode.from(move);
    int kind = MoveCode.becomes(move);
    Piece becoming = kind < 0 ? null : tables.piece(PieceCode.code(kind, state.turn));
    if (MoveCode.kind(move) == MoveCode.DROP && becoming != null) {
      return new Legs(Legs.Manner.DROP, becoming, from, from, Optional.empty(), List.of());
    }
    return new Legs(manner(state, move), tables.piece(state.board[from]), from, MoveCode.to(move),
        Optional.ofNullable(becoming), touched(tables, state, move));
  }

  private static Legs.Manner manner(State state, long move) {
    return switch (MoveCode.kind(move)) {
      case MoveCode.PLAIN ->
          state.board[MoveCode.to(move)] == PieceCode.EMPTY ? Legs.Manner.PLAIN : Legs.Manner.CAPTURE;
      case MoveCode.CASTLING -> Legs.Manner.CASTLING;
      case MoveCode.EXCHANGE -> Legs.Manner.EXCHANGE;
      case MoveCode.DISPLACEMENT -> Legs.Manner.DISPLACEMENT;
      case MoveCode.ACTION -> Legs.Manner.ACTION;
      case MoveCode.EN_PASSANT -> Legs.Manner.EN_PASSANT;
      case MoveCode.IN_PASSING -> Legs.Manner.IN_PASSING;
      default -> Legs.Manner.DROP;
    };
  }

  private static List<Legs.Touched> touched(Tables tables, State state, long move) {
    int to = MoveCode.to(move);
    int other = MoveCode.otherFrom(move);
    return switch (MoveCode.kind(move)) {
      case MoveCode.PLAIN ->
          state.board[to] == PieceCode.EMPTY ? List.of() : List.of(removed(tables, state, to));
      case MoveCode.EN_PASSANT -> List.of(removed(tables, state, other));
      case MoveCode.IN_PASSING -> state.board[to] == PieceCode.EMPTY ? List.of(removed(tables, state, other))
          : List.of(removed(tables, state, other), removed(tables, state, to));
      case MoveCode.ACTION ->
          List.of(touched(tables, state, move, Effects.changed(tables, state, state.board[other])));
      default -> List.of(touched(tables, state, move, state.board[other]));
    };
  }

  private static Legs.Touched removed(Tables tables, State state, int square) {
    return new Legs.Touched(tables.piece(state.board[square]), square, square, Optional.empty());
  }

  private static Legs.Touched touched(Tables tables, State state, long move, int after) {
    int other = MoveCode.otherFrom(move);
    return new Legs.Touched(tables.piece(state.board[other]), other, MoveCode.otherTo(move),
        Optional.of(tables.piece(after)));
  }
}
