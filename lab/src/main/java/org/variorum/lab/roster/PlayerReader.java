package org.variorum.lab.roster;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Experience;
import org.variorum.engine.SearchLimits;
import org.variorum.lab.external.ConversationLog;
import org.variorum.lab.external.EngineCommand;
import org.variorum.lab.external.Protocol;
import org.variorum.lab.external.VariantNames;
import org.variorum.lab.player.Contender;
import org.variorum.lab.player.EnginePlayer;

/**
 * Reads descriptions of players ({@code docs/matches.md}):
 *
 * <pre>
 * variorum[:SETTING=VALUE,…]
 * uci:COMMAND[;OPTION=VALUE]…      also usi:, xboard:
 * </pre>
 */
public final class PlayerReader {

  private static final String FORMS =
      "a player is variorum, uci:COMMAND, usi:COMMAND or xboard:COMMAND";
  private static final String NO_FIRST =
      "this build no longer contains the player 'first'; an older build plays by "
          + "'uci:../older/variorum uci' (docs/matches.md describes how to make one)";
  private static final String NAME = "name";
  private static final String VARIANT = "variant";
  private static final String RESERVE = "reserve";

  private final VariantNames variants;
  private final Experience experience;
  private final ConversationLog log;

  /**
   * @param variants the names that external engines may use for a game; a player's text with {@code variant=} replaces
   *     them
   * @param experience the learnt data for engines of this build
   * @param log receives everything sent to external engines and received from them
   */
  public PlayerReader(VariantNames variants, Experience experience, ConversationLog log) {
    this.variants = variants;
    this.experience = experience;
    this.log = log;
  }

  /** @throws PlayerSyntaxException if the text does not describe a player */
  public Contender read(String text) {
    int colon = text.indexOf(':');
    String kind = colon < 0 ? text : text.substring(0, colon);
    String rest = colon < 0 ? "" : text.substring(colon + 1);
    return switch (kind) {
      case "variorum" -> engine(text, rest);
      case "first" -> throw new PlayerSyntaxException(text, NO_FIRST);
      case "uci", "usi", "xboard" -> program(text, Protocol.valueOf(kind.toUpperCase(Locale.ROOT)), rest);
      default -> throw new PlayerSyntaxException(text, "unknown; " + FORMS);
    };
  }

  private Contender engine(String text, String rest) {
    EngineChoice engine =
        new EngineChoice(text, EngineSettings.DEFAULT.experience(experience), SearchLimits.NONE);
    for (String part : rest.isEmpty() ? new String[0] : rest.split(",", -1)) {
      String[] pair = part.split("=", 2);
      EngineSetting setting = EngineSetting.of(pair[0]).orElseThrow(() -> new PlayerSyntaxException(text,
          "there is no setting '" + pair[0] + "'; the settings are " + EngineSetting.words()));
      try {
        engine = setting.apply(engine, pair.length > 1 ? pair[1] : "");
      } catch (IllegalArgumentException e) {
        throw new PlayerSyntaxException(text, pair[0] + "= takes " + setting.meaning() + ", not '"
            + (pair.length > 1 ? pair[1] : "") + "'");
      }
    }
    return EnginePlayer.contender(engine.name(), engine.settings(), engine.limits());
  }

  private Contender program(String text, Protocol protocol, String rest) {
    List<String> parts = QuotedText.split(rest, ';')
        .orElseThrow(() -> new PlayerSyntaxException(text, "a quotation mark is not closed"));
    List<String> words = QuotedText.words(parts.getFirst());
    if (words.isEmpty()) {
      throw new PlayerSyntaxException(text, "a command is missing; " + FORMS);
    }
    Map<String, String> options = new LinkedHashMap<>();
    for (String part : parts.subList(1, parts.size())) {
      String[] pair = part.split("=", 2);
      String name = QuotedText.removeMarks(pair[0]).strip();
      if (name.isEmpty()) {
        throw new PlayerSyntaxException(text, "an option has no name; write ;NAME=VALUE");
      }
      options.put(name, pair.length > 1 ? QuotedText.removeMarks(pair[1]) : "");
    }
    VariantNames variantNames = Optional.ofNullable(options.remove(VARIANT)).map(List::of)
        .<VariantNames>map(variant -> game -> variant).orElse(variants);
    Optional<String> name = Optional.ofNullable(options.remove(NAME));
    Duration reserve = reserve(text, Optional.ofNullable(options.remove(RESERVE)).orElse("0"));
    EngineCommand command = new EngineCommand(protocol, words, options, variantNames, reserve, log);
    return name.map(command::withName).orElse(command);
  }

  private static Duration reserve(String text, String millis) {
    if (!millis.matches("[0-9]{1,6}")) {
      throw new PlayerSyntaxException(text, RESERVE + "= takes milliseconds, not '" + millis + "'");
    }
    return Duration.ofMillis(Long.parseLong(millis));
  }
}
