package org.variorum.rules.board;

import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

  /** A side, or what somebody has written, in quotation marks: that stays as it is. */
  private static final Pattern SIDE = Pattern.compile(
      "(?<!\\w)'[^']*'|\"[^\"]*\"|\\b(" + Side.WHITE.word() + "|" + Side.BLACK.word() + ")\\b");

  /** The name of a side. */
  public String of(Side side) {
    return side == Side.WHITE ? white : black;
  }

  /**
   * The name of a side before the name of a piece, for example {@code white} or {@code Cho}. Colours are in lower case.
   */
  public String adjective(Side side) {
    String name = of(side);
    boolean colour = Arrays.stream(Tint.values()).anyMatch(tint -> tint.word().equalsIgnoreCase(name));
    return colour ? name.toLowerCase(Locale.ROOT) : name;
  }

  /** Replaces White and Black in a sentence by these names. */
  public String in(String sentence) {
    return equals(USUAL) ? sentence
        : SIDE.matcher(sentence).replaceAll(found -> Matcher.quoteReplacement(named(found.group())));
  }

  private String named(String found) {
    if (found.equals(Side.WHITE.word())) {
      return white;
    }
    return found.equals(Side.BLACK.word()) ? black : found;
  }
}
