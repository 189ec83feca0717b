package org.variorum.rules.card;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.variorum.rules.definition.PieceKind;

/**
 * What there is to say of a kind of piece.
 *
 * @param piece the kind
 * @param movement how it moves, in the notation of definitions
 * @param remarks what else there is to say: what it becomes, what it turns back into
 * @param diagram where it can go
 */
public record PieceCard(PieceKind piece, List<String> movement, List<String> remarks, MoveDiagram diagram) {

  public PieceCard {
    movement = List.copyOf(movement);
    remarks = List.copyOf(remarks);
  }

  /** The same in a game's names of the sides. */
  PieceCard named(UnaryOperator<String> names) {
    return new PieceCard(piece, movement.stream().map(names).toList(), remarks.stream().map(names).toList(),
        diagram);
  }

  /** All that there is to say. */
  public List<String> sentences() {
    return Stream.concat(movement.stream(), remarks.stream()).toList();
  }
}
