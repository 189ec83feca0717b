package org.variorum.rules.language.word;

import java.util.Optional;

/** A malformed text, with the mistake and its offset. */
public final class Malformed extends Exception {

  private static final long serialVersionUID = 1;

  private static final int SHOWN = 40;

  private final int offset;
  private final String problem;
  private final transient Optional<String> expected;
  private final transient Optional<String> suggestion;

  public Malformed(int offset, String problem, Optional<String> expected, Optional<String> suggestion) {
    super(problem, null, false, false);
    this.offset = offset;
    this.problem = problem;
    this.expected = expected;
    this.suggestion = suggestion;
  }

  public Malformed(int offset, String problem, String expected) {
    this(offset, problem, Optional.of(expected), Optional.empty());
  }

  public int offset() {
    return offset;
  }

  public String problem() {
    return problem;
  }

  public Optional<String> expected() {
    return expected;
  }

  public Optional<String> suggestion() {
    return suggestion;
  }

  /** Shortens a long text for a message. */
  public static String shown(String text) {
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
  }
}
