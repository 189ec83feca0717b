package org.variorum.rules.notation;

import java.util.List;
import java.util.stream.Stream;

/**
 * The content of a text of recorded games.
 *
 * @param games the games that could be read, in order
 * @param unread an error for each game that could not be read, in order
 */
public record PgnFile(List<PgnGame> games, List<PgnException> unread) {

  /** The maximum number of unread games that are listed one by one. */
  private static final int SHOWN = 20;

  public PgnFile {
    games = List.copyOf(games);
    unread = List.copyOf(unread);
  }

  /**
   * A sentence without a full stop for each game that could not be read. After {@code SHOWN} games, one last sentence
   * counts the others.
   */
  public List<String> complaints() {
    Stream<String> shown = unread.stream().limit(SHOWN).map(PgnException::told);
    int others = unread.size() - SHOWN;
    return Stream.concat(shown, others > 0 ? Stream.of(others + " more games cannot be read") : Stream.of())
        .toList();
  }
}
