package org.variorum.server.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.server.api.ApiLimits;
import org.variorum.server.api.RefusedException;
import org.variorum.server.metrics.Meters;
import org.variorum.server.store.StoreException;
import org.variorum.view.answer.Problem;
import org.variorum.view.query.QueryException;

/** Error responses: they explain to clients why a request failed. */
final class ProblemResponses {

  private static final Logger LOG = LoggerFactory.getLogger(ProblemResponses.class);

  private static final Duration RETRY_AFTER = Duration.ofSeconds(5);

  private ProblemResponses() {}

  static void configure(JavalinConfig config, Meters meters) {
    config.routes.exception(QueryException.class, (refused, context) -> refuse(refused, context, meters));
    config.routes.exception(StoreException.class, (failure, context) -> refuse(of(failure), context, meters));
    config.routes.exception(HttpResponseException.class, (refused, context) -> {
      switch (refused.getStatus()) {
        case 404 -> notFound(context);
        case 413 -> answer(context, 413, "too-large",
            List.of("The request is too large. At most " + ApiLimits.BODY_BYTES / 1024 + " kB are read."));
        default ->
            answer(context, refused.getStatus(), "refused", List.of(String.valueOf(refused.getMessage())));
      }
    });
    config.routes.exception(IOException.class, (broken, context) -> {
      // A client that has disconnected does not get this answer; a client that sent a broken body does.
      LOG.debug("The body of a request for {} cannot be read", context.path(), broken);
      answer(context, 400, "unreadable", List.of("The server cannot read the body of this request."));
    });
    config.routes.exception(Exception.class, (failure, context) -> {
      LOG.error("{} {} failed", context.method(), context.path(), failure);
      answer(context, 500, "failed",
          List.of("The server failed to answer this request. The failure has been logged; try again later."));
    });
  }

  private static void refuse(QueryException refused, Context context, Meters meters) {
    meters.countRefusal(refused.code());
    if (refused instanceof RefusedException byServer) {
      addRetryAfter(byServer, context);
    }
    answer(context, refused.status(), refused.code(), refused.words());
  }

  /**
   * Returns the refusal for a failure of the database, and logs the failure. The refusal states whether data was
   * stored.
   */
  static RefusedException of(StoreException failure) {
    failure.log(LOG, "A request cannot be carried out");
    return switch (failure.kind()) {
      case FAILED -> RefusedException.unavailable(503, "no-database",
          "The database does not answer, and nothing is changed.", RETRY_AFTER);
      case FULL -> RefusedException.unavailable(507, "disk-full",
          "The server has no room left to store this, and nothing is changed.", RETRY_AFTER);
      case UNKNOWN -> new RefusedException(503, "unknown",
          "The connection to the database broke while this was stored: it is not known whether it is done. The server"
              + " checks this by itself; look at the result before you try again.");
    };
  }

  /** Adds the time after which to try again, if it is known. */
  static void addRetryAfter(RefusedException refused, Context context) {
    refused.retryAfter().ifPresent(wait -> context.header("Retry-After", Long.toString(wait.toSeconds())));
  }

  /** Answers a request that reaches no route because it is malformed. */
  static boolean unreadable(Request request, Response response, Callback done) {
    SecurityHeaders.add(response.getHeaders());
    write(response, done, "unreadable", "The server cannot read this request.");
    return true;
  }

  /** Answers a request that is refused before it reaches a route. */
  static boolean answer(Response response, Callback done, int status, String code, String words) {
    SecurityHeaders.add(response.getHeaders());
    response.setStatus(status);
    write(response, done, code, words);
    return true;
  }

  private static void write(Response response, Callback done, String code, String words) {
    response.getHeaders().put("Content-Type", "application/json").put("Cache-Control", "no-store");
    Content.Sink.write(response, true, Wire.write(new Problem(code, List.of(words))), done);
  }

  /** Answers that there is nothing at this address. */
  static void notFound(Context context) {
    answer(context, 404, "unknown-address", List.of("There is nothing at " + context.path() + "."));
  }

  private static void answer(Context context, int status, String code, List<String> words) {
    context.status(status).contentType("application/json").header("Cache-Control", "no-store")
        .result(Wire.write(new Problem(code, words)));
  }
}
