package org.variorum.rules.game;

import java.util.List;
import org.variorum.rules.text.English;

/** Names of men and squares in sentences. */
final class Wording {

  private final State state;
  private final Tables tables;

  Wording(State state) {
    this.state = state;
    tables = state.tables;
  }

  String square(int square) {
    return tables.geometry.name(square);
  }

  /** The name of a kind. */
  String kind(int kind) {
    return tables.definition.men().get(kind).name();
  }

  /** The name of the man on a square. */
  String man(int square) {
    return kind(Men.kind(state.board[square]));
  }

  /** {@code the rook on e8}. */
  String manOn(int square) {
    return "the " + man(square) + " on " + square(square);
  }

  String menOn(List<Integer> squares) {
    return English.list(squares.stream().map(this::manOn).toList(), "and");
  }

  static String side(int side) {
    return side == Men.WHITE ? "White" : "Black";
  }
}
