package org.variorum.lab.learning;

/** Receives a report after each pass over all training positions. */
@FunctionalInterface
public interface FitObserver {

  /** @param watched the loss of the games that are watched */
  void passed(int pass, double watched);
}
