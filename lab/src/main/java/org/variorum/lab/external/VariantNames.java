package org.variorum.lab.external;

import java.util.List;
import org.variorum.rules.game.Game;

/** The names that external engines may use for a game. */
@FunctionalInterface
public interface VariantNames {

  /** The names of a game, the most likely first; at least one. */
  List<String> names(Game game);
}
