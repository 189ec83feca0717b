package org.variorum.rules.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.text.Nearest;

/** The problems of one page, in the order in which they were found. */
final class PageProblems {

  private static final int MAX_SHOWN = 40;

  private final List<FileProblem> found = new ArrayList<>();

  void add(PageLocation location, String message, Optional<String> expected, Optional<String> suggestion) {
    found.add(new FileProblem(location.file(), location.line(), 1, message, expected, suggestion));
  }

  void add(PageLocation location, String message) {
    add(location, message, Optional.empty(), Optional.empty());
  }

  void add(PageLocation location, String message, String expected) {
    add(location, message, Optional.of(expected), Optional.empty());
  }

  /** Adds a problem: a word that is not one of the known words. */
  void unknown(PageLocation location, String kind, String word, List<String> known) {
    add(location, "unknown " + kind + " \"" + shortened(word) + "\"",
        known.isEmpty() ? Optional.empty() : Optional.of("one of " + String.join(", ", known)),
        Nearest.to(word, known));
  }

  /** Returns a text for a message, cut off if it is long. */
  static String shortened(String text) {
    return text.length() <= MAX_SHOWN ? text : text.substring(0, MAX_SHOWN) + "…";
  }

  List<FileProblem> found() {
    return List.copyOf(found);
  }

  void throwIfAny() {
    if (!found.isEmpty()) {
      throw new GuideException(found);
    }
  }
}
