package org.variorum.rules.guide;

import java.util.List;
import org.variorum.rules.language.word.Vocabulary;
import org.variorum.rules.registry.RoomRegistry;

/** The page of all words of a definition file, generated from the table that the reader uses. */
public final class WordsPage {

  private WordsPage() {}

  /** The page in Markdown. */
  public static String markdown() {
    return new Vocabulary(RoomRegistry.WORDS, List.of()).markdown();
  }
}
