package org.variorum.rules.game;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import org.variorum.rules.play.StartNumbers;
import org.variorum.rules.position.IllegalSetupException;

/** The start positions of a game that has many, by number from 0. Immutable. */
public final class StartPositions {

  /** What stands for a number that is left to chance. */
  public static final String RANDOM = "random";

  private final Game game;
  private final StartNumbers numbers;

  private StartPositions(Game game, StartNumbers numbers) {
    this.game = game;
    this.numbers = numbers;
  }

  /** The starts of a game; {@link Game#start} need not be among them. Empty if it has no other. */
  public static Optional<StartPositions> of(Game game) {
    return game.starts().map(numbers -> new StartPositions(game, numbers));
  }

  /**
   * The starts of a game that must have some.
   *
   * @throws NoSuchStartException if the game has only one start position
   */
  public static StartPositions some(Game game) {
    return of(game).orElseThrow(
        () -> new NoSuchStartException(game + " has one start position, and no others by number"));
  }

  /** How many there are, at least one. */
  public long count() {
    return numbers.count();
  }

  /**
   * The start of a number.
   *
   * @throws NoSuchStartException if there is none of that number
   */
  public Position position(long number) {
    if (number < 0 || number >= count()) {
      throw new NoSuchStartException(numbered(Long.toString(number)));
    }
    try {
      return game.position(numbers.setup(number));
    } catch (IllegalSetupException e) {
      throw new NoSuchStartException("start " + number + " of " + game + " is " + e.getMessage());
    }
  }

  /** The number of a position that is one of the starts. */
  public OptionalLong number(Position position) {
    OptionalLong number = numbers.number(game.setup(position.fen()));
    return number.isPresent() && position(number.getAsLong()).fen().equals(position.fen()) ? number
        : OptionalLong.empty();
  }

  /** A number by chance, each as likely as any other. */
  public long random(RandomGenerator random) {
    return random.nextLong(count());
  }

  /**
   * The number that a text says.
   *
   * @param text a number, or {@link #RANDOM}
   * @throws NoSuchStartException if it says none of the starts
   */
  public long read(String text, RandomGenerator random) {
    return text.equals(RANDOM) ? random(random) : number(text);
  }

  /**
   * The number that a text says.
   *
   * @throws NoSuchStartException if it says none of the starts
   */
  public long number(String text) {
    return Optional.of(text).filter(digits -> digits.matches("\\d{1,18}")).map(Long::parseLong)
        .filter(number -> number < count()).orElseThrow(() -> new NoSuchStartException(numbered(text)));
  }

  private String numbered(String text) {
    String shown = (text.length() > 20 ? text.substring(0, 20) + "…" : text).replaceAll("\\p{Cc}", "\uFFFD");
    return game + " has no start \"" + shown + "\": say a number from 0 to " + (count() - 1) + ", or "
        + RANDOM;
  }
}
