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
 * A page with board, rules and engine, made from {@code web/one-file}; {@link #with} puts a game in it.
 *
 * @param template the page with the placeholders {@code %title%}, {@code %game%} and {@code %program%}
 * @param program the WebAssembly program that answers the page's queries
 */
public record OnePage(String template, byte[] program) {

  private static final String TEMPLATE = "/one-file/page.html";
  private static final String PROGRAM = "/public/program/variorum.wasm";
  /** The start of a tag that identifies pages of this class. */
  private static final String GENERATOR_TAG = "<meta name=\"generator\" content=\"variorum html\"";
  /** The tag is in this number of first bytes. */
  private static final int GENERATOR_TAG_BYTES = 1024;

  /** The page of this build; throws a {@link Complaint} with the remedy if the build has left a part out. */
  public static OnePage ofBuild() {
    return of(OnePage::resource);
  }

  /** @param build returns a file of the build by its path; empty if the build has left it out */
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

  /** Whether a file is a page of this class, or an empty file. */
  public static boolean isWrittenIn(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] start = in.readNBytes(GENERATOR_TAG_BYTES);
      return start.length == 0 || new String(start, StandardCharsets.UTF_8).contains(GENERATOR_TAG);
    }
  }

  /** The page with a game. Compression and base64 keep the texts of the game from becoming part of the page. */
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

  /** Gzip at its highest compression level. */
  private static final class SmallGzip extends GZIPOutputStream {

    SmallGzip(OutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }
}
