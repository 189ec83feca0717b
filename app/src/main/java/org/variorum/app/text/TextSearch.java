package org.variorum.app.text;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;

/**
 * Text search that ignores case and accents.
 *
 * @param words the words to find, each of them in any of the texts
 */
public record TextSearch(List<String> words) {

  public TextSearch {
    words = words.stream().map(TextSearch::folded).toList();
  }

  /** Whether each word occurs in at least one text. */
  public boolean finds(List<String> texts) {
    List<String> folded = texts.stream().map(TextSearch::folded).toList();
    return words.stream().allMatch(word -> folded.stream().anyMatch(text -> text.contains(word)));
  }

  private static String folded(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "").toLowerCase(Locale.ROOT);
  }
}
