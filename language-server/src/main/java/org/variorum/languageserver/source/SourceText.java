package org.variorum.languageserver.source;

import java.util.List;

/**
 * A text as a tree.
 *
 * @param text the text
 * @param root the tree of the text
 * @param flaws what the text lacks, in the order of the text
 */
public record SourceText(String text, SourceNode.Mapping root, List<Flaw> flaws) {

  public SourceText {
    flaws = List.copyOf(flaws);
  }

  /** Reads a text. Every text has a tree: where the text is not YAML, the tree has what can be recognised. */
  public static SourceText of(String text) {
    BlockReader reader = new BlockReader(text);
    SourceNode.Mapping root = reader.read();
    return new SourceText(text, root, reader.flaws());
  }
}
