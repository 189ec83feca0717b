package org.variorum.app;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.variorum.app.json.JsonWriter;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.HelpOption;
import org.variorum.app.text.Paragraph;
import org.variorum.app.text.TextSearch;
import org.variorum.app.text.WordSuggestion;
import org.variorum.rules.language.GameCard;
import org.variorum.rules.language.GameFamily;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code variorum games}. */
@Command(name = "games", description = "Lists the built-in games, by families.")
final class GamesCommand implements Callable<Integer> {

  private final Streams streams;
  private final GameLocator locator;

  @Mixin private final HelpOption help = new HelpOption();

  @Parameters(paramLabel = "WORD", arity = "0..*",
      description = "lists only games that have all of these words in their name, inventor, description, "
          + "family or special rules") private List<
              String> words = List.of();

  @Option(names = "--family", paramLabel = "FAMILY",
      description = "lists only games of this family") private Optional<
          String> family = Optional.empty();

  @Option(names = "--json",
      description = "prints a JSON array with an object for each game") private boolean json;

  GamesCommand(Streams streams, GameLocator locator) {
    this.streams = streams;
    this.locator = locator;
  }

  @Override
  public Integer call() {
    List<GameCard> cards = new ArrayList<>();
    int status = 0;
    for (String id : locator.ids()) {
      try {
        cards.add(locator.card(id));
      } catch (Complaint e) {
        e.lines().forEach(streams.err()::println);
        status = e.status();
      }
    }
    List<GameCard> matches = matches(cards);
    if (json) {
      streams.out().println(JsonWriter.of(matches.stream().map(GamesCommand::cardObject).toList()));
    } else if (matches.isEmpty()) {
      streams.err().println("no game has all of these words; \"variorum games\" lists all games");
    } else {
      print(matches);
    }
    return matches.isEmpty() ? Complaint.FAILURE : status;
  }

  /** The games that match the command's arguments, in the order of the list. */
  private List<GameCard> matches(List<GameCard> cards) {
    family.ifPresent(id -> requireKnown(id, cards));
    TextSearch search = new TextSearch(words);
    return cards.stream().filter(card -> family.map(card.family().id()::equals).orElse(true))
        .filter(card -> words.isEmpty() || search.finds(texts(card))).sorted(GameCard.ORDER).toList();
  }

  private static void requireKnown(String id, List<GameCard> cards) {
    List<String> ids = cards.stream().map(GameCard::family).distinct().sorted().map(GameFamily::id).toList();
    if (!ids.contains(id)) {
      String nearest =
          new WordSuggestion(ids).nearest(id).map(near -> "did you mean " + near + "? ").orElse("");
      throw Complaint
          .usage("there is no family \"" + WordSuggestion.printable(id) + "\"; " + nearest + "there are "
              + String.join(", ", ids));
    }
  }

  private List<String> texts(GameCard card) {
    List<String> texts = new ArrayList<>(List.of(card.id(), card.name(), card.family().title()));
    card.inventor().ifPresent(texts::add);
    card.about().ifPresent(texts::add);
    card.formOf().ifPresent(texts::add);
    texts.addAll(locator.searchWords(card.id()));
    return texts;
  }

  private void print(List<GameCard> cards) {
    int width = cards.stream().mapToInt(card -> card.id().length()).max().orElse(0) + 2;
    Map<GameFamily, List<GameCard>> families = cards.stream()
        .collect(Collectors.groupingBy(GameCard::family, LinkedHashMap::new, Collectors.toList()));
    families.forEach((group, games) -> {
      String about = group.about().isEmpty() ? "" : ": " + group.about();
      streams.out().print(Paragraph.of(group.title() + about).wrap("\n", ""));
      streams.out().println();
      games.forEach(card -> print(card, width));
    });
  }

  private void print(GameCard card, int width) {
    String margin = " ".repeat(width);
    String inventor = card.inventor().map(name -> " (" + name + ")").orElse("");
    String id = card.id() + " ".repeat(width - card.id().length());
    streams.out().print(Paragraph.of(card.name() + inventor).wrap(id, margin));
    card.about().ifPresent(about -> streams.out().print(Paragraph.of(about).wrap(margin, margin)));
    for (GameCard.Option option : card.options()) {
      Paragraph text = Paragraph.of("--options " + option.id() + ": " + option.about());
      streams.out().print(text.wrap(margin, margin + "  "));
    }
  }

  private static Map<String, Object> cardObject(GameCard card) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("id", card.id());
    object.put("name", card.name());
    object.put("version", card.version());
    card.inventor().ifPresent(inventor -> object.put("inventor", inventor));
    card.about().ifPresent(about -> object.put("about", about));
    card.source().ifPresent(source -> object.put("source", source));
    object.put("family", card.family().id());
    card.formOf().ifPresent(game -> object.put("formOf", game));
    object.put("options", card.options().stream().map(option -> optionObject(option)).toList());
    return object;
  }

  private static Map<String, Object> optionObject(GameCard.Option option) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("id", option.id());
    object.put("about", option.about());
    return object;
  }
}
