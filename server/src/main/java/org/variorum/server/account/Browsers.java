package org.variorum.server.account;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Browsers in words, such as <i>Firefox on Linux</i>. Nothing of the header itself is kept. */
final class Browsers {

  private static final int MAX_LENGTH = 512;
  /** The first that the header contains counts: most browsers also name others. */
  private static final List<Map.Entry<String, String>> PROGRAMS =
      List.of(Map.entry("Edg", "Edge"), Map.entry("OPR/", "Opera"), Map.entry("Firefox/", "Firefox"),
          Map.entry("FxiOS/", "Firefox"), Map.entry("CriOS/", "Chrome"), Map.entry("Chrome/", "Chrome"),
          Map.entry("Safari/", "Safari"));
  private static final List<Map.Entry<String, String>> SYSTEMS =
      List.of(Map.entry("Android", "Android"), Map.entry("iPhone", "iPhone"), Map.entry("iPad", "iPad"),
          Map.entry("Windows", "Windows"), Map.entry("Mac OS", "macOS"), Map.entry("CrOS", "ChromeOS"),
          Map.entry("Linux", "Linux"));

  private Browsers() {}

  /** @param header the header {@code User-Agent}; missing if there is none */
  static String words(@Nullable String header) {
    String text = header == null ? "" : header.substring(0, Math.min(header.length(), MAX_LENGTH));
    return first(PROGRAMS, text, "A program") + " on " + first(SYSTEMS, text, "an unknown system");
  }

  private static String first(List<Map.Entry<String, String>> known, String text, String otherwise) {
    return known.stream().filter(each -> text.contains(each.getKey())).map(Map.Entry::getValue).findFirst()
        .orElse(otherwise);
  }
}
