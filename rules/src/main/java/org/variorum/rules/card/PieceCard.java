package org.variorum.rules.card;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.variorum.rules.definition.PieceKind;

/**
 * The description of a kind of piece.
 *
 * @param piece the kind
 * @param movement the movement, in words or in the notation of definitions
 * @param remarks other properties, for example promotion
 * @param diagram the squares that the piece reaches
 */
public record PieceCard(PieceKind piece, List<String> movement, List<String> remarks, MoveDiagram diagram) {

  public PieceCard {
    movement = List.copyOf(movement);
    remarks = List.copyOf(remarks);
  }

  /** Returns the card with other names of the sides. {@code names} replaces White and Black in one sentence. */
  PieceCard withNames(UnaryOperator<String> names) {
    return new PieceCard(piece, movement.stream().map(names).toList(), remarks.stream().map(names).toList(),
        diagram);
  }

  /** The movement and the remarks. */
  public List<String> sentences() {
    return Stream.concat(movement.stream(), remarks.stream()).toList();
  }
}
