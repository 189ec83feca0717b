package org.variorum.protocol.uci;

import java.util.stream.Collectors;
import org.variorum.protocol.EngineHost;
import org.variorum.protocol.EngineOption;
import org.variorum.protocol.EngineOption.Kind;

/** Writer of {@code option} lines. */
final class OptionLine {

  private OptionLine() {}

  static String of(EngineOption option, ProtocolDialect dialect, EngineHost host) {
    String type = switch (option.kind()) {
      case Kind.Number range ->
          "spin default " + range.initial() + " min " + range.min() + " max " + range.max();
      case Kind.Switch toggle -> "check default " + toggle.isOnByDefault();
      case Kind.Button _ -> "button";
      case Kind.Text _ -> "string default " + EngineHost.NO_TEXT;
      case Kind.Choice _ -> "combo default " + host.defaultVariant().orElse(EngineHost.NO_TEXT)
          + dialect.variants(host.catalog()).stream().map(name -> " var " + name)
              .collect(Collectors.joining());
    };
    return "option name " + dialect.optionName(option) + " type " + type;
  }
}
