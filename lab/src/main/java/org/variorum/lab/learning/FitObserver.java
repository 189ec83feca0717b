package org.variorum.lab.learning;

/** Receives a report after each pass over the training set. */
@FunctionalInterface
public interface FitObserver {

  /** @param validationLoss the mean loss on the validation set */
  void passed(int pass, double validationLoss);
}
