package org.variorum.rules.game;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import org.variorum.rules.play.StartNumbers;
import org.variorum.rules.position.IllegalSetupException;

/** The numbered start positions of a game, from 0. Immutable. */
public final class StartPositions {

  /** The text that names a random start position. */
  public static final String RANDOM = "random";

  private final Game game;
  private final StartNumbers numbers;

  private StartPositions(Game game, StartNumbers numbers) {
    this.game = game;
    this.numbers = numbers;
  }

  /**
   * Returns the numbered start positions, which need not include {@link Game#start}. Empty if the game has only one
   * start position.
   */
  public static Optional<StartPositions> of(Game game) {
    return game.starts().map(numbers -> new StartPositions(game, numbers));
  }

  /**
   * Returns the numbered start positions of a game that must have several.
   *
   * @throws NoSuchStartException if the game has only one start position
   */
  public static StartPositions requireSeveral(Game game) {
    return of(game).orElseThrow(
        () -> new NoSuchStartException(game + " has only one start position, which has no number"));
  }

  /** The number of start positions, at least 1. */
  public long count() {
    return numbers.count();
  }

  /**
   * Returns the start position of a number.
   *
   * @throws NoSuchStartException if there is no start position with the number
   */
  public Position position(long number) {
    if (number < 0 || number >= count()) {
      throw new NoSuchStartException(unknownStart(Long.toString(number)));
    }
    try {
      return game.position(numbers.setup(number));
    } catch (IllegalSetupException e) {
      throw new NoSuchStartException("start " + number + " of " + game + " is " + e.getMessage());
    }
  }

  /** Returns the number of a position; empty if it is not one of the start positions. */
  public OptionalLong number(Position position) {
    OptionalLong number = numbers.number(game.setup(position.fen()));
    return number.isPresent() && position(number.getAsLong()).fen().equals(position.fen()) ? number
        : OptionalLong.empty();
  }

  /** Returns a random number of a start position. All numbers are equally likely. */
  public long random(RandomGenerator random) {
    return random.nextLong(count());
  }

  /**
   * Returns the number in a text.
   *
   * @param text a number, or {@link #RANDOM}
   * @throws NoSuchStartException if the text is not the number of a start position
   */
  public long read(String text, RandomGenerator random) {
    return text.equals(RANDOM) ? random(random) : number(text);
  }

  /**
   * Returns the number in a text.
   *
   * @throws NoSuchStartException if the text is not the number of a start position
   */
  public long number(String text) {
    return Optional.of(text).filter(digits -> digits.matches("\\d{1,18}")).map(Long::parseLong)
        .filter(number -> number < count()).orElseThrow(() -> new NoSuchStartException(unknownStart(text)));
  }

  private String unknownStart(String text) {
    String shown = (text.length() > 20 ? text.substring(0, 20) + "…" : text).replaceAll("\\p{Cc}", "\uFFFD");
    return game + " has no start \"" + shown + "\": choose a number from 0 to " + (count() - 1) + ", or "
        + RANDOM;
  }
}
