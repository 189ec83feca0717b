package org.variorum.rules.definition;

/** The side that gets a captured piece that can be held in hand. */
public enum CaptureOwner {
  CAPTOR, OWNER, NOBODY
}
