package org.variorum.server.http.files;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The programs that run in browsers, with their definitions and rules pages, if the build has made them. A browser keeps
 * the files, and asks before each use whether they are still those of the server: they belong together.
 */
public final class ProgramFiles {

  /** The path of a file. */
  public static final String PATH = "/program/{file}";
  private static final String FOLDER = "/public/program/";
  /** The page that a page fills in with a game of its own; it is no page of the site, so it is sent as a text. */
  private static final String ONE_PAGE = "page.html";
  private static final Map<String, String> TYPES =
      Map.of("variorum.wasm", "application/wasm", "language.wasm", "application/wasm", "games.json",
          "application/json", "pages.json", "application/json", ONE_PAGE, "text/plain; charset=utf-8");
  private static final Pattern GZIP = accepted("gzip");
  private static final Pattern BROTLI = accepted("br");

  private final Map<String, ProgramFile> files = new ConcurrentHashMap<>();

  /**
   * A file of the program.
   *
   * @param gzip the file as gzip has compressed it
   * @param brotli the file as Brotli has compressed it; null if the build has not made it
   * @param tag a hash of the content, as in HTTP
   */
  private record ProgramFile(byte[] gzip, byte @Nullable [] brotli, String tag) {}

  /** Finds an encoding in the header by which a browser accepts it. */
  private static Pattern accepted(String encoding) {
    return Pattern.compile("\\b" + encoding + "\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))");
  }

  /** Answers a request for a file of the program; returns false if there is no such file. */
  public boolean answer(Context context) {
    String name = context.pathParam("file");
    String type = TYPES.get(name);
    ProgramFile file = type == null ? null : files.computeIfAbsent(name, ProgramFiles::read);
    if (type == null || file == null) {
      return false;
    }
    context.header("Cache-Control", "public, no-cache").header("ETag", file.tag).header("Vary",
        "Accept-Encoding");
    if (String.valueOf(context.header("If-None-Match")).contains(file.tag)) {
      context.status(HttpStatus.NOT_MODIFIED);
      return true;
    }
    context.contentType(type);
    String accepted = String.valueOf(context.header("Accept-Encoding"));
    if (file.brotli != null && BROTLI.matcher(accepted).find()) {
      context.header("Content-Encoding", "br").result(file.brotli);
    } else if (GZIP.matcher(accepted).find()) {
      context.header("Content-Encoding", "gzip").result(file.gzip);
    } else {
      context.result(uncompressed(file));
    }
    return true;
  }

  private static @Nullable ProgramFile read(String name) {
    byte[] file = resource(name);
    if (file == null) {
      return null;
    }
    byte[] gzip = resource(name + ".gz");
    return new ProgramFile(gzip == null ? compressed(file) : gzip, resource(name + ".br"),
        "W/\"" + HexFormat.of().formatHex(sha256().digest(file), 0, 16) + '"');
  }

  private static byte @Nullable [] resource(String name) {
    String folder = name.equals(ONE_PAGE) ? "/one-file/" : FOLDER;
    try (InputStream file = ProgramFiles.class.getResourceAsStream(folder + name)) {
      return file == null ? null : file.readAllBytes();
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  private static byte[] compressed(byte[] file) {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (OutputStream out = new BestGzip(compressed)) {
      out.write(file);
    } catch (IOException e) {
      throw unreadable(e);
    }
    return compressed.toByteArray();
  }

  private static InputStream uncompressed(ProgramFile file) {
    try {
      return new GZIPInputStream(new ByteArrayInputStream(file.gzip));
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private static IllegalStateException unreadable(IOException cause) {
    return new IllegalStateException("the jar with the program cannot be read", cause);
  }

  /** Compresses as well as gzip can: each file once, and sends it often. */
  private static final class BestGzip extends GZIPOutputStream {

    BestGzip(ByteArrayOutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }
}
