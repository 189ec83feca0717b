package org.variorum.rules.rule;

import java.util.Arrays;
import java.util.List;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.position.MoveCode;

/** Gives out the numbers of the kinds of moves that rules have, while a game is compiled. */
public final class MoveKinds {

  /** What makes the moves of all kinds that no rule has a word for: the movement of pieces, and drops. */
  public static final String MOVEMENT = "movement";

  private int next = MoveCode.FIRST_RULE_KIND;
  private final String[] words = new String[MoveCode.KINDS];

  public MoveKinds() {
    Arrays.fill(words, MOVEMENT);
  }

  /**
   * A number that no other kind of move of the game has.
   *
   * @throws UnplayableDefinitionException if the code of a move has no room for another
   */
  public int next() {
    if (next == MoveCode.RESERVED) {
      throw new UnplayableDefinitionException(List.of(Flaw.error(new Topic.Start(),
          "these mechanisms together have more kinds of moves of their own than the "
              + (MoveCode.RESERVED - MoveCode.FIRST_RULE_KIND)
              + " that a game can have; leave out one of them")));
    }
    return next++;
  }

  /** The same for moves that turns can ask for by a word. */
  public int next(String word) {
    int kind = next();
    words[kind] = word;
    return kind;
  }

  /** The word by which turns ask for moves of a kind. */
  public String word(int kind) {
    return words[kind];
  }
}
