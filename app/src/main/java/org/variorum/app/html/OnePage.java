package org.variorum.app.html;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.variorum.app.option.Complaint;

/**
 * A page with board, rules and engine, without a game: {@code web/one-file}, with places for what it holds.
 *
 * @param template the page
 * @param program the program in WebAssembly, which answers what the page asks
 */
public record OnePage(String template, byte[] program) {

  private static final String TEMPLATE = "/one-file/page.html";
  private static final String PROGRAM = "/public/program/variorum.wasm";
  /** The sign by which a page is known to be one; it comes early in the page. */
  private static final String SIGN = "<meta name=\"generator\" content=\"variorum html\"";
  private static final int SIGN_WITHIN = 1024;

  /** The page of this build; throws a {@link Complaint} with the remedy if the build has left a part out. */
  public static OnePage ofBuild() {
    return of(OnePage::resource);
  }

  /** @param build what the build has made, by path */
  static OnePage of(Function<String, Optional<byte[]>> build) {
    byte[] template = build.apply(TEMPLATE)
        .orElseThrow(() -> missing("no pages; install Node 20.19 or newer and build again"));
    byte[] program = build.apply(PROGRAM)
        .orElseThrow(() -> missing("no program for browsers; build/npm makes it, then build again"));
    return new OnePage(new String(template, StandardCharsets.UTF_8), program);
  }

  private static Complaint missing(String what) {
    return Complaint.content(List.of("this build has " + what));
  }

  private static Optional<byte[]> resource(String name) {
    try (InputStream file = OnePage.class.getResourceAsStream(name)) {
      return file == null ? Optional.empty() : Optional.of(file.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether a file is such a page with a game, or empty. */
  public static boolean isWrittenIn(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] start = in.readNBytes(SIGN_WITHIN);
      return start.length == 0 || new String(start, StandardCharsets.UTF_8).contains(SIGN);
    }
  }

  /** The page with a game. The game is compressed, in base64: no text in it can be taken for a part of the page. */
  public byte[] with(String title, EmbeddedGame game) {
    String page = template;
    for (Map.Entry<String, String> place : Map.of("%title%", escaped(title), "%game%",
        packed(game.json().getBytes(StandardCharsets.US_ASCII)), "%program%", packed(program)).entrySet()) {
      int at = page.indexOf(place.getKey());
      if (at < 0) {
        throw new IllegalStateException("the page has no place for " + place.getKey());
      }
      page = page.substring(0, at) + place.getValue() + page.substring(at + place.getKey().length());
    }
    return page.getBytes(StandardCharsets.UTF_8);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("%", "&#37;");
  }

  private static String packed(byte[] content) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream out = new SmallGzip(packed)) {
      out.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Base64.getEncoder().encodeToString(packed.toByteArray());
  }

  /** Compresses as well as gzip can. */
  private static final class SmallGzip extends GZIPOutputStream {

    SmallGzip(OutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }
}
