package org.variorum.lab.learning;

/** Receives a report after each pass over the training set. */
@FunctionalInterface
public interface FitObserver {

  /**
   * @param pass the number of the pass, from 1
   * @param validationLoss the mean loss on the validation set
   */
  void afterPass(int pass, double validationLoss);
}
