package org.variorum.lab.external;

/** Receives everything sent between a match and a program. Called by several threads. */
@FunctionalInterface
public interface ConversationLog {

  /** Listens to nothing. */
  ConversationLog NONE = (program, direction, line) -> {};

  /** Which way a line goes. */
  enum Direction {
    TO_PROGRAM, FROM_PROGRAM
  }

  /** @param program the name of the program, and a number that tells one running process from another */
  void said(String program, Direction direction, String line);
}
