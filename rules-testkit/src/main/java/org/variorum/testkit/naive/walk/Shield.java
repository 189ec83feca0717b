package org.variorum.testkit.naive.walk;

import org.variorum.testkit.naive.position.Hook;

/** Protection of some kinds from capture by other kinds. */
public interface Shield extends Hook {

  boolean saves(String victim, String captor);
}
