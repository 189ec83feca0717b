package org.variorum.app;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.HelpOption;
import org.variorum.app.option.StartOption;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code variorum perft}. */
@Command(name = "perft",
    description = "Counts the sequences of DEPTH legal moves (COM-6 in docs/conventions.md).")
final class PerftCommand implements Callable<Integer> {

  private static final int DEEPEST = 99;

  private final Streams streams;

  @Mixin private final GameChoice choice;

  @Mixin private final HelpOption help = new HelpOption();

  @Parameters(index = "1", paramLabel = "DEPTH",
      description = "the length of the sequences in plies (moves of either side)") private int depth;

  @Option(names = "--fen", paramLabel = "FEN", description = "the position to start from",
      defaultValue = "startpos") private String fen = "startpos";

  @Mixin private final StartOption start = new StartOption();

  @Option(names = "--divide",
      description = "also prints the count of each first move") private boolean divide;

  @Option(names = "--repeat", paramLabel = "N",
      description = "counts N times, to measure the speed after warm-up",
      defaultValue = "1") private int repeat = 1;

  PerftCommand(Streams streams, GameLocator locator) {
    this.streams = streams;
    choice = new GameChoice(locator);
  }

  @Override
  public Integer call() {
    if (depth < 0 || depth > DEEPEST) {
      throw Complaint.usage("DEPTH is a number from 0 to " + DEEPEST + ", not " + depth);
    }
    if (repeat < 1) {
      throw Complaint.usage("--repeat takes a number from 1 on, not " + repeat);
    }
    Position position = start.position(choice.game(), fen, streams.err()::println);
    long count = 0;
    for (int run = 0; run < repeat; run++) {
      boolean isLast = run == repeat - 1;
      long startTime = System.nanoTime();
      count = divide && depth > 0 ? countByMove(position, isLast) : position.perft(depth);
      report(count, System.nanoTime() - startTime);
    }
    streams.out().println(count);
    return 0;
  }

  /** Counts each first move separately, and returns the sum. */
  private long countByMove(Position position, boolean printsCounts) {
    Map<String, Long> counts = new TreeMap<>();
    MutablePosition board = position.mutable();
    for (Move move : position.moves()) {
      board.make(move.code());
      counts.put(move.text(), board.perft(depth - 1));
      board.unmake();
    }
    if (printsCounts) {
      counts.forEach((move, count) -> streams.out().println(move + " " + count));
    }
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }

  private void report(long count, long nanos) {
    PrintWriter err = streams.err();
    double rate = nanos == 0 ? 0 : count * 1e3 / nanos;
    err.println(String.format(Locale.ROOT, "%d leaves in %.2f s, %.2f Mnps", count, nanos / 1e9, rate));
  }
}
