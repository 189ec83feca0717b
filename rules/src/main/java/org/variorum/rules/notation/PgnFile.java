package org.variorum.rules.notation;

import java.util.List;
import java.util.stream.Stream;

/**
 * What a text of recorded games holds.
 *
 * @param games those that could be read, in their order
 * @param unread why others could not, each with its place, in the order of the text
 */
public record PgnFile(List<PgnGame> games, List<PgnException> unread) {

  /** As many are told one by one. */
  private static final int SHOWN = 20;

  public PgnFile {
    games = List.copyOf(games);
    unread = List.copyOf(unread);
  }

  /** A sentence for each game that could not be read, without full stop; where they are many, the last says how many more. */
  public List<String> complaints() {
    Stream<String> told = unread.stream().limit(SHOWN).map(PgnException::told);
    int more = unread.size() - SHOWN;
    return Stream.concat(told, more > 0 ? Stream.of(more + " more games cannot be read") : Stream.of())
        .toList();
  }
}
