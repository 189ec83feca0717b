package org.variorum.rules.notation;

import java.util.List;
import java.util.stream.Collectors;
import org.variorum.rules.language.GameNames;

/**
 * Games in Portable Game Notation, with moves as {@link San} writes them ({@code docs/notation.md}).
 *
 * <p>Guarantee: what was written is read as the same games. Reading takes time and memory in proportion to the text,
 * however malformed it is.
 */
public final class Pgn {

  private Pgn() {}

  /** The text of a game, lines of at most 79 characters where it can be broken; the game goes by its title. */
  public static String write(PgnGame game) {
    return write(game, GameNames.NONE);
  }

  /**
   * The text of a game.
   *
   * @param names what the game is called
   */
  public static String write(PgnGame game, GameNames names) {
    return new PgnWriter(names, () -> {}).write(game);
  }

  /** The text of a game with its moves as texts: nothing is played again. */
  public static String write(PgnTranscript game, GameNames names) {
    return new PgnWriter(names, () -> {}).write(game);
  }

  /** The text of several games, which go by their titles. */
  public static String write(List<PgnGame> games) {
    return write(games, GameNames.NONE, () -> {});
  }

  /**
   * The text of several games.
   *
   * @param names what the games are called
   * @param beforeMove is run before each move, and may throw to give up what takes too long
   */
  public static String write(List<PgnGame> games, GameNames names, Runnable beforeMove) {
    return games.stream().map(game -> new PgnWriter(names, beforeMove).write(game))
        .collect(Collectors.joining("\n"));
  }

  /**
   * The games of a text, all of which can be read.
   *
   * @throws PgnException at the first thing that is not as it should be
   */
  public static List<PgnGame> read(String text, GameFinder games) {
    PgnFile file = readAll(text, games, PgnBounds.NONE, () -> {});
    if (!file.unread().isEmpty()) {
      throw file.unread().getFirst();
    }
    return file.games();
  }

  /** The games of a text, and why some cannot be read. */
  public static PgnFile readAll(String text, GameFinder games) {
    return readAll(text, games, PgnBounds.NONE, () -> {});
  }

  /**
   * The games of a text, and why some cannot be read.
   *
   * @param beforeMove is run before each game and each move, and may throw to give up what takes too long
   * @throws PgnException beyond the bounds of the whole text
   */
  public static PgnFile readAll(String text, GameFinder games, PgnBounds bounds, Runnable beforeMove) {
    return new PgnReader(text, games, bounds, beforeMove).read();
  }
}
