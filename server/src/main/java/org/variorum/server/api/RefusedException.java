package org.variorum.server.api;

import java.util.List;

/** A request that is refused: the asker's fault, told in words. */
public final class RefusedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final int status;
  private final String code;
  private final List<String> words;
  private final List<String> squares;

  /**
   * @param status the HTTP status, 4xx
   * @param code one word for programs
   * @param words sentences for people: what, where, what to do
   * @param squares the squares that the words speak of
   */
  public RefusedException(int status, String code, List<String> words, List<String> squares) {
    super(String.join(" ", words));
    this.status = status;
    this.code = code;
    this.words = List.copyOf(words);
    this.squares = List.copyOf(squares);
  }

  public RefusedException(int status, String code, List<String> words) {
    this(status, code, words, List.of());
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

  public List<String> squares() {
    return squares;
  }
}
