package org.variorum.view.answer;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A position, with the data that a page needs to show it and to let a player move.
 *
 * @param fen the canonical FEN
 * @param placement the first field of the FEN, without pieces in hand
 * @param hands the number of pieces in hand by FEN letter, upper case for White; 0 for a kind that may be in hand later
 * @param turn the side to move
 * @param ply the number of moves since the starting position of the query or of the table
 * @param checked squares of the royal pieces that are in check
 * @param remembered state other than pieces, hands and side to move, as far as it can be shown
 * @param moves all legal moves; empty in messages about tables
 * @param previews the changes on the board while a player enters a move. Keys are the steps so far, joined by blanks;
 *     forced steps may be missing. Values are the changed squares with their pieces ({@code ""} for none)
 * @param spoken the position in words, in an answer to a query; missing in messages about tables
 */
public record PositionView(String fen, String placement, Map<String, Integer> hands, Color turn, int ply,
    List<String> checked, List<RememberedView> remembered, @Nullable OutcomeView outcome,
    List<MoveView> moves,
    Map<String, Map<String, String>> previews, @Nullable String spoken) {

  /** Returns a copy with legal moves, and with previews of the board while a player enters them. */
  public PositionView withMoves(List<MoveView> newMoves, Map<String, Map<String, String>> newPreviews) {
    return new PositionView(fen, placement, hands, turn, ply, checked, remembered, outcome, newMoves,
        newPreviews, spoken);
  }

  /** Returns a copy with the position in words. */
  public PositionView withWords(String words) {
    return new PositionView(fen, placement, hands, turn, ply, checked, remembered, outcome, moves, previews,
        words);
  }

  /**
   * A legal move.
   *
   * @param text the move as in COM-3
   * @param san the move in SAN
   * @param steps the steps to enter the move, for example {@code "e2"}, {@code "e4"}. For a piece in hand the first
   *     step is {@code "@P"}. For a new kind of the piece the last step is {@code "=Q"}. The only step for passing is
   *     {@code "pass"}. No move's steps are a prefix of another move's steps
   * @param shortcuts other steps for the same move: the moving piece, then another piece that the move affects, for
   *     example the king and then the rook that it castles with
   * @param paths the paths of the pieces, the mover's first, as in {@link PlyView.Journey#path}
   * @param checked squares of the royal pieces that are in check after the move
   */
  public record MoveView(String text, String san, List<String> steps, List<List<String>> shortcuts,
      List<List<String>> paths, List<String> checked) {

    /**
     * Returns a copy with only those steps and shortcuts that begin with {@code first}. At least one of them must begin
     * with it.
     */
    public MoveView restrictedTo(String first) {
      List<List<String>> matching = Stream.concat(Stream.of(steps), shortcuts.stream())
          .filter(each -> !each.isEmpty() && each.getFirst().equals(first)).toList();
      return new MoveView(text, san, matching.getFirst(), matching.subList(1, matching.size()), paths,
          checked);
    }
  }

  /**
   * State of a position that is stored in one of the game's {@link SlotForm}s and can be shown.
   *
   * @param sentence the state in words
   * @param marks the parts of the state that a board can show
   */
  public record RememberedView(String name, @Nullable String sentence, List<MarkView> marks) {}

  /**
   * Squares with the same mark.
   *
   * @param mark a look, a colon and a name, for example {@code still:frozen}
   * @param beneath the pieces beneath the piece on that square, in FEN letters, the uppermost first; null if none
   */
  public record MarkView(String mark, List<String> squares, @Nullable List<String> beneath) {

    public MarkView(String mark, List<String> squares) {
      this(mark, squares, null);
    }
  }
}
