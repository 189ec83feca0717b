package org.variorum.rules.notation;

import java.util.List;
import java.util.stream.Collectors;
import org.variorum.rules.language.GameNames;

/**
 * Games in Portable Game Notation, with moves in the notation of {@link San} ({@code docs/notation.md}).
 *
 * <p>Guarantee: a written text is read back as the same games. Reading takes time and memory in proportion to the text,
 * however malformed it is.
 */
public final class Pgn {

  private Pgn() {}

  /** Writes a game with its definition's title as {@code Variant}, in lines of at most 79 characters if possible. */
  public static String write(PgnGame game) {
    return write(game, GameNames.NONE);
  }

  /**
   * Writes a game.
   *
   * @param names the names of games for the tag {@code Variant}
   */
  public static String write(PgnGame game, GameNames names) {
    return new PgnWriter(names, () -> {}).write(game);
  }

  /** Writes a game from the texts of its moves, without playing the moves. */
  public static String write(PgnTranscript game, GameNames names) {
    return new PgnWriter(names, () -> {}).write(game);
  }

  /** Writes several games with their definitions' titles as {@code Variant}. */
  public static String write(List<PgnGame> games) {
    return write(games, GameNames.NONE, () -> {});
  }

  /**
   * Writes several games.
   *
   * @param names the names of games for the tag {@code Variant}
   * @param beforeMove runs before each move, and may throw an exception to stop a task that takes too long
   */
  public static String write(List<PgnGame> games, GameNames names, Runnable beforeMove) {
    return games.stream().map(game -> new PgnWriter(names, beforeMove).write(game))
        .collect(Collectors.joining("\n"));
  }

  /**
   * Reads all games of a text.
   *
   * @throws PgnException with the first mistake, if any game cannot be read
   */
  public static List<PgnGame> read(String text, GameFinder gameFinder) {
    PgnFile file = readAll(text, gameFinder, PgnBounds.NONE, () -> {});
    if (!file.unread().isEmpty()) {
      throw file.unread().getFirst();
    }
    return file.games();
  }

  /** Reads the games of a text, with an error for each game that cannot be read. */
  public static PgnFile readAll(String text, GameFinder gameFinder) {
    return readAll(text, gameFinder, PgnBounds.NONE, () -> {});
  }

  /**
   * Reads the games of a text, with an error for each game that cannot be read.
   *
   * @param beforeMove runs before each game and each move, and may throw an exception to stop a task that takes too
   *     long
   * @throws PgnException if the whole text exceeds the bounds
   */
  public static PgnFile readAll(String text, GameFinder gameFinder, PgnBounds bounds, Runnable beforeMove) {
    return new PgnReader(text, gameFinder, bounds, beforeMove).read();
  }
}
