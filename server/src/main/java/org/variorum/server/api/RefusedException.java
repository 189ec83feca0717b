package org.variorum.server.api;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.view.query.QueryException;

/** A refusal of a request by the server, with the reason in words and an HTTP status. */
public final class RefusedException extends QueryException {

  private static final long serialVersionUID = 1;

  private final int status;
  private final @Nullable Duration wait;

  /**
   * @param status the HTTP status: 4xx for a fault of the request, 503 or 507 if the server cannot serve the request
   *     now
   * @param code one word for programs
   * @param words sentences for people: the fault, its place and the remedy
   * @param squares the squares that the words mention
   */
  public RefusedException(int status, String code, List<String> words, List<String> squares) {
    this(status, code, words, squares, null);
  }

  private RefusedException(int status, String code, List<String> words, List<String> squares,
      @Nullable Duration wait) {
    super(code, words, squares);
    this.status = status;
    this.wait = wait;
  }

  public RefusedException(int status, String code, List<String> words) {
    this(status, code, words, List.of());
  }

  public RefusedException(int status, String code, String words) {
    this(status, code, List.of(words));
  }

  /**
   * Returns a refusal because one address asks for more than it may.
   *
   * @param words a sentence: what is too much
   * @param wait the time after which the client can try again
   */
  public static RefusedException tooFast(String words, Duration wait) {
    return withWait(429, "too-fast", words, wait);
  }

  /**
   * Returns a refusal because all addresses together ask for more than the server can do.
   *
   * @param words a sentence: what is too much
   * @param wait the time after which the client can try again
   */
  public static RefusedException tooBusy(String words, Duration wait) {
    return withWait(503, "too-busy", words, wait);
  }

  /**
   * Returns a refusal because the server cannot serve any client now.
   *
   * @param words a sentence: what is missing
   * @param wait the time after which the client can try again
   */
  public static RefusedException unavailable(int status, String code, String words, Duration wait) {
    return withWait(status, code, words, wait);
  }

  private static RefusedException withWait(int status, String code, String words, Duration wait) {
    return new RefusedException(status, code,
        List.of(words + " Wait " + wait.toSeconds() + " s and try again."), List.of(), wait);
  }

  /** The time to wait before the next try; empty if waiting does not help. */
  public Optional<Duration> retryAfter() {
    return Optional.ofNullable(wait);
  }

  @Override
  public int status() {
    return status;
  }
}
