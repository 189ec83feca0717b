package org.variorum.app.card;

import java.util.List;
import org.variorum.app.board.BoardPicture;
import org.variorum.app.board.Marks;
import org.variorum.app.board.Style;
import org.variorum.app.text.Paragraph;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Title;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.GameCard;

/** All that a player must know of a game on a page or two, written from its definition. */
public final class RuleCard {

  private static final String LEGEND =
      "* moves or takes there, o moves only, x takes only. The notation is Betza's with the extension XBetza; it, ranks "
          + "and squares are White's, and Black's are their mirror images.";

  private final Game game;
  private final Definition definition;
  private final GameCard card;
  private final StringBuilder text = new StringBuilder();

  public RuleCard(Game game, GameCard card) {
    this.game = game;
    this.card = card;
    definition = game.definition();
  }

  /** The card, in lines of at most 80 columns. */
  public String text() {
    Names names = new Names(definition);
    Places places = new Places(game.board());
    text.setLength(0);
    title(definition.title());
    heading("The men");
    definition.men().forEach(man -> text.append(new ManCard(man, names, places).text()).append('\n'));
    paragraph(LEGEND);
    if (!definition.mechanisms().isEmpty()) {
      heading("Rules");
      MechanismWords words = new MechanismWords(names, places);
      definition.mechanisms().forEach(mechanism -> item(words.words(mechanism)));
    }
    heading("The end");
    new GoalWords(definition, names, places).sentences().forEach(this::item);
    if (!card.options().isEmpty()) {
      heading("Options");
      card.options().forEach(option -> item(option.id()
          + (definition.options().contains(option.id()) ? " (chosen)" : "") + ": " + option.about()));
    }
    return text.toString();
  }

  private void title(Title title) {
    text.append(title.name()).append('\n').append("=".repeat(title.name().length())).append('\n');
    title.inventor().ifPresent(this::paragraph);
    title.about().ifPresent(this::paragraph);
    title.source().ifPresent(source -> paragraph("Source: " + source));
    List<String> lines = new BoardPicture(Style.PLAIN, Side.WHITE).lines(game.start(), Marks.NONE);
    text.append('\n').append(String.join("\n", lines)).append('\n');
  }

  private void heading(String heading) {
    text.append('\n').append(heading).append('\n').append("-".repeat(heading.length())).append('\n');
  }

  private void paragraph(String words) {
    text.append(Paragraph.of(words).after("", ""));
  }

  private void item(String words) {
    text.append(Paragraph.of(words).after("- ", "  "));
  }
}
