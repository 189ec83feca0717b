package org.variorum.lab.external;

import java.util.List;
import org.variorum.rules.game.Game;

/** What programs may call a game. */
@FunctionalInterface
public interface VariantNames {

  /** The names, the likeliest first; at least one. */
  List<String> of(Game game);
}
