package org.variorum.app;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.variorum.protocol.LineSink;
import org.variorum.protocol.Lines;
import org.variorum.protocol.uci.Dialect;
import org.variorum.protocol.uci.UciSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code variorum uci}. */
@Command(name = "uci", description = "The engine for programs that speak UCI.")
final class UciCommand implements Callable<Integer> {

  private final Streams streams;
  private final Shelf shelf;

  @Mixin private final HelpOption help = new HelpOption();

  UciCommand(Streams streams, Shelf shelf) {
    this.streams = streams;
    this.shelf = shelf;
  }

  @Override
  public Integer call() throws IOException {
    LineSink out = new LineSink(line -> {
      streams.out().println(line);
      streams.out().flush();
    });
    new UciSession(Dialect.UCI, shelf.variants(), out)
        .run(new Lines(streams.in(), () -> !streams.out().checkError()));
    return 0;
  }
}
