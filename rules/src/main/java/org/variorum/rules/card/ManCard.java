package org.variorum.rules.card;

import java.util.List;
import org.variorum.rules.definition.Man;

/**
 * What there is to say of a kind of man.
 *
 * @param man the kind
 * @param sentences how it moves, what it becomes
 * @param diagram where it can go
 */
public record ManCard(Man man, List<String> sentences, MoveDiagram diagram) {

  public ManCard {
    sentences = List.copyOf(sentences);
  }
}
