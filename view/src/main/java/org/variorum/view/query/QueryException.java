package org.variorum.view.query;

import java.util.List;

/** Signals that a query cannot be answered, with the reason in words. */
public class QueryException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final String code;
  private final List<String> words;
  private final List<String> squares;

  /**
   * @param code one word for programs
   * @param words sentences for people: the fault, its place and the remedy
   * @param squares the squares that the words mention
   */
  public QueryException(String code, List<String> words, List<String> squares) {
    super(String.join(" ", words));
    this.code = code;
    this.words = List.copyOf(words);
    this.squares = List.copyOf(squares);
  }

  public QueryException(String code, List<String> words) {
    this(code, words, List.of());
  }

  public QueryException(String code, String words) {
    this(code, List.of(words));
  }

  /** The HTTP status of the refusal. */
  public int status() {
    return code.equals("unknown-game") ? 404 : 400;
  }

  public final String code() {
    return code;
  }

  public final List<String> words() {
    return words;
  }

  public final List<String> squares() {
    return squares;
  }
}
