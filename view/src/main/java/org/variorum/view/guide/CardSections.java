package org.variorum.view.guide;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.card.PieceCard;
import org.variorum.rules.card.RuleCard;
import org.variorum.view.answer.RulesPage.Section;
import org.variorum.view.answer.RulesPage.Sentence;
import org.variorum.view.text.Sentences;

/** Converts a rule card to sections with headings. */
final class CardSections {

  private CardSections() {}

  /**
   * Returns the sections of a card.
   *
   * @param notated the same card, with movement in notation as well
   */
  static List<Section> of(RuleCard card, RuleCard notated) {
    return Stream
        .of(section("The pieces", pieces(card), pieces(notated)),
            section("Special rules", card.mechanisms(), notated.mechanisms()),
            section("How a game ends", card.goals(), notated.goals()),
            section("Draws", card.draws(), notated.draws()),
            section("Options", options(card), options(notated)))
        .filter(section -> !section.sentences().isEmpty()).toList();
  }

  private static Section section(String title, List<String> words, List<String> notated) {
    return new Section(title, IntStream.range(0, words.size())
        .mapToObj(
            i -> new Sentence(words.get(i), notated.get(i).equals(words.get(i)) ? null : notated.get(i)))
        .toList());
  }

  private static List<String> pieces(RuleCard card) {
    return card.pieces().stream().map(CardSections::piece).toList();
  }

  private static List<String> options(RuleCard card) {
    return card.options().stream().map(CardSections::option).toList();
  }

  private static String piece(PieceCard piece) {
    String words = piece.sentences().isEmpty() ? "" : ": " + String.join("; ", piece.sentences());
    return Sentences.of(piece.piece().name() + " (" + piece.piece().letter() + ")" + words);
  }

  private static String option(RuleCard.Choice choice) {
    return choice.id() + (choice.chosen() ? " (chosen)" : "") + ": " + choice.about();
  }

  /** The text beside a diagram of a piece; the diagram shows the movement itself. */
  static String words(PieceCard piece) {
    return piece.remarks().stream().map(Sentences::of).collect(Collectors.joining(" "));
  }
}
