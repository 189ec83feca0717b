package org.variorum.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game with some options, for people.
 *
 * @param guide the page that people wrote, in order
 * @param card what the definition says, put into sentences by the program
 */
public record RulesPage(GameSummary game, List<String> options, List<Block> guide, List<Section> card) {

  /**
   * A part of the page; exactly one of the three is there.
   *
   * @param prose HTML without scripts and styles
   */
  public record Block(@Nullable String prose, @Nullable Example example, @Nullable Diagram diagram) {}

  /**
   * A worked example.
   *
   * @param line the moves of the example; what is allowed or not is so after them
   * @param begin the position before them
   * @param legal moves that the text speaks of as allowed, as COM-3 writes them
   * @param refused moves that the text speaks of as forbidden, with the reason
   */
  public record Example(String title, String say, List<String> options, LineView line, PositionView begin,
      List<String> legal,
      List<Refused> refused) {}

  /** A move that is not allowed. */
  public record Refused(String text, WhyView why) {}

  /**
   * Where a piece can go.
   *
   * @param fen the arrangement with the piece and blockers
   * @param square where the piece stands
   */
  public record Diagram(String letter, String name, String words, String fen, String square,
      List<InsightView.Sight> sights) {}

  /** A heading with sentences below. */
  public record Section(String title, List<Sentence> sentences) {}

  /**
   * A sentence of the card.
   *
   * @param words the sentence in words
   * @param notated the same with movement in notation, too; missing if it speaks of no movement
   */
  public record Sentence(String words, @Nullable String notated) {}
}
