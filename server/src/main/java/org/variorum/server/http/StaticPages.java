package org.variorum.server.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The web client, if it is on the class path: one page for all its addresses, and the files that the page needs. */
final class StaticPages {

  private static final String FOLDER = "/public";
  /** The caching rule for files with names that contain a hash of their content. */
  private static final String FOREVER = "public, max-age=31536000, immutable";

  private final @Nullable String page;

  StaticPages() {
    try (InputStream file = StaticPages.class.getResourceAsStream(FOLDER + "/index.html")) {
      page = file == null ? null : new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException("the jar with the pages cannot be read", e);
    }
  }

  boolean exist() {
    return page != null;
  }

  void configure(JavalinConfig config) {
    if (page == null) {
      return;
    }
    config.staticFiles.add(files -> {
      files.hostedPath = "/assets";
      files.directory = FOLDER + "/assets";
      files.location = Location.CLASSPATH;
      files.precompressMaxSize = 4 << 20;
      files.headers = Map.of("Cache-Control", FOREVER);
    });
    config.staticFiles.add(files -> {
      files.hostedPath = "/";
      files.directory = FOLDER;
      files.location = Location.CLASSPATH;
      files.precompressMaxSize = 1 << 20;
      files.headers = Map.of("Cache-Control", "public, max-age=3600");
      files.mimeTypes.add("application/manifest+json", "webmanifest");
      files.skipFileFunction = request -> request.getRequestURI().equals("/")
          || request.getRequestURI().endsWith("/index.html");
    });
  }

  /**
   * Answers a request with the page of the web client, which does its own routing. Returns false if the path is the
   * name of a file, because that file is missing.
   */
  boolean answer(Context context) {
    boolean isFile = context.path().substring(context.path().lastIndexOf('/')).contains(".");
    if (page == null || isFile) {
      return false;
    }
    // The response may set a guest's cookie, and a shared cache would give it to everyone.
    context.contentType("text/html; charset=utf-8").header("Cache-Control", "private, no-cache").result(page);
    return true;
  }
}
