package org.variorum.app;

import java.util.concurrent.Callable;
import org.variorum.app.card.CardPage;
import org.variorum.app.option.HelpOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code variorum rules}. */
@Command(name = "rules", description = "Prints the rules of a game, generated from its definition.")
final class RulesCommand implements Callable<Integer> {

  private final Streams streams;

  @Mixin private final GameChoice choice;

  @Option(names = "--notation",
      description = "adds each movement in Betza's notation (docs/movement.md)") private boolean notation;

  @Mixin private final HelpOption help = new HelpOption();

  RulesCommand(Streams streams, GameLocator locator) {
    this.streams = streams;
    choice = new GameChoice(locator);
  }

  @Override
  public Integer call() {
    streams.out().print(new CardPage(choice.game(), choice.card(), notation).text());
    return 0;
  }
}
