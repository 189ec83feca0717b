package org.variorum.rules.rule.hands;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.definition.CaptureOwner;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;

/**
 * Pieces in hand can be dropped instead of a move. A captured piece comes into a hand as its {@link PieceKind#basic} kind.
 *
 * @param drops the pieces that can be held, in the order in which a FEN lists them
 * @param keeper into whose hand captured pieces come of which nothing else is said
 */
public record Hands(List<Drop> drops, CaptureOwner keeper) implements Mechanism {
  public Hands {
    drops = List.copyOf(drops);
  }

  @Override
  public List<String> heldLetters() {
    return drops.stream().map(Drop::letter).toList();
  }

  /** Pieces that may be dropped in either form. */
  @Override
  public Set<String> addedKinds(List<PieceKind> pieces, String start, Set<String> present) {
    return drops.stream().filter(drop -> present.contains(drop.letter()))
        .flatMap(drop -> drop.forms(pieces).stream()).collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public Set<String> endlessLetters() {
    return drops.stream().filter(Drop::endless).map(Drop::letter).collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public boolean fillsHands() {
    return drops.stream().anyMatch(drop -> drop.keeper() != CaptureOwner.NOBODY);
  }
}
