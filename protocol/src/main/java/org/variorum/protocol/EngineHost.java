package org.variorum.protocol;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Strength;
import org.variorum.engine.search.Engine;
import org.variorum.protocol.EngineOption.Kind;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;

/**
 * Engine state of one session: the chosen game, the options, and the engine, which is created on first use. A host is
 * not thread-safe: one session uses it, from one thread.
 */
public final class EngineHost {

  /** The value that programs send for an empty text option. */
  public static final String NO_TEXT = "<empty>";

  private final VariantCatalog catalog;
  private final DefaultVariant defaultVariant;
  /** Returns the reason why the protocol does not support a game; empty if it does. */
  private final Function<Definition, Optional<String>> refusal;
  private final Consumer<String> complaints;
  /** The values of numbers and switches; a switch is 0 or 1. */
  private final Map<EngineOption, Integer> numbers = new EnumMap<>(EngineOption.class);
  /** The last chosen variant; null for the default variant. */
  private @Nullable String chosenVariant;
  private @Nullable Game game;
  private @Nullable Engine engine;
  /** The game for which {@link #engine} was made, perhaps no longer the current game. */
  private @Nullable Game engineGame;

  /**
   * @param defaultVariant the default variant
   * @param refusal returns the reason why the protocol does not support a game; empty if it does
   * @param complaints receives a line about each unusable file of learnt data
   */
  public EngineHost(VariantCatalog catalog, DefaultVariant defaultVariant,
      Function<Definition, Optional<String>> refusal,
      Consumer<String> complaints) {
    this.complaints = complaints;
    this.catalog = catalog;
    this.defaultVariant = defaultVariant;
    this.refusal = refusal;
    for (EngineOption option : EngineOption.values()) {
      if (option.kind() instanceof Kind.Number number) {
        numbers.put(option, number.initial());
      } else if (option.kind() instanceof Kind.Switch switchKind) {
        numbers.put(option, switchKind.isOnByDefault() ? 1 : 0);
      }
    }
  }

  /** Result of a request to set an option. */
  public sealed interface Change {

    /** The option has been set. */
    record Done() implements Change {}

    /** Another game is now the current game. */
    record OtherGame(String variant, Game game) implements Change {}

    /**
     * Why an option is not set exactly as requested. For a text option, the problems of the added definitions; empty if
     * there are none.
     */
    record Complaints(List<String> lines) implements Change {
      public Complaints {
        lines = List.copyOf(lines);
      }
    }
  }

  /** The name of the default variant; empty if there are no games. */
  public Optional<String> defaultVariant() {
    return catalog.defaultVariant(defaultVariant);
  }

  /** The catalogue of available games. */
  public VariantCatalog catalog() {
    return catalog;
  }

  /** The current game. Chooses the default variant if no game is chosen; empty if that is impossible. */
  public Optional<Game> game() {
    if (game == null) {
      defaultVariant().ifPresent(this::choose);
    }
    return Optional.ofNullable(game);
  }

  /** Resets the current game to the default variant. */
  public void chooseDefault() {
    chosenVariant = null;
    game = null;
  }

  /** Chooses another game. On a refusal, the current game remains. */
  public Change choose(String variant) {
    return switch (catalog.find(
        isOn(EngineOption.ANY_SQUARES_CASTLING) ? catalog.castlingFromAnySquares(variant).orElse(variant)
            : variant)) {
      case VariantCatalog.Answer.Refused refused -> new Change.Complaints(refused.reasons());
      case VariantCatalog.Answer.Found(String name, Game found) -> {
        Optional<String> reason = refusal.apply(found.definition());
        if (reason.isPresent()) {
          yield complaint(reason.get());
        }
        game = found;
        chosenVariant = variant;
        yield new Change.OtherGame(name, found);
      }
    };
  }

  /** The value of a numeric option. */
  public int number(EngineOption option) {
    return numbers.getOrDefault(option, 0);
  }

