package org.variorum.server.api;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A request is refused by fault of the client; the message says why. */
public final class RefusedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final int status;
  private final String code;
  private final List<String> words;
  private final List<String> squares;
  private final @Nullable Duration wait;

  /**
   * @param status the HTTP status, 4xx; 503 or 507 if the server cannot do it now
   * @param code one word for programs
   * @param words sentences for people: what, where, what to do
   * @param squares the squares that the words speak of
   */
  public RefusedException(int status, String code, List<String> words, List<String> squares) {
    this(status, code, words, squares, null);
  }

  private RefusedException(int status, String code, List<String> words, List<String> squares,
      @Nullable Duration wait) {
    super(String.join(" ", words));
    this.status = status;
    this.code = code;
    this.words = List.copyOf(words);
    this.squares = List.copyOf(squares);
    this.wait = wait;
  }

  public RefusedException(int status, String code, List<String> words) {
    this(status, code, words, List.of());
  }

  public RefusedException(int status, String code, String words) {
    this(status, code, List.of(words));
  }

  /**
   * More is asked for than one address may ask for.
   *
   * @param words what is too much
   * @param wait after which it can be tried again
   */
  public static RefusedException tooFast(String words, Duration wait) {
    return later(429, "too-fast", words, wait);
  }

  /**
   * More is asked for, by all together, than the server can do.
   *
   * @param words what is too much
   * @param wait after which it can be tried again
   */
  public static RefusedException tooBusy(String words, Duration wait) {
    return later(503, "too-busy", words, wait);
  }

  /**
   * The server cannot do it now, for any client.
   *
   * @param words what is missing
   * @param wait after which it can be tried again
   */
  public static RefusedException unavailable(int status, String code, String words, Duration wait) {
    return later(status, code, words, wait);
  }

  private static RefusedException later(int status, String code, String words, Duration wait) {
    return new RefusedException(status, code,
        List.of(words + " Wait " + wait.toSeconds() + " s and try again."), List.of(), wait);
  }

  /** How long to wait before trying again, where that helps. */
  public Optional<Duration> retryAfter() {
    return Optional.ofNullable(wait);
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
