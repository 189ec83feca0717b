package org.variorum.app.text;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;

/**
 * Text search that ignores case and accents.
 *
 * @param words the words to find; different words may occur in different texts
 */
public record TextSearch(List<String> words) {

  public TextSearch {
    words = words.stream().map(TextSearch::fold).toList();
  }

  /** Whether each word occurs in at least one text. */
  public boolean finds(List<String> texts) {
    List<String> foldedTexts = texts.stream().map(TextSearch::fold).toList();
    return words.stream().allMatch(word -> foldedTexts.stream().anyMatch(text -> text.contains(word)));
  }

  /** Returns a text in lower case and without accents. */
  private static String fold(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "").toLowerCase(Locale.ROOT);
  }
}
