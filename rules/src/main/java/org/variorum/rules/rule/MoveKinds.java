package org.variorum.rules.rule;

import java.util.List;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.position.MoveCode;

/** Gives out the numbers of the kinds of moves that rules have, while a game is compiled. */
public final class MoveKinds {

  private int next = MoveCode.FIRST_OF_RULES;

  /**
   * A number that no other kind of move of the game has.
   *
   * @throws UnplayableDefinitionException if the code of a move has no room for another
   */
  public int next() {
    if (next == MoveCode.LISTED) {
      throw new UnplayableDefinitionException(List.of(Flaw.error(new Topic.Start(),
          "these mechanisms together have more kinds of moves of their own than the "
              + (MoveCode.LISTED - MoveCode.FIRST_OF_RULES)
              + " that a game can have; leave out one of them")));
    }
    return next++;
  }
}
