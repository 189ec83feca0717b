package org.variorum.app;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.HelpOption;
import org.variorum.app.option.StartOption;
import org.variorum.protocol.LineReader;
import org.variorum.rules.game.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code variorum moves}. */
@Command(name = "moves", description = "Shows the legal moves of a position.", footer = {"",
    "With --batch: one line of JSON for each line of standard input, a FEN or EPD,",
    "{\"fen\",\"check\",\"outcome\",\"end\",\"winner\",\"moves\":{move: fen after}} or {\"fen\",\"error\"}.",
    "outcome: why there is no legal move (mate, stalemate ...), or null.",
    "end: why the game is over, even if moves are left, or null; winner: white, black or null.",
    "operations: the operations of an EPD other than hmvc and fmvn; absent if none."})
final class MovesCommand implements Callable<Integer> {

  private final Streams streams;

  @Mixin private final GameChoice choice;

  @Mixin private final HelpOption help = new HelpOption();

  @Parameters(index = "1", paramLabel = "FEN", arity = "0..1",
      description = "the position (default: the start position)") private Optional<String> fen =
          Optional.empty();

  @Mixin private final StartOption start = new StartOption();

  @Option(names = "--batch",
      description = "reads one FEN or EPD per line, writes one line of JSON for each") private boolean batch;

  MovesCommand(Streams streams, GameLocator locator) {
    this.streams = streams;
    choice = new GameChoice(locator);
  }

  @Override
  public Integer call() throws IOException {
    if (batch && (fen.isPresent() || start.isGiven())) {
      throw Complaint.usage("with --batch the positions come from standard input: leave FEN and --start out");
    }
    Game game = choice.game();
    if (batch) {
      // The check flushes the answers, so that a caller can wait for them. It ends the input if the output is closed.
      new Batch(game, streams.out()).run(new LineReader(streams.in(), () -> !streams.out().checkError()));
    } else {
      streams.out().print(new MoveTable(
          start.position(game, fen.orElse("startpos"), streams.err()::println)).text());
    }
    return 0;
  }
}
