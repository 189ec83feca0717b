package org.variorum.rules.rule.hands;

import java.util.List;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;

/**
 * Captured pieces change sides and can be dropped instead of a move. A piece is dropped as its {@link PieceKind#basic} kind.
 *
 * @param drops the pieces that can be held, in the order in which a FEN lists them
 */
public record Hands(List<Drop> drops) implements Mechanism {
  public Hands {
    drops = List.copyOf(drops);
  }

  @Override
  public List<String> held() {
    return drops.stream().map(Drop::letter).toList();
  }
}
