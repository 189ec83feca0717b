package org.variorum.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game as a list of games shows it.
 *
 * @param start its start position in FEN
 * @param hands whether men can be in hand
 * @param special the mechanisms that make it different, in a word each
 */
public record GameSummary(String id, String name, String version, @Nullable String inventor,
    @Nullable String about,
    @Nullable String source, Shape shape, String start, boolean hands, List<Option> options,
    List<ManLook> men,
    List<String> special) {

  /** A change of rules that is chosen when a game starts. */
  public record Option(String id, String about) {}

  /**
   * What a page needs to draw and name a kind of man.
   *
   * @param letter its FEN letter for White
   * @param parts simple movers that its movement consists of
   * @param promoted whether it is the promoted form of another
   */
  public record ManLook(String letter, String name, boolean royal, boolean promoted, List<String> parts) {}
}
