package org.variorum.rules.condition;

/** The owner of the pieces that are meant, as the side sees it for which a condition is asked. */
public enum Owner {
  OWN, ENEMY, ANY
}
