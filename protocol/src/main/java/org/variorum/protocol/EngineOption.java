package org.variorum.protocol;

import java.util.Arrays;
import java.util.Optional;
import org.variorum.engine.EngineSettings;

/** Options of the engine that a program can set in any protocol. */
public enum EngineOption {
  // @formatter:off
  /** The game to play. */
  VARIANT("UCI_Variant", new Kind.Choice()),
  /** A path from which more definitions are read. */
  VARIANT_PATH("VariantPath", new Kind.Text()),
  THREADS("Threads", new Kind.Number(1, 1, EngineSettings.MOST_THREADS)),
  /** The memory of the transposition table, in megabytes. */
  HASH("Hash", new Kind.Number(EngineSettings.DEFAULT.megabytes(), 1, MemoryLimit.MAX_MEGABYTES)),
  CLEAR_HASH("Clear Hash", new Kind.Button()),
  /** Announces that the engine can ponder. The other program decides when the engine ponders. */
  PONDER("Ponder", new Kind.Switch(false)),
  /** The number of principal variations. */
  MULTI_PV("MultiPV", new Kind.Number(1, 1, 500)),
  /** The strength of play; see {@link Skill}. */
  SKILL("Skill Level", new Kind.Number(Skill.BEST, 0, Skill.BEST)),
  /** Whether {@link #ELO} determines the strength. If not, {@link #SKILL} does. */
  LIMIT_STRENGTH("UCI_LimitStrength", new Kind.Switch(false)),
  ELO("UCI_Elo", new Kind.Number(Skill.HIGHEST_ELO, Skill.LOWEST_ELO, Skill.HIGHEST_ELO)),
  /** Whether scores are reported together with chances of win, draw and loss. */
  SHOW_WDL("UCI_ShowWDL", new Kind.Switch(false)),
  /** Whether searches are analyses, in which a draw has the score 0. */
  ANALYSE_MODE("UCI_AnalyseMode", new Kind.Switch(false)),
  /** Whether to play the variant in which kings and rooks castle from any squares of their rank. */
  ANY_SQUARES_CASTLING("UCI_Chess960", new Kind.Switch(false)),
  /** Time lost for each move between the engine and the program that keeps the clock, in milliseconds. */
  OVERHEAD("Move Overhead", new Kind.Number(10, 0, 5_000));
  // @formatter:on

  /** Type of an option's values. */
  public sealed interface Kind {

    /** A whole number from {@code min} to {@code max}; {@code initial} is the default. */
    record Number(int initial, int min, int max) implements Kind {}

    /** A value on or off. */
    record Switch(boolean isOnByDefault) implements Kind {}

    /** No value; setting the option triggers an action. */
    record Button() implements Kind {}

    /** Any text; empty by default. */
    record Text() implements Kind {}

    /** One of several names. */
    record Choice() implements Kind {}
  }

  private final String name;
  private final Kind kind;

  EngineOption(String name, Kind kind) {
    this.name = name;
    this.kind = kind;
  }

  /** The name in UCI. Programs may write it in upper or lower case. */
  public String uciName() {
    return name;
  }

  public Kind kind() {
    return kind;
  }

  /** The option with a name, in upper or lower case. */
  public static Optional<EngineOption> of(String name) {
    return Arrays.stream(values()).filter(option -> option.name.equalsIgnoreCase(name)).findFirst();
  }
}
