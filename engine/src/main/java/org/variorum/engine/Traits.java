package org.variorum.engine;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.definition.Mechanism;

/** The traits that are known of a game; all of them, or some that go before others. Never changes. */
public final class Traits {

  /** None is known. */
  public static final Traits NONE = new Traits(Map.of());

  private final Map<Trait, Integer> values;

  private Traits(Map<Trait, Integer> values) {
    this.values = Map.copyOf(values);
  }

  /** All traits, as a definition lets expect them. */
  public static Traits expected(Definition definition) {
    boolean acting = definition.mechanism(Mechanism.Acting.class).isPresent();
    boolean borrowing = definition.mechanism(Mechanism.Borrowing.class).isPresent();
    // Where takes remove nothing there is no end of them, and where men borrow their movement there are too many.
    return NONE.with(Trait.TAKE_PLIES, acting || borrowing ? 2 : 5)
        .with(Trait.CHECK_PLIES, 6)
        .with(Trait.CHECK_EXTENSIONS, 3)
        .with(Trait.NULL_MOVES, passingIsNoGain(definition.goals()) ? 1 : 0)
        .with(Trait.MARGINS, acting ? 200 : 100)
        .with(Trait.REDUCTIONS, 100)
        .with(Trait.LATE_MOVES, 100)
        .with(Trait.EXCHANGES, 100)
        .with(Trait.CONTEMPT, 0);
  }

  /** False where to be stalemated, mated or bared wins: there it is good to run out of moves, and a side can win by the other's. */
  static boolean passingIsNoGain(List<Goal> goals) {
    return goals.stream().noneMatch(goal -> switch (goal) {
      case Goal.Checkmate mate -> mate.verdict() == Verdict.WIN;
      case Goal.Stalemate stalemate -> stalemate.verdict() == Verdict.WIN;
      case Goal.BareRoyal bare -> bare.verdict() == Verdict.WIN;
      case Goal.Extinction extinction -> extinction.verdict() == Verdict.WIN;
      case Goal.RoyalCaptured _,Goal.Reach _,Goal.Checks _ -> false;
    });
  }

  /**
   * The same but for one trait.
   *
   * @throws IllegalArgumentException if it cannot be so much
   */
  public Traits with(Trait trait, int value) {
    if (value < 0 || value > Trait.GREATEST) {
      throw new IllegalArgumentException(
          trait.word() + " is from 0 to " + Trait.GREATEST + ", not " + value);
    }
    Map<Trait, Integer> all = new EnumMap<>(Trait.class);
    all.putAll(values);
    all.put(trait, value);
    return new Traits(all);
  }

  /** The same but for all traits that are known of another. */
  public Traits and(Traits other) {
    Map<Trait, Integer> all = new EnumMap<>(Trait.class);
    all.putAll(values);
    all.putAll(other.values);
    return new Traits(all);
  }

  /** What is known of a trait. */
  public OptionalInt value(Trait trait) {
    Integer value = values.get(trait);
    return value == null ? OptionalInt.empty() : OptionalInt.of(value);
  }

  /**
   * A trait that must be known.
   *
   * @throws IllegalStateException if it is not
   */
  public int get(Trait trait) {
    return value(trait).orElseThrow(() -> new IllegalStateException("nothing is known of " + trait));
  }

  /** A line for each: its word, a blank and its number. */
  public String text() {
    return Arrays.stream(Trait.values()).filter(values::containsKey)
        .map(trait -> trait.word() + " " + values.get(trait) + "\n").collect(Collectors.joining());
  }

  /**
   * Reads what {@link #text} writes; lines that begin with {@code #} are comments.
   *
   * @throws IllegalArgumentException telling the line that cannot be read
   */
  public static Traits read(String text) {
    Traits read = NONE;
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      String content = line.strip();
      if (!content.isEmpty() && !content.startsWith("#")) {
        read = read.and(line(number, content));
      }
    }
    return read;
  }

  private static Traits line(int number, String line) {
    String[] words = line.split("\\s+", 2);
    Optional<Trait> trait = Trait.of(words[0]);
    if (trait.isEmpty() || words.length < 2) {
      throw new IllegalArgumentException("line " + number + ": a trait and its number were expected, not \""
          + line + "\"; traits are " + Arrays.stream(Trait.values()).map(Trait::word)
              .collect(Collectors.joining(", ")));
    }
    try {
      return NONE.with(trait.get(), Integer.parseInt(words[1]));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("line " + number + ": " + words[0] + " needs a number, not \""
          + words[1] + "\"", e);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("line " + number + ": " + e.getMessage(), e);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Traits traits && values.equals(traits.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return text().replace("\n", ", ");
  }
}
