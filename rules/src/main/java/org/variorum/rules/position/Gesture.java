package org.variorum.rules.position;

import java.util.List;
import java.util.Optional;

/**
 * A move as input by pointing: the squares in order, then the piece to which the mover promotes.
 *
 * <p>{@code [from, to]} is a plain move. {@code [from, to, otherTo]} also moves another piece, to {@code otherTo}.
 * {@code [from, to, target]} also acts on a piece; {@code [from, from, target]} acts without moving.
 * {@code [from, taken, to]} captures in passing. {@code [from, other, from]} exchanges two pieces. If a piece also
 * comes from the hand, the player first points at that piece, then at the square that the move leaves for it.
 *
 * <p>No gesture is the beginning of another: a shorter gesture repeats its last square. So a board needs no rules to
 * follow the input: a move is complete when only its gesture begins with the squares so far.
 *
 * @param held the piece in hand that the player points at first; empty for a move without a piece from the hand
 * @param squares the squares in order
 * @param becomes the piece that the mover becomes, if it promotes
 */
public record Gesture(Optional<Piece> held, List<Integer> squares, Optional<Piece> becomes) {

  public Gesture {
    squares = List.copyOf(squares);
  }
}
