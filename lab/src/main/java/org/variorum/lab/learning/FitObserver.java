package org.variorum.lab.learning;

/** Told each time when all training positions have been gone over once more. */
@FunctionalInterface
public interface FitObserver {

  /** @param watched the loss of the games that are watched */
  void passed(int pass, double watched);
}
