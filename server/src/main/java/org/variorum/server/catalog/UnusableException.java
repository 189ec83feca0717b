package org.variorum.server.catalog;

import java.util.List;

/** Signals that a definition with options defines no playable game; each complaint describes one fault. */
final class UnusableException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final List<String> complaints;

  UnusableException(List<String> complaints) {
    super(String.join("; ", complaints));
    this.complaints = List.copyOf(complaints);
  }

  List<String> complaints() {
    return complaints;
  }
}
