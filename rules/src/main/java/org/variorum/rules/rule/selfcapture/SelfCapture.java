package org.variorum.rules.rule.selfcapture;

import java.util.Set;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.WaysOntoOwn;

/**
 * Some pieces capture others of their own side by going onto them, and may promote by it. Who is captured so leaves the game; nothing else
 * follows from it, it threatens nobody, and nobody has to do it.
 *
 * @param by who captures so
 * @param targets the kinds that are captured so; never a royal piece
 * @param ways by which ways a piece goes onto another
 */
public record SelfCapture(Set<String> by, Set<String> targets, WaysOntoOwn ways) implements Mechanism {

  public SelfCapture {
    by = Set.copyOf(by);
    targets = Set.copyOf(targets);
  }

  @Override
  public boolean mayLose(PieceKind piece) {
    return !piece.royal() && targets.contains(piece.letter());
  }
}
