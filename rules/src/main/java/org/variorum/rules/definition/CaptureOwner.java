package org.variorum.rules.definition;

/** The side that receives a captured piece in hand. */
public enum CaptureOwner {
  CAPTOR, OWNER, NOBODY
}
