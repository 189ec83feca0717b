package org.variorum.server.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.util.List;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.server.api.Limits;
import org.variorum.server.api.Problem;
import org.variorum.server.api.RefusedException;
import org.variorum.server.metrics.Meters;

/** Turns what goes wrong into an answer that says so. */
final class Problems {

  private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

  private Problems() {}

  static void configure(JavalinConfig config, Meters meters) {
    config.routes.exception(RefusedException.class, (refused, context) -> {
      meters.refused(refused.code());
      sayWhen(refused, context);
      tell(context, refused.status(), refused.code(), refused.words());
    });
    config.routes.exception(HttpResponseException.class, (refused, context) -> {
      switch (refused.getStatus()) {
        case 404 -> nowhere(context);
        case 413 -> tell(context, 413, "too-large",
            List.of("The request is too large. At most " + Limits.BODY / 1024 + " kB are read."));
        default ->
            tell(context, refused.getStatus(), "refused", List.of(String.valueOf(refused.getMessage())));
      }
    });
    config.routes.exception(IOException.class,
        (gone, context) -> LOG.debug("Who asked for {} was gone before it was answered", context.path(),
            gone));
    config.routes.exception(Exception.class, (failure, context) -> {
      LOG.error("{} {} failed", context.method(), context.path(), failure);
      tell(context, 500, "failed",
          List.of("The server failed at this. It has been written down; try again later."));
    });
  }

  /** When it can be tried again, where that is known. */
  static void sayWhen(RefusedException refused, Context context) {
    refused.retryAfter().ifPresent(wait -> context.header("Retry-After", Long.toString(wait.toSeconds())));
  }

  /** Answers what never reaches a route, since it is no proper request or names no address that could be. */
  static boolean unreadable(Request request, Response response, Callback done) {
    SecurityHeaders.add(response.getHeaders());
    write(response, done, "unreadable", "The server cannot read this request.");
    return true;
  }

  /** Answers what is refused before it reaches a route. */
  static boolean tell(Response response, Callback done, int status, String code, String words) {
    SecurityHeaders.add(response.getHeaders());
    response.setStatus(status);
    write(response, done, code, words);
    return true;
  }

  private static void write(Response response, Callback done, String code, String words) {
    response.getHeaders().put("Content-Type", "application/json").put("Cache-Control", "no-store");
    Content.Sink.write(response, true, Wire.write(new Problem(code, List.of(words))), done);
  }

  /** Nothing is at this address. */
  static void nowhere(Context context) {
    tell(context, 404, "unknown-address", List.of("There is nothing at " + context.path() + "."));
  }

  private static void tell(Context context, int status, String code, List<String> words) {
    context.status(status).contentType("application/json").header("Cache-Control", "no-store")
        .result(Wire.write(new Problem(code, words)));
  }
}
