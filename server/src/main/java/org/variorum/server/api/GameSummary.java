package org.variorum.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.DefinitionKey;

/**
 * A game as its own pages show it.
 *
 * @param id its id: the definition's name, preceded by the owner and a colon if it is not built in
 * @param definition the owner, name and version of the definition
 * @param legend what is drawn on the board because of its rules, in words
 * @param start its start position in FEN
 * @param starts how many start positions it has by number; missing if only the one
 * @param hands whether pieces can be in hand
 * @param example a first move, so that a page can say how moves are written; missing where there is none
 * @param special the mechanisms that make it different, in a word each
 * @param sides how players know the two sides
 * @param fields what a FEN of the game says besides where the pieces stand
 */
public record GameSummary(String id, DefinitionKey definition, String name, @Nullable String inventor,
    @Nullable String about,
    @Nullable String source, Shape shape, List<Legend> legend, String start, @Nullable Long starts,
    @Nullable Example example,
    boolean hands,
    List<Option> options,
    List<PieceLook> pieces, Sides sides,
    List<String> special, FenFields fields) {

  /** How squares are shown of which rules ask. */
  public enum Sign {
    border, promotion, goal, arrows
  }

  /**
   * What a drawing on the board means.
   *
   * @param sign what is drawn; missing where it is a line or a dot of the board itself
   * @param words a sentence
   */
  public record Legend(@Nullable Sign sign, String words) {}

  /** A move as people write it, and as programs do (COM-3). */
  public record Example(String san, String text) {}

  /** A change of rules that is chosen when a game starts. */
  public record Option(String id, String about) {}

  /**
   * What a page needs to draw and name a kind of piece.
   *
   * @param letter its FEN letter for White
   * @param parts simple movers that its movement consists of
   * @param promoted whether it is the promoted form of another
   * @param characters what may be written on it: on White's, on Black's; missing if nothing is
   */
  public record PieceLook(String letter, String name, boolean royal, boolean promoted, List<String> parts,
      @Nullable List<String> characters) {}

  /** The side that moves first, which data call white, and the other. */
  public record Sides(SideLook white, SideLook black) {}

  /**
   * How players know a side.
   *
   * @param name what they call it
   * @param adjective the same before the name of a piece
   * @param colour the colour of its pieces: {@code white}, {@code black}, {@code red}, {@code blue} or {@code green}
   */
  public record SideLook(String name, String adjective, String colour) {}

  /**
   * What a FEN of a game says besides the pieces on the board, the side to move and the move counters (COM-2).
   *
   * @param held the letters of pieces that can be in hand
   * @param slots what positions remember besides, in the order of a FEN
   */
  public record FenFields(List<String> held, List<SlotForm> slots) {}
}
