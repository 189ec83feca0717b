package org.variorum.rules.language.word;

import java.util.Optional;

/** Thrown for a malformed text. The offset of the mistake counts characters from the start of the text. */
public final class Malformed extends Exception {

  private static final long serialVersionUID = 1;

  private static final int MAX_SHOWN = 40;

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

  /** A description of the texts that would be well-formed; empty if there is none. */
  public Optional<String> expected() {
    return expected;
  }

  /** The text that the author probably meant; empty if it is unknown. */
  public Optional<String> suggestion() {
    return suggestion;
  }

  /** Shortens a long text for a message. */
  public static String shortened(String text) {
    return text.length() <= MAX_SHOWN ? text : text.substring(0, MAX_SHOWN) + "…";
  }
}
