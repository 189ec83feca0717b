package org.variorum.protocol.xboard;

import java.util.Optional;
import org.variorum.protocol.EngineOption;
import org.variorum.protocol.EngineOption.Kind;

/** Writes what can be set as lines {@code feature option=…}. */
final class OptionFeature {

  private OptionFeature() {}

  /** The line for an option; empty for those that the protocol has commands for. */
  static Optional<String> of(EngineOption option) {
    return switch (option) {
      case VARIANT, THREADS, HASH, PONDER, SHOW_WDL -> Optional.empty();
      case VARIANT_PATH, CLEAR_HASH, MULTI_PV, SKILL, LIMIT_STRENGTH, ELO, OVERHEAD ->
          Optional.of("feature option=\"" + option.text() + kind(option.kind()) + "\"");
    };
  }

  private static String kind(Kind kind) {
    return switch (kind) {
      case Kind.Number range -> " -spin " + range.start() + " " + range.least() + " " + range.most();
      case Kind.Switch either -> " -check " + (either.on() ? 1 : 0);
      case Kind.Button _ -> " -button";
      case Kind.Text _,Kind.Choice _ -> " -string ";
    };
  }
}
