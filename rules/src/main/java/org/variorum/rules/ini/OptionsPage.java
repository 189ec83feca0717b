package org.variorum.rules.ini;

import java.util.Locale;
import java.util.stream.Collectors;
import org.variorum.rules.ini.Option.Fate;

/** Tables of all options and kinds of pieces, with their treatment by the import, for a documentation page. */
public final class OptionsPage {

  private OptionsPage() {}

  /** The tables, each with its heading, in Markdown. */
  public static String markdown() {
    return "## The options\n\n| option | values | default | here |\n| --- | --- | --- | --- |\n"
        + Option.ALL.values().stream().map(OptionsPage::row).collect(Collectors.joining())
        + "\n## The kinds of pieces\n\n| option | movement | name here |\n| --- | --- | --- |\n"
        + PieceType.ALL.values().stream().map(OptionsPage::row).collect(Collectors.joining());
  }

  private static String row(Option option) {
    String kind = option.kind().contains("/") ? option.kind().replace("/", ", ") : option.kind();
    String defaultValue = option.defaultValue().isEmpty() ? "" : "`" + option.defaultValue() + "`";
    return "| `" + option.name() + "` | " + kind + " | " + defaultValue + " | " + treatment(option) + " |\n";
  }

  private static String treatment(Option option) {
    return switch (option.fate()) {
      case WORDS -> option.text();
      case FOR -> "sets " + option.expansion().stream().map(name -> "`" + name + "`")
          .collect(Collectors.joining(", "));
      case NOTHING, REFUSED -> (option.fate() == Fate.NOTHING ? "changes no rule: " : "refused: ")
          + option.text().substring(0, 1).toLowerCase(Locale.ROOT) + option.text().substring(1);
    };
  }

  private static String row(PieceType type) {
    String movement = type.betza().isEmpty() ? "none" : "`" + type.betza() + "`";
    return "| `" + type.word() + "` | " + movement
        + (type.sparesOwnKind() ? ", but not over pieces of its own kind, nor capturing them" : "")
        + " | "
        + type.name() + " |\n";
  }
}
