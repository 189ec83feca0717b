package org.variorum.server.trial;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** Texts as bytes: each string after its length. */
final class TextsFormat {

  private TextsFormat() {}

  static void write(Texts texts, DataOutputStream out) throws IOException {
    writeText(texts.id(), out);
    out.writeInt(texts.sources().size());
    for (Map.Entry<String, String> source : texts.sources().entrySet()) {
      writeText(source.getKey(), out);
      writeText(source.getValue(), out);
    }
    out.writeBoolean(texts.page() != null);
    if (texts.page() != null) {
      writeText(texts.page(), out);
    }
  }

  static Texts read(DataInputStream in) throws IOException {
    String id = readText(in);
    Map<String, String> sources = new LinkedHashMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      sources.put(readText(in), readText(in));
    }
    return new Texts(id, sources, in.readBoolean() ? readText(in) : null);
  }

  private static void writeText(String text, DataOutputStream out) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static String readText(DataInputStream in) throws IOException {
    return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
  }
}
