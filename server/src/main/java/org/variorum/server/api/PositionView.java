package org.variorum.server.api;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A position as a page shows it and plays on from it.
 *
 * @param fen the canonical FEN
 * @param placement its first field, without pieces in hand
 * @param hands pieces in hand by FEN letter, upper case for White; 0 for a piece that could be held but is not
 * @param turn the side to move
 * @param ply how many moves were made since the start that the query named
 * @param checked squares of the royal pieces that are in check
 * @param remembered what it remembers besides, as far as there is something to know
 * @param moves all legal moves; none in what tables tell
 * @param previews what a board shows while a gesture is begun, and after one that leaves foregone answers out: its steps,
 *     joined by blanks, to the squares that change meanwhile and the pieces on them ({@code ""} for none)
 * @param spoken the position in words, in an answer to a query; missing in what tables tell by themselves
 */
public record PositionView(String fen, String placement, Map<String, Integer> hands, Color turn, int ply,
    List<String> checked, List<RememberedView> remembered, @Nullable OutcomeView outcome,
    List<MoveView> moves,
    Map<String, Map<String, String>> previews, @Nullable String spoken) {

  /** The same with the legal moves and their previews. */
  public PositionView with(List<MoveView> choices, Map<String, Map<String, String>> shownMeanwhile) {
    return new PositionView(fen, placement, hands, turn, ply, checked, remembered, outcome, choices,
        shownMeanwhile, spoken);
  }

  /** The same with words. */
  public PositionView withWords(String words) {
    return new PositionView(fen, placement, hands, turn, ply, checked, remembered, outcome, moves, previews,
        words);
  }

  /**
   * A legal move.
   *
   * @param text as COM-3 writes it
   * @param san as people write it
   * @param steps what is pointed at, one after the other: squares; first {@code "@P"} for a piece in hand; last
   *     {@code "=Q"} for what the piece becomes; {@code "pass"} alone for passing. No move's steps begin with all those of another.
   * @param shortcuts other steps that mean the same move: a piece, and then another that it acts on, castles with or captures
   *     elsewhere than where it ends
   * @param paths where pieces go, the mover first, as in {@link PlyView.Journey#path}
   * @param checked squares of the royal pieces that are in check after it
   */
  public record MoveView(String text, String san, List<String> steps, List<List<String>> shortcuts,
      List<List<String>> paths, List<String> checked) {

    /** The same with only those of its steps and shortcuts that begin with one. */
    public MoveView beginning(String first) {
      List<List<String>> all = Stream.concat(Stream.of(steps), shortcuts.stream())
          .filter(each -> !each.isEmpty() && each.getFirst().equals(first)).toList();
      return new MoveView(text, san, all.getFirst(), all.subList(1, all.size()), paths, checked);
    }
  }

  /**
   * What a position remembers in one of the game's {@link SlotForm}s, where it is something to know.
   *
   * @param sentence it in words
   * @param marks what a board can show of it
   */
  public record RememberedView(String name, @Nullable String sentence, List<MarkView> marks) {}

  /**
   * Squares to be marked.
   *
   * @param mark a look and, after a colon, what it is called: {@code still:frozen}
   * @param beneath pieces that stand there beneath another as a FEN writes them, the uppermost first; null if none
   */
  public record MarkView(String mark, List<String> squares, @Nullable List<String> beneath) {

    public MarkView(String mark, List<String> squares) {
      this(mark, squares, null);
    }
  }
}