  /** Whether a switch option is on. */
  public boolean isOn(EngineOption option) {
    return number(option) != 0;
  }

  /** The time lost between the engine and the program that keeps the clock, for each move. */
  public Duration overhead() {
    return Duration.ofMillis(number(EngineOption.OVERHEAD));
  }

  /** Sets an option from the text of a command. */
  public Change set(EngineOption option, String value) {
    return switch (option.kind()) {
      case Kind.Number range -> setNumber(option, range, value.strip());
      case Kind.Switch _ -> setSwitch(option, value.strip().toLowerCase(Locale.ROOT));
      case Kind.Button _ -> {
        forget();
        yield new Change.Done();
      }
      case Kind.Choice _ -> choose(value.strip().toLowerCase(Locale.ROOT)); // variant names are in lower case
      case Kind.Text _ -> value.isBlank() || value.equals(NO_TEXT) ? new Change.Done()
          : new Change.Complaints(catalog.add(value.strip()));
    };
  }

  private Change setNumber(EngineOption option, Kind.Number range, String value) {
    if (!value.matches("-?[0-9]{1,9}")) {
      return complaint(
          option.uciName() + " needs a number from " + range.min() + " to " + range.max() + ", not \""
              + SafeText.text(value) + "\"");
    }
    int requested = Integer.parseInt(value);
    int number = Math.clamp(requested, range.min(), range.max());
    store(option, number);
    return number == requested ? new Change.Done()
        : complaint(
            option.uciName() + " must be from " + range.min() + " to " + range.max() + "; it is now "
                + number);
  }

  private Change setSwitch(EngineOption option, String value) {
    if (!List.of("true", "false", "1", "0").contains(value)) {
      return complaint(option.uciName() + " needs true or false, not \"" + SafeText.text(value) + "\"");
    }
    boolean wasOn = isOn(option);
    store(option, value.equals("true") || value.equals("1") ? 1 : 0);
    Optional<String> variant = Optional.ofNullable(chosenVariant).or(this::defaultVariant);
    return option == EngineOption.ANY_SQUARES_CASTLING && wasOn != isOn(option)
        ? variant.filter(name -> catalog.castlingFromAnySquares(name).isPresent()).map(this::choose)
            .orElse(new Change.Done())
        : new Change.Done();
  }

  private void store(EngineOption option, int number) {
    EngineSettings before = settings();
    numbers.put(option, number);
    if (!settings().equals(before)) {
      engine = null;
    }
  }

  private static Change complaint(String line) {
    return new Change.Complaints(List.of(line));
  }

  /**
   * Returns the engine for the current game with the current options. Creating a new engine takes a while.
   *
   * @throws IllegalStateException if there is no game
   */
  public Engine engine() {
    Game current = game().orElseThrow(() -> new IllegalStateException("no game is chosen"));
    Engine result = engine;
    if (result == null || current != engineGame) {
      engine = null; // frees the memory for the new engine
      result =
          new Engine(current,
              settings().experience(catalog.experience().orNoneIfUnreadable(current, complaints)));
      engine = result;
      engineGame = current;
    }
    return result;
  }

  /** Reduces the hash memory to its minimum. Returns false if it is already the minimum. */
  public boolean minimiseHash() {
    if (number(EngineOption.HASH) == 1) {
      return false;
    }
    store(EngineOption.HASH, 1);
    return true;
  }

  /** Clears the engine's hash table and its other search memory. */
  public void forget() {
    if (engine != null) {
      engine.forget();
    }
  }

  private EngineSettings settings() {
    return EngineSettings.DEFAULT.megabytes(number(EngineOption.HASH)).threads(number(EngineOption.THREADS))
        .strength(strength());
  }

  private Strength strength() {
    return isOn(EngineOption.LIMIT_STRENGTH) ? Skill.ofElo(number(EngineOption.ELO))
        : Skill.ofLevel(number(EngineOption.SKILL));
  }
}
