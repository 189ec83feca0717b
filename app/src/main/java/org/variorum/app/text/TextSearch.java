package org.variorum.app.text;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;

/**
 * Words to look for. Case and accents do not matter.
 *
 * @param words all of them must be found, each in any text
 */
public record TextSearch(List<String> words) {

  public TextSearch {
    words = words.stream().map(TextSearch::folded).toList();
  }

  /** Whether each word is part of some text. */
  public boolean finds(List<String> texts) {
    List<String> folded = texts.stream().map(TextSearch::folded).toList();
    return words.stream().allMatch(word -> folded.stream().anyMatch(text -> text.contains(word)));
  }

  private static String folded(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "").toLowerCase(Locale.ROOT);
  }
}
