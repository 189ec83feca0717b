package org.variorum.rules.condition;

/** The owner of pieces, from the point of view of the side for which a condition is tested. */
public enum Owner {
  OWN, ENEMY, ANY
}
