package org.variorum.app;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.variorum.app.json.Json;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.HelpOption;
import org.variorum.app.text.Paragraph;
import org.variorum.rules.language.GameCard;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code variorum games}. */
@Command(name = "games", description = "Lists the built-in games.")
final class GamesCommand implements Callable<Integer> {

  private final Streams streams;
  private final Shelf shelf;

  @Mixin private final HelpOption help = new HelpOption();

  @Option(names = "--json", description = "a JSON array with an object for each game") private boolean json;

  GamesCommand(Streams streams, Shelf shelf) {
    this.streams = streams;
    this.shelf = shelf;
  }

  @Override
  public Integer call() {
    List<GameCard> cards = new ArrayList<>();
    int status = 0;
    for (String id : shelf.ids()) {
      try {
        cards.add(shelf.card(id));
      } catch (Complaint e) {
        e.lines().forEach(streams.err()::println);
        status = e.status();
      }
    }
    if (json) {
      streams.out().println(Json.of(cards.stream().map(GamesCommand::object).toList()));
    } else {
      int width = cards.stream().mapToInt(card -> card.id().length()).max().orElse(0) + 2;
      cards.forEach(card -> print(card, width));
    }
    return status;
  }

  private void print(GameCard card, int width) {
    String margin = " ".repeat(width);
    String inventor = card.inventor().map(who -> " (" + who + ")").orElse("");
    streams.out().println(card.id() + " ".repeat(width - card.id().length()) + card.name() + inventor);
    card.about().ifPresent(about -> streams.out().print(Paragraph.of(about).after(margin, margin)));
    for (GameCard.Option option : card.options()) {
      Paragraph text = Paragraph.of("--options " + option.id() + ": " + option.about());
      streams.out().print(text.after(margin, margin + "  "));
    }
  }

  private static Map<String, Object> object(GameCard card) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("id", card.id());
    object.put("name", card.name());
    object.put("version", card.version());
    card.inventor().ifPresent(inventor -> object.put("inventor", inventor));
    card.about().ifPresent(about -> object.put("about", about));
    card.source().ifPresent(source -> object.put("source", source));
    object.put("options", card.options().stream().map(option -> option(option)).toList());
    return object;
  }

  private static Map<String, Object> option(GameCard.Option option) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("id", option.id());
    object.put("about", option.about());
    return object;
  }
}
