package org.variorum.rules.ini;

/**
 * Why an entry is not imported, or one of its options is left out.
 *
 * @param option the option, or the entry's name where it is not one option
 * @param line where it stands in the file, counted from 1; 0 if it does not stand there
 * @param reason a clause without a full stop
 */
public record ImportRefusal(String option, int line, String reason) {

  @Override
  public String toString() {
    return option + ": " + reason;
  }
}
