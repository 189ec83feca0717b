package org.variorum.server.guide;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.card.PieceCard;
import org.variorum.rules.card.RuleCard;
import org.variorum.server.api.RulesPage.Section;
import org.variorum.server.view.Sentences;

/** What a definition says of its game, under headings. */
final class CardSections {

  private CardSections() {}

  static List<Section> of(RuleCard card) {
    return Stream.of(new Section("The pieces", card.pieces().stream().map(CardSections::piece).toList()),
        new Section("Special rules", card.mechanisms()), new Section("How a game ends", card.goals()),
        new Section("Draws", card.draws()),
        new Section("Options", card.options().stream().map(CardSections::option).toList()))
        .filter(section -> !section.sentences().isEmpty()).toList();
  }

  private static String piece(PieceCard piece) {
    String words = piece.sentences().isEmpty() ? "" : ": " + String.join("; ", piece.sentences());
    return Sentences.of(piece.piece().name() + " (" + piece.piece().letter() + ")" + words);
  }

  private static String option(RuleCard.Choice choice) {
    return choice.id() + (choice.chosen() ? " (chosen)" : "") + ": " + choice.about();
  }

  /** What is said beside a diagram, which shows the movement itself. */
  static String words(PieceCard piece) {
    return piece.remarks().stream().map(Sentences::of).collect(Collectors.joining(" "));
  }
}
