package org.variorum.testkit.naive.walk;

import org.variorum.testkit.naive.position.Hook;

/** Protection of some kinds from capture by other kinds. */
public interface Shield extends Hook {

  /** Whether no piece of the kind {@code captor} may capture a piece of the kind {@code victim}; both are letters. */
  boolean protects(String victim, String captor);
}
