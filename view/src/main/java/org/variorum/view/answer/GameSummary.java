package org.variorum.view.answer;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.DefinitionKey;

/**
 * A game in detail, for the pages about this game; the list of games uses {@link GameEntry}.
 *
 * @param id the definition's name, preceded by the owner and a colon if the game is not built in
 * @param definition the owner, name and version of the definition
 * @param legend the meanings of the marks and lines on the board
 * @param start its start position in FEN
 * @param starts the number of start positions, each with a number; missing if there is only one
 * @param hands whether pieces can be in hand
 * @param example a first move, which shows how moves are written; missing if there is none
 * @param special the mechanisms that distinguish the game, in a word or two each
 * @param sides the names and colours of the two sides
 * @param fields the fields of a FEN that depend on the game
 */
public record GameSummary(String id, DefinitionKey definition, String name, @Nullable String inventor,
    @Nullable String about,
    @Nullable String source, Shape shape, List<Legend> legend, String start, @Nullable Long starts,
    @Nullable Example example,
    boolean hands,
    List<Option> options,
    List<PieceLook> pieces, Sides sides,
    List<String> special, FenFields fields) {

  /** The ways to mark squares that matter to the rules. */
  public enum Sign {
    border, promotion, goal, arrows
  }

  /**
   * The meaning of a mark on the board.
   *
   * @param sign the mark; missing for a line or a dot of the board itself
   * @param words the meaning, in one sentence
   */
  public record Legend(@Nullable Sign sign, String words) {}

  /** A move in SAN and in the notation for programs (COM-3). */
  public record Example(String san, String text) {}

  /** A change to the rules that can be chosen when a game starts. */
  public record Option(String id, String about) {}

  /**
   * The data that a page needs to draw and name a kind of piece.
   *
   * @param letter its FEN letter for White
   * @param parts the simple movers that its movement consists of
   * @param promoted whether the kind is the promoted form of another kind
   * @param characters the characters written on the piece, White's first, then Black's; missing if there are none
   */
  public record PieceLook(String letter, String name, boolean royal, boolean promoted, List<String> parts,
      @Nullable List<String> characters) {}

  /** The names and colours of the two sides; {@code white} is the side that moves first. */
  public record Sides(SideLook white, SideLook black) {}

  /**
   * The name and colour of a side.
   *
   * @param name the name that players use
   * @param adjective the form of the name that precedes the name of a piece
   * @param colour the colour of its pieces: {@code white}, {@code black}, {@code red}, {@code blue} or {@code green}
   */
  public record SideLook(String name, String adjective, String colour) {}

  /**
   * The parts of a FEN other than the board, the side to move and the move counters (COM-2).
   *
   * @param held the letters of pieces that can be in hand
   * @param slots the forms for the rest of a position's state, in the order of a FEN
   */
  public record FenFields(List<String> held, List<SlotForm> slots) {}
}
