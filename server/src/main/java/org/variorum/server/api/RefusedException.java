package org.variorum.server.api;

import java.util.List;

/** A request that is refused: the asker's fault, told in words. */
public final class RefusedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final int status;
  private final String code;
  private final List<String> words;

  /**
   * @param status the HTTP status, 4xx
   * @param code one word for programs
   * @param words sentences for people: what, where, what to do
   */
  public RefusedException(int status, String code, List<String> words) {
    super(String.join(" ", words));
    this.status = status;
    this.code = code;
    this.words = List.copyOf(words);
  }

  public RefusedException(int status, String code, String words) {
    this(status, code, List.of(words));
  }

  public int status() {
    return status;
  }

  public String code() {
    return code;
  }

  public List<String> words() {
    return words;
  }
}
