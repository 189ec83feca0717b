package org.variorum.app.card;

import java.util.List;
import java.util.stream.Stream;
import org.variorum.app.board.BoardMarks;
import org.variorum.app.board.BoardPicture;
import org.variorum.app.board.Style;
import org.variorum.app.text.Paragraph;
import org.variorum.rules.board.Side;
import org.variorum.rules.card.PieceCard;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Title;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.GameCard;

/** The rule card of a game as text of one or two pages. */
public final class CardPage {

  private static final String WORD_LEGEND =
      "Ranks and squares are given for White; for Black, %s. With --notation, Betza's notation follows each movement.";
  private static final String NOTATION_LEGEND =
      "In parentheses: the movement in XBetza, an extension of Betza's notation. Movements, ranks and squares are "
          + "given for White; for Black, %s.";

  private final Game game;
  private final RuleCard card;
  private final boolean hasNotation;
  private final StringBuilder text = new StringBuilder();

  /**
   * @param gameCard contains the options that the game offers
   * @param hasNotation whether movement is also given in Betza's notation
   */
  public CardPage(Game game, GameCard gameCard, boolean hasNotation) {
    this.game = game;
    this.hasNotation = hasNotation;
    this.card = hasNotation ? RuleCard.of(game.definition(), gameCard.options())
        : RuleCard.inWords(game.definition(), gameCard.options());
  }

  /** The card, in lines of at most 80 columns. */
  public String text() {
    text.setLength(0);
    appendTitle(card.title());
    appendHeading("The pieces");
    card.pieces().forEach(piece -> text.append(new PieceText(piece).text()).append('\n'));
    appendParagraph(
        new Legend(card.pieces().stream().map(PieceCard::diagram).toList(), game.fates().mayRemove()).text());
    appendParagraph(game.sides()
        .in((hasNotation ? NOTATION_LEGEND : WORD_LEGEND).formatted(switch (game.board().blackView()) {
          case MIRRORED -> "they are mirrored";
          case HALF_TURN -> "they are turned by half a circle";
        })));
    appendSection("Rules", card.mechanisms());
    appendSection("The end", Stream.concat(card.goals().stream(), card.draws().stream()).toList());
    appendSection("Options", card.options().stream()
        .map(option -> option.id() + (option.chosen() ? " (chosen)" : "") + ": " + option.about()).toList());
    return text.toString();
  }

  private void appendTitle(Title title) {
    text.append(title.name()).append('\n').append("=".repeat(title.name().length())).append('\n');
    title.inventor().ifPresent(this::appendParagraph);
    title.about().ifPresent(this::appendParagraph);
    title.source().ifPresent(source -> appendParagraph("Source: " + source));
    List<String> lines = new BoardPicture(Style.PLAIN, Side.WHITE).lines(game.start(), BoardMarks.NONE);
    text.append('\n').append(String.join("\n", lines)).append('\n');
  }

  private void appendSection(String heading, List<String> items) {
    if (!items.isEmpty()) {
      appendHeading(heading);
      items.forEach(this::appendItem);
    }
  }

  private void appendHeading(String heading) {
    text.append('\n').append(heading).append('\n').append("-".repeat(heading.length())).append('\n');
  }

  private void appendParagraph(String sentences) {
    text.append(Paragraph.of(sentences).wrap("", ""));
  }

  private void appendItem(String words) {
    text.append(Paragraph.of(words).wrap("- ", "  "));
  }
}
