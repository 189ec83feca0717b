package org.variorum.rules.condition;

/** Whose pieces are meant, as the side sees it of which a condition is asked. */
public enum Owner {
  OWN, ENEMY, ANY
}
