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
 * The engine as a protocol sees it: the game that is chosen, the options, and the engine, which is set up when it is first
 * needed. One session uses it, from one thread.
 */
public final class EngineHost {

  /** How programs write that an option has no text. */
  public static final String NO_TEXT = "<empty>";

  private final VariantCatalog shelf;
  private final DefaultVariant usual;
  private final Function<Definition, Optional<String>> refusal;
  private final Consumer<String> complaint;
  /** Switches are 0 or 1. */
  private final Map<EngineOption, Integer> numbers = new EnumMap<>(EngineOption.class);
  /** The variant that was asked for last; null: the usual one. */
  private @Nullable String wanted;
  private @Nullable Game game;
  private @Nullable Engine engine;
  /** The game that the engine is for: the one that is played, or one before. */
  private @Nullable Game engineGame;

  /**
   * @param usual what is played until something else is chosen
   * @param refusal why a game cannot be played by the protocol; empty if it can
   * @param complaint receives a line about each experience file that cannot be used
   */
  public EngineHost(VariantCatalog shelf, DefaultVariant usual,
      Function<Definition, Optional<String>> refusal,
      Consumer<String> complaint) {
    this.complaint = complaint;
    this.shelf = shelf;
    this.usual = usual;
    this.refusal = refusal;
    for (EngineOption option : EngineOption.values()) {
      if (option.kind() instanceof Kind.Number number) {
        numbers.put(option, number.start());
      } else if (option.kind() instanceof Kind.Switch either) {
        numbers.put(option, either.on() ? 1 : 0);
      }
    }
  }

  /** What became of a wish to set an option. */
  public sealed interface Change {

    /** It is done. */
    record Done() implements Change {}

    /** Another game is played from now on. */
    record OtherGame(String variant, Game game) implements Change {}

    /** All is as it was, or what could be done is done: what there is to complain of. */
    record Complaints(List<String> lines) implements Change {
      public Complaints {
        lines = List.copyOf(lines);
      }
    }
  }

  /** The variant that is played until another is chosen; empty if there is none at all. */
  public Optional<String> usual() {
    return shelf.usual(usual);
  }

  /** The games to choose from. */
  public VariantCatalog shelf() {
    return shelf;
  }

  /** The game that is played: the one chosen, at first the usual one; empty if there is none that could be. */
  public Optional<Game> game() {
    if (game == null) {
      usual().ifPresent(this::choose);
    }
    return Optional.ofNullable(game);
  }

  /** Plays the usual game from now on. */
  public void chooseUsual() {
    wanted = null;
    game = null;
  }

  /** Plays another game from now on. */
  public Change choose(String variant) {
    return switch (shelf.find(
        isOn(EngineOption.ANY_SQUARES) ? shelf.fromAnySquares(variant).orElse(variant) : variant)) {
      case VariantCatalog.Answer.Refused refused -> new Change.Complaints(refused.reasons());
      case VariantCatalog.Answer.Found(String name, Game found) -> {
        Optional<String> reason = refusal.apply(found.definition());
        if (reason.isPresent()) {
          yield complaint(reason.get());
        }
        game = found;
        wanted = variant;
        yield new Change.OtherGame(name, found);
      }
    };
  }

  /** The value of a number. */
  public int number(EngineOption option) {
    return numbers.getOrDefault(option, 0);
  }

  /** Whether a switch is on. */
  public boolean isOn(EngineOption option) {
    return number(option) != 0;
  }

  /** The time that gets lost between the engine and the program that keeps the clock. */
  public Duration overhead() {
    return Duration.ofMillis(number(EngineOption.OVERHEAD));
  }

  /** Sets an option. */
  public Change set(EngineOption option, String value) {
    return switch (option.kind()) {
      case Kind.Number range -> setNumber(option, range, value.strip());
      case Kind.Switch _ -> setSwitch(option, value.strip().toLowerCase(Locale.ROOT));
      case Kind.Button _ -> {
        forget();
        yield new Change.Done();
      }
      case Kind.Choice _ -> choose(value.strip().toLowerCase(Locale.ROOT)); // as ids and options are
      case Kind.Text _ -> value.isBlank() || value.equals(NO_TEXT) ? new Change.Done()
          : new Change.Complaints(shelf.add(value.strip()));
    };
  }

  private Change setNumber(EngineOption option, Kind.Number range, String value) {
    if (!value.matches("-?[0-9]{1,9}")) {
      return complaint(
          option.text() + " wants a number from " + range.least() + " to " + range.most() + ", not \""
              + SafeText.text(value) + "\"");
    }
    int wanted = Integer.parseInt(value);
    int number = Math.clamp(wanted, range.least(), range.most());
    put(option, number);
    return number == wanted ? new Change.Done()
        : complaint(
            option.text() + " goes from " + range.least() + " to " + range.most() + "; it is now " + number);
  }

  private Change setSwitch(EngineOption option, String value) {
    if (!List.of("true", "false", "1", "0").contains(value)) {
      return complaint(option.text() + " wants true or false, not \"" + SafeText.text(value) + "\"");
    }
    boolean before = isOn(option);
    put(option, value.equals("true") || value.equals("1") ? 1 : 0);
    Optional<String> variant = Optional.ofNullable(wanted).or(this::usual);
    return option == EngineOption.ANY_SQUARES && before != isOn(option)
        ? variant.filter(name -> shelf.fromAnySquares(name).isPresent()).map(this::choose)
            .orElse(new Change.Done())
        : new Change.Done();
  }

  private void put(EngineOption option, int number) {
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
   * The engine for the game that is played, set up as wanted. Takes a while when it is new.
   *
   * @throws IllegalStateException if there is no game
   */
  public Engine engine() {
    Game played = game().orElseThrow(() -> new IllegalStateException("no game is chosen"));
    Engine ready = engine;
    if (ready == null || played != engineGame) {
      engine = null; // so that there is room for the memory of the new one
      ready = new Engine(played, settings().experience(shelf.experience().usable(played, complaint)));
      engine = ready;
      engineGame = played;
    }
    return ready;
  }

  /** From now on takes as little memory as possible; returns false if it already did. */
  public boolean makeDo() {
    if (number(EngineOption.HASH) == 1) {
      return false;
    }
    put(EngineOption.HASH, 1);
    return true;
  }

  /** Makes the engine forget what it has found out. */
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
