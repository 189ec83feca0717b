package org.variorum.rules.rule;

import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Piece;

/** The words for pieces and squares of which the sentence of a spoken move is made. */
public interface SpokenWords {

  /** The piece that moves, with its square where it could be another: {@code rook from a1}. */
  String mover();

  /** The name of a piece. */
  String name(Piece piece);

  String square(int square);

  /** Another piece and where it stood: {@code its own pawn on e5}. */
  String other(Legs.Touched touched);

  /** What the mover becomes, after some words: {@code and becomes a queen}; empty if it stays what it is. */
  String becomes(String before);
}
