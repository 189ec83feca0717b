package org.variorum.server.http.files;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.security.DigestOutputStream;
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
  private static final Pattern GZIP = Pattern.compile("\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))");

  private final Map<String, ProgramFile> files = new ConcurrentHashMap<>();

  /**
   * A file of the program.
   *
   * @param tag a hash of the content, as in HTTP
   */
  private record ProgramFile(byte[] compressed, String tag) {}

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
    if (GZIP.matcher(String.valueOf(context.header("Accept-Encoding"))).find()) {
      context.header("Content-Encoding", "gzip").result(file.compressed);
    } else {
      context.result(uncompressed(file));
    }
    return true;
  }

  private static @Nullable ProgramFile read(String name) {
    String folder = name.equals(ONE_PAGE) ? "/one-file/" : FOLDER;
    try (InputStream file = ProgramFiles.class.getResourceAsStream(folder + name)) {
      return file == null ? null : compress(file);
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  private static ProgramFile compress(InputStream file) throws IOException {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    MessageDigest digest = sha256();
    try (DigestOutputStream out = new DigestOutputStream(new BestGzip(compressed), digest)) {
      file.transferTo(out);
    }
    return new ProgramFile(compressed.toByteArray(),
        "W/\"" + HexFormat.of().formatHex(digest.digest(), 0, 16) + '"');
  }

  private static InputStream uncompressed(ProgramFile file) {
    try {
      return new GZIPInputStream(new ByteArrayInputStream(file.compressed));
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
