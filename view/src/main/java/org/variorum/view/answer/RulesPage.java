package org.variorum.view.answer;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game with some options, for people.
 *
 * @param guide the blocks of the game's rules page, in order
 * @param card the definition of the game in generated sentences
 */
public record RulesPage(GameSummary game, List<String> options, List<Block> guide, List<Section> card) {

  /**
   * A part of the rules page; exactly one of the three components is present.
   *
   * @param prose HTML without scripts and styles
   */
  public record Block(@Nullable String prose, @Nullable Example example, @Nullable Diagram diagram) {}

  /**
   * A worked example.
   *
   * @param line the moves of the example; {@code legal} and {@code refused} are about the position after them
   * @param begin the position before the moves
   * @param legal legal moves that the text mentions, as in COM-3
   * @param refused illegal moves that the text mentions, with the reason
   */
  public record Example(String title, String say, List<String> options, LineView line, PositionView begin,
      List<String> legal,
      List<Refused> refused) {}

  /** An illegal move, with the reason. */
  public record Refused(String text, WhyView why) {}

  /**
   * A diagram of the movement of a piece.
   *
   * @param fen the arrangement: the piece, and other pieces that its movement needs
   * @param square the square of the piece
   */
  public record Diagram(String letter, String name, String words, String fen, String square,
      List<InsightView.Sight> sights) {}

  /** A heading with the sentences below it. */
  public record Section(String title, List<Sentence> sentences) {}

  /**
   * A sentence of the generated rules.
   *
   * @param words the sentence, with movement in words
   * @param notated the sentence, with movement in notation as well; missing if it describes no movement
   */
  public record Sentence(String words, @Nullable String notated) {}
}
