package org.variorum.rules.rule;

import java.util.List;
import java.util.stream.IntStream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** Names of pieces and squares in sentences. */
public final class Wording {

  private static final int MOST_MOVES = 12;

  private final State state;
  private final Definition definition;

  public Wording(State state) {
    this.state = state;
    definition = state.layout.kinds.definition();
  }

  public String square(int square) {
    return definition.board().name(square);
  }

  /** The name of a kind. */
  public String kind(int kind) {
    return definition.pieces().get(kind).name();
  }

  /** The names of kinds, joined by "or". */
  public String anyOf(long kinds) {
    return English.list(IntStream.range(0, definition.pieces().size())
        .filter(kind -> (kinds & PieceCode.bit(kind)) != 0).mapToObj(this::kind).toList(), "or");
  }

  /** The name of the piece on a square. */
  public String piece(int square) {
    return kind(PieceCode.kind(state.board[square]));
  }

  /** {@code the rook on e8}. */
  public String pieceOn(int square) {
    return "the " + piece(square) + " on " + square(square);
  }

  public String piecesOn(List<Integer> squares) {
    return English.list(squares.stream().map(this::pieceOn).toList(), "and");
  }

  /** {@code the rook on e8 stands in the way}. */
  public String standInTheWay(List<Integer> squares) {
    return piecesOn(squares) + (squares.size() == 1 ? " stands" : " stand") + " in the way";
  }

  /** Moves to choose from, of many only the first. */
  public static String choices(List<Move> moves) {
    List<String> texts = moves.stream().limit(MOST_MOVES).map(Move::text).toList();
    return moves.size() > MOST_MOVES ? String.join(", ", texts) + " …" : English.list(texts, "or");
  }

  public static String side(int side) {
    return PieceCode.sideOf(side).word();
  }
}
