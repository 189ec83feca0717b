package org.variorum.rules.card;

import java.util.List;
import java.util.stream.Stream;
import org.variorum.rules.definition.Man;

/**
 * What there is to say of a kind of man.
 *
 * @param man the kind
 * @param movement how it moves, in the notation of definitions
 * @param remarks what else there is to say: what it becomes, what it turns back into
 * @param diagram where it can go
 */
public record ManCard(Man man, List<String> movement, List<String> remarks, MoveDiagram diagram) {

  public ManCard {
    movement = List.copyOf(movement);
    remarks = List.copyOf(remarks);
  }

  /** All that there is to say. */
  public List<String> sentences() {
    return Stream.concat(movement.stream(), remarks.stream()).toList();
  }
}
