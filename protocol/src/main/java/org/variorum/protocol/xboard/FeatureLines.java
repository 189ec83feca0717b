package org.variorum.protocol.xboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.variorum.protocol.EngineOption;
import org.variorum.protocol.EngineOption.Kind;
import org.variorum.protocol.VariantCatalog;

/** Writer of {@code feature} lines, which list the engine's abilities and options. */
final class FeatureLines {

  private FeatureLines() {}

  static List<String> lines(VariantCatalog catalog) {
    List<String> lines = new ArrayList<>(List.of(
        "feature ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=1 sigint=0 sigterm=0 reuse=1 analyze=1",
        "feature colors=0 name=1 nps=0 debug=1 memory=1 smp=1 exclude=1 highlight=1 myname=\"Variorum\"",
        variants(catalog)));
    for (EngineOption option : EngineOption.values()) {
      option(option).ifPresent(lines::add);
    }
    lines.add("feature done=1");
    return lines;
  }

  /** The line that lists the variants. It may be sent again after variants have been added. */
  static String variants(VariantCatalog catalog) {
    return catalog.names().stream().collect(Collectors.joining(",", "feature variants=\"", "\""));
  }

  /** The line for an option; empty for options that have commands of their own in the protocol. */
  private static Optional<String> option(EngineOption option) {
    return switch (option) {
      case VARIANT, ANY_SQUARES_CASTLING, THREADS, HASH, PONDER, SHOW_WDL, ANALYSE_MODE -> Optional.empty();
      case VARIANT_PATH, CLEAR_HASH, MULTI_PV, SKILL, LIMIT_STRENGTH, ELO, OVERHEAD ->
          Optional.of("feature option=\"" + option.uciName() + type(option.kind()) + "\"");
    };
  }

  private static String type(Kind kind) {
    return switch (kind) {
      case Kind.Number range -> " -spin " + range.initial() + " " + range.min() + " " + range.max();
      case Kind.Switch toggle -> " -check " + (toggle.isOnByDefault() ? 1 : 0);
      case Kind.Button _ -> " -button";
      case Kind.Text _,Kind.Choice _ -> " -string ";
    };
  }
}
