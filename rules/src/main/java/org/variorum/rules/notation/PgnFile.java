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
  private static final int MAX_SHOWN = 20;

  public PgnFile {
    games = List.copyOf(games);
    unread = List.copyOf(unread);
  }

  /**
   * A sentence without a full stop for each of the first 20 games that could not be read. If there are more such games,
   * a last sentence gives the number of the others.
   */
  public List<String> complaints() {
    Stream<String> shown = unread.stream().limit(MAX_SHOWN).map(PgnException::fullMessage);
    int rest = unread.size() - MAX_SHOWN;
    return Stream.concat(shown, rest > 0 ? Stream.of(rest + " more games cannot be read") : Stream.of())
        .toList();
  }
}
