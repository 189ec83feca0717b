package org.variorum.rules.ini;

/**
 * Reason why an entry is not imported, or why one of its options is left out.
 *
 * @param option the option, or the entry's name if the reason is not one option
 * @param line the option's line in the file, counted from 1; 0 if the option is not in the file
 * @param reason a clause without a full stop
 */
public record ImportRefusal(String option, int line, String reason) {

  @Override
  public String toString() {
    return option + ": " + reason;
  }
}
