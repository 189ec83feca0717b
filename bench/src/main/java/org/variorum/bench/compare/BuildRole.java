package org.variorum.bench.compare;

/** The role of a build in a comparison. */
enum BuildRole {
  /** The build to compare with. */
  OLD,
  /** The build under evaluation. */
  NEW,
  /** The old build again: the distance of its ratio from 1 is noise. */
  CONTROL
}
