package org.variorum.server.http;

import io.javalin.http.Context;
import java.util.Map;
import org.eclipse.jetty.http.HttpFields;

/** Response headers that restrict what a browser may do with an answer. */
final class SecurityHeaders {

  private static final Map<String, String> HEADERS = Map.of(
      // The browser loads nothing from other sites and runs no inline script. It may compile WebAssembly, but make no
      // code from strings.
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
          + "worker-src 'self'; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; base-uri 'none'; "
          + "form-action 'none'; frame-ancestors 'none'",
      "X-Content-Type-Options", "nosniff",
      "X-Frame-Options", "DENY",
      "Referrer-Policy", "same-origin",
      "Cross-Origin-Opener-Policy", "same-origin",
      "Cross-Origin-Resource-Policy", "same-origin",
      "Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");

  private SecurityHeaders() {}

  /** @param isHttps whether the browser used HTTPS; it must then use HTTPS from now on */
  static void add(Context context, boolean isHttps) {
    HEADERS.forEach(context::header);
    if (isHttps) {
      context.header("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
    }
  }

  static void add(HttpFields.Mutable headers) {
    HEADERS.forEach(headers::put);
  }
}
