package org.variorum.server.catalog;

import java.util.List;

/** A definition with options that is no game: what is wrong with it, a complaint each. */
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
