package org.variorum.rules.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.SanReading;

/** A part of a rules page. What it says of moves is as its author wrote it: the test kit holds it to the game. */
public sealed interface Block {

  /** Text in CommonMark, not to be trusted: a renderer escapes or refuses HTML. */
  record Prose(String markdown) implements Block {}

  /**
   * A worked example: a position, moves played from it, and what then holds. Moves are in SAN or in the form of COM-3.
   *
   * @param at where its block begins
   * @param title a few words above the board
   * @param options the options it is played with
   * @param fen the first position; empty for the start position
   * @param moves the moves that are played
   * @param legal moves that are legal after them
   * @param illegal moves that are not
   * @param check whether the side to move is then in check; empty where the example does not say
   * @param outcome the word for how the game has then ended; empty where the example does not say
   * @param say one or two sentences below the board, plain text
   */
  record Example(PageLocation at, String title, List<String> options, Optional<String> fen,
      List<String> moves,
      List<String> legal, List<Forbidden> illegal, Optional<Boolean> check, Optional<String> outcome,
      String say) implements Block {

    public Example {
      options = List.copyOf(options);
      moves = List.copyOf(moves);
      legal = List.copyOf(legal);
      illegal = List.copyOf(illegal);
    }

    /**
     * The positions that it shows: the first, and the one after each move.
     *
     * @param game the page's game with {@link #options}
     * @throws org.variorum.rules.position.FenException if the FEN is malformed
     * @throws org.variorum.rules.position.IllegalSetupException if it is no position of the game
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

  /** A move with the kind of rule that forbids it. */
  record Forbidden(String move, String rule) {}

  /**
   * A place for a live diagram of how a piece moves.
   *
   * @param at where its block begins
   * @param letter the piece's letter, {@code "R"}
   * @param options the options it is shown with
   * @param scene what stands around it; empty for the piece alone
   */
  record PieceDiagram(PageLocation at, String letter, List<String> options, Optional<Scene> scene)
      implements Block {
    public PieceDiagram {
      options = List.copyOf(options);
    }
  }

  /**
   * A position in which a piece is shown.
   *
   * @param fen the position, the piece's side to move
   * @param square the square where the piece stands, {@code "c2"}
   */
  record Scene(String fen, String square) {}
}
