package org.variorum.server.trial;

import java.util.List;

/** The result of a trial. */
public sealed interface Verdict {

  /** The definition can be played. */
  record Accepted() implements Verdict {}

  /**
   * The definition cannot be played, or costs too much.
   *
   * @param words sentences for people: what, where, and what to do
   */
  record Refused(List<String> words) implements Verdict {

    public Refused {
      words = List.copyOf(words);
    }
  }
}
