package org.variorum.rules.definition;

/** The side that receives a captured piece in hand: the captor, the owner of the piece, or neither side. */
public enum CaptureOwner {
  CAPTOR, OWNER, NOBODY
}
