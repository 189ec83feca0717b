package org.variorum.testkit.naive.walk;

import org.variorum.testkit.naive.position.Hook;

/** Saves some kinds from being captured by others, whatever their ways are. */
public interface Shield extends Hook {

  boolean saves(String victim, String captor);
}
