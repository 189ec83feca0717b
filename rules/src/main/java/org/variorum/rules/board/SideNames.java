package org.variorum.rules.board;

import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import org.variorum.rules.platform.Matches;

/**
 * The names of the two sides in a game.
 *
 * <p>The rules write White for the side that moves first and Black for the other side. {@link #in} replaces these words
 * in a sentence by the names in this record. Texts that a game returns already contain the names of its sides.
 *
 * @param white the name of the side that moves first
 * @param black the name of the other side
 */
public record SideNames(String white, String black) {

  /** The names White and Black. */
  public static final SideNames USUAL = new SideNames(Side.WHITE.word(), Side.BLACK.word());

  /** The word for a side, or a quoted text. Quoted texts match so that they are copied without a change. */
  private static final Pattern SIDE = Pattern.compile(
      "(?<!\\w)'[^']*'|\"[^\"]*\"|\\b(" + Side.WHITE.word() + "|" + Side.BLACK.word() + ")\\b");

  /** The name of a side. */
  public String of(Side side) {
    return side == Side.WHITE ? white : black;
  }

  /**
   * The name of a side before the name of a piece, for example {@code white} or {@code Cho}. Only colours are in lower
   * case.
   */
  public String adjective(Side side) {
    String name = of(side);
    boolean isColour = Arrays.stream(Tint.values()).anyMatch(tint -> tint.word().equalsIgnoreCase(name));
    return isColour ? name.toLowerCase(Locale.ROOT) : name;
  }

  /** Returns a sentence with the words White and Black replaced by these names, except in quoted texts. */
  public String in(String sentence) {
    return equals(USUAL) ? sentence
        : Matches.replace(SIDE, sentence, match -> replacement(match.group()));
  }

  private String replacement(String match) {
    if (match.equals(Side.WHITE.word())) {
      return white;
    }
    return match.equals(Side.BLACK.word()) ? black : match;
  }
}
