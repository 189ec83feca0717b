package org.variorum.rules.position;

import java.util.List;
import java.util.Optional;

/**
 * A move as a player points at it: the squares one after the other, then what the piece becomes.
 *
 * <p>{@code [from, to]}; {@code [from, to, where]} if another piece goes somewhere; {@code [from, to, target]} if a piece is
 * acted on, {@code [from, from, target]} if the mover stays; {@code [from, taken, to]} if a piece is captured in passing;
 * {@code [from, with, from]} for an exchange. Where a piece comes from the hand besides, it is pointed at first, then
 * the square that it comes to, which the move leaves. No move's squares begin with all those of another: where they would, the last
 * square of the shorter is pointed at twice. So a board can follow a finger without knowing any rule, and a move is
 * complete when it is the only one left.
 *
 * @param held the piece in hand that is pointed at first; empty if it is a move on the board alone
 * @param squares the squares
 * @param becomes what is chosen last, if the piece promotes
 */
public record Gesture(Optional<Piece> held, List<Integer> squares, Optional<Piece> becomes) {

  public Gesture {
    squares = List.copyOf(squares);
  }
}
