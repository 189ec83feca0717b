package org.variorum.bench.compare;

/** The build that takes a turn. */
enum BuildRole {
  /** The build to compare with. */
  OLD,
  /** The build that is evaluated. */
  NEW,
  /** The old build once more: how far its ratio is from 1 is noise. */
  CONTROL
}
