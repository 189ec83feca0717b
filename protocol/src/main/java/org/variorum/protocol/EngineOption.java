package org.variorum.protocol;

import java.util.Arrays;
import java.util.Optional;
import org.variorum.engine.EngineSettings;

/** What a program can set, whatever the protocol. */
public enum EngineOption {
  // @formatter:off
  /** The game. */
  VARIANT("UCI_Variant", new Kind.Choice()),
  /** Definitions to be read beside those that are there. */
  VARIANT_PATH("VariantPath", new Kind.Text()),
  THREADS("Threads", new Kind.Number(1, 1, EngineSettings.MOST_THREADS)),
  /** The memory for positions, in megabytes. */
  HASH("Hash", new Kind.Number(EngineSettings.DEFAULT.megabytes(), 1, MemoryLimit.MOST)),
  CLEAR_HASH("Clear Hash", new Kind.Button()),
  /** Only tells that the engine can; the other program says when. */
  PONDER("Ponder", new Kind.Switch(false)),
  /** How many lines to find. */
  MULTI_PV("MultiPV", new Kind.Number(1, 1, 500)),
  /** How well it plays; see {@link Skill}. */
  SKILL("Skill Level", new Kind.Number(Skill.BEST, 0, Skill.BEST)),
  /** Whether {@link #ELO} holds, instead of {@link #SKILL}. */
  LIMIT_STRENGTH("UCI_LimitStrength", new Kind.Switch(false)),
  ELO("UCI_Elo", new Kind.Number(Skill.HIGHEST_ELO, Skill.LOWEST_ELO, Skill.HIGHEST_ELO)),
  /** Whether a score comes with the chances of win, draw and loss. */
  SHOW_WDL("UCI_ShowWDL", new Kind.Switch(false)),
  /** Whether scores are wanted rather than moves for a game: then draws are even. */
  ANALYSE_MODE("UCI_AnalyseMode", new Kind.Switch(false)),
  /** Whether kings and rooks castle from any squares of their rank: instead of a game another is played that is so. */
  ANY_SQUARES("UCI_Chess960", new Kind.Switch(false)),
  /** Milliseconds that get lost between the engine and the program that keeps the clock. */
  OVERHEAD("Move Overhead", new Kind.Number(10, 0, 5_000));
  // @formatter:on

  /** What values an option has. */
  public sealed interface Kind {

    /** A whole number. */
    record Number(int start, int least, int most) implements Kind {}

    /** On or off. */
    record Switch(boolean on) implements Kind {}

    /** No value; it does something. */
    record Button() implements Kind {}

    /** Any text; at first none. */
    record Text() implements Kind {}

    /** One of some names. */
    record Choice() implements Kind {}
  }

  private final String name;
  private final Kind kind;

  EngineOption(String name, Kind kind) {
    this.name = name;
    this.kind = kind;
  }

  /** Its name, which programs may write in small letters, too. */
  public String text() {
    return name;
  }

  public Kind kind() {
    return kind;
  }

  /** The option of that name. */
  public static Optional<EngineOption> of(String name) {
    return Arrays.stream(values()).filter(option -> option.name.equalsIgnoreCase(name)).findFirst();
  }
}
