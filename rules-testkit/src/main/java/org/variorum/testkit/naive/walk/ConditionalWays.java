package org.variorum.testkit.naive.walk;

import java.util.List;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Way;
import org.variorum.testkit.naive.position.Hook;

/** Additional movement of kinds of pieces, under conditions. */
public interface ConditionalWays extends Hook {

  /** The additional ways of a kind; empty if it has none. */
  List<Way> ways(PieceKind kind);
}
