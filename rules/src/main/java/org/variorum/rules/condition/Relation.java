package org.variorum.rules.condition;

/** A relation between two numbers. */
public enum Relation {
  AT_LEAST("at least"), AT_MOST("at most"), MORE("more than"), FEWER("fewer than"), EQUAL("=");

  private final String word;

  Relation(String word) {
    this.word = word;
  }

  /** The word for the relation in definitions. */
  public String word() {
    return word;
  }

  /** Whether two numbers have this relation. */
  public boolean holds(int left, int right) {
    return switch (this) {
      case AT_LEAST -> left >= right;
      case AT_MOST -> left <= right;
      case MORE -> left > right;
      case FEWER -> left < right;
      case EQUAL -> left == right;
    };
  }
}
