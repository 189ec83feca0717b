package org.variorum.browser;

import java.util.Collection;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/**
 * Tells the translator which resources of the class path the translated program reads. Not part of the translated
 * program.
 */
public final class TranslatedResources extends DefaultResourcesPolicy {

  @Override
  public String[] supplyResources(Collection<? extends String> resources) {
    return new String[] {
        // The words of Fairy-Stockfish's variants.ini, which the reader of definitions knows for its advice.
        "org/variorum/rules/ini/options.txt",
        // What else such a file is read with; small, though only the program for editors reads one.
        "org/variorum/rules/ini/pieces.txt", "org/variorum/rules/ini/values.txt",
        // The names of characters in Markdown, such as &amp;.
        "org/commonmark/internal/util/entities.txt"};
  }
}
