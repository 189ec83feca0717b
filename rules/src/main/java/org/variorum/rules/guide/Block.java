package org.variorum.rules.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.SanReading;

/** A part of a rules page. Its moves are as the author wrote them; only the test kit checks them against the game. */
public sealed interface Block {

  /** Untrusted text in CommonMark. A renderer must escape or refuse HTML. */
  record Prose(String markdown) implements Block {}

  /**
   * A worked example: a position, the moves played from it, and facts about the position after them. Moves are in SAN
   * or in the form of COM-3.
   *
   * @param location the first line of its block
   * @param title a few words above the board
   * @param options the chosen options of the game
   * @param fen the first position; empty for the start position
   * @param moves the moves that are played
   * @param legal moves that are legal after {@code moves}
   * @param illegal moves that are illegal after {@code moves}
   * @param check whether the side to move is in check after {@code moves}; empty if the example leaves it open
   * @param outcome the word for the outcome after {@code moves}; empty if the example leaves it open
   * @param caption one or two sentences below the board, plain text
   */
  record Example(PageLocation location, String title, List<String> options, Optional<String> fen,
      List<String> moves,
      List<String> legal, List<Forbidden> illegal, Optional<Boolean> check, Optional<String> outcome,
      String caption) implements Block {

    public Example {
      options = List.copyOf(options);
      moves = List.copyOf(moves);
      legal = List.copyOf(legal);
      illegal = List.copyOf(illegal);
    }

    /**
     * The positions of the example: the first, and the position after each move.
     *
     * @param game the page's game with {@link #options}
     * @throws org.variorum.rules.position.FenException if the FEN is malformed
     * @throws org.variorum.rules.position.IllegalSetupException if the FEN is not a position of the game
     * @throws IllegalArgumentException if a move is not legal
     */
    public List<Position> positions(Game game) {
      Position position = fen.map(game::position).orElseGet(game::start);
      List<Position> positions = new ArrayList<>(List.of(position));
      for (String text : moves) {
        position = switch (San.read(position, text)) {
          case SanReading.Found found -> position.play(found.move());
          case SanReading.Refused refused ->
              throw new IllegalArgumentException(text + " is no legal move: " + refused.why().words());
        };
        positions.add(position);
      }
      return positions;
    }
  }

  /** An illegal move, with the word for the kind of rule that forbids it. */
  record Forbidden(String move, String rule) {}

  /**
   * The place of an interactive diagram of a piece's movement.
   *
   * @param location the first line of its block
   * @param letter the piece's letter, for example {@code "R"}
   * @param options the chosen options of the game in which the piece is shown
   * @param scene the position around the piece; empty for a board with the piece alone
   */
  record PieceDiagram(PageLocation location, String letter, List<String> options, Optional<Scene> scene)
      implements Block {
    public PieceDiagram {
      options = List.copyOf(options);
    }
  }

  /**
   * A position in which a piece is shown.
   *
   * @param fen the position, with the piece's side to move
   * @param square the square of the piece, for example {@code "c2"}
   */
  record Scene(String fen, String square) {}
}
