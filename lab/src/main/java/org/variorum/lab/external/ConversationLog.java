package org.variorum.lab.external;

/** Receives every line between a match and its external engines. Several threads may call it at once. */
@FunctionalInterface
public interface ConversationLog {

  /** A log that discards all lines. */
  ConversationLog NONE = (program, direction, line) -> {};

  /** The direction of a line. */
  enum Direction {
    TO_PROGRAM, FROM_PROGRAM
  }

  /** @param program the engine's name, with a number that identifies its process */
  void add(String program, Direction direction, String line);
}
