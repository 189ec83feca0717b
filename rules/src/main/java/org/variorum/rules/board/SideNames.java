package org.variorum.rules.board;

import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What players of a game call its sides.
 *
 * <p>Rules say White and Black in all their sentences: the side that moves first, and the other. {@link #in} says such a sentence in
 * the names of a game. What a game tells of its positions, moves and rules has them already.
 *
 * @param white what players call the side that moves first
 * @param black what they call the other
 */
public record SideNames(String white, String black) {

  /** As most games have them. */
  public static final SideNames USUAL = new SideNames(Side.WHITE.word(), Side.BLACK.word());

  /** A side, or what somebody has written, in quotation marks: that stays as it is. */
  private static final Pattern SIDE = Pattern.compile(
      "(?<!\\w)'[^']*'|\"[^\"]*\"|\\b(" + Side.WHITE.word() + "|" + Side.BLACK.word() + ")\\b");

  /** The name of a side. */
  public String of(Side side) {
    return side == Side.WHITE ? white : black;
  }

  /** The same before the name of a piece: {@code white}, {@code Cho}. Colours are written small. */
  public String adjective(Side side) {
    String name = of(side);
    boolean colour = Arrays.stream(Tint.values()).anyMatch(tint -> tint.word().equalsIgnoreCase(name));
    return colour ? name.toLowerCase(Locale.ROOT) : name;
  }

  /** A sentence about White and Black in these names. */
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
