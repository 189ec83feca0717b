package org.variorum.app;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import org.variorum.app.option.HelpOption;
import org.variorum.protocol.LineReader;
import org.variorum.protocol.LineSink;
import org.variorum.protocol.Session;
import org.variorum.protocol.VariantCatalog;
import org.variorum.protocol.uci.ProtocolDialect;
import org.variorum.protocol.uci.UciSession;
import org.variorum.protocol.xboard.XBoardSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The commands {@code variorum uci}, {@code usi} and {@code xboard}: the engine for other programs. */
@Command(description = "Runs the engine for programs that use this protocol.", footer = {"",
    "With COMMAND, executes that single command and exits: ./variorum uci bench"})
final class ProtocolCommand implements Callable<Integer> {

  /** The protocols, by the names of their commands. */
  enum Protocol {
    UCI((catalog, out) -> new UciSession(ProtocolDialect.UCI, catalog, out)), USI(
        (catalog, out) -> new UciSession(ProtocolDialect.USI, catalog, out)),
    XBOARD(XBoardSession::new);

    private final BiFunction<VariantCatalog, LineSink, Session> sessionFactory;

    Protocol(BiFunction<VariantCatalog, LineSink, Session> sessionFactory) {
      this.sessionFactory = sessionFactory;
    }

    /** The name of the command. */
    String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /**
     * The protocol that a command line starts; empty for other commands, and if an option such as {@code --help}
     * follows.
     */
    static Optional<Protocol> of(List<String> args) {
      boolean hasOption = args.size() > 1 && args.get(1).startsWith("-");
      return Arrays.stream(values())
          .filter(protocol -> !hasOption && !args.isEmpty() && args.getFirst().equals(protocol.word()))
          .findFirst();
    }
  }

  private final Streams streams;
  private final GameLocator locator;
  private final Protocol protocol;

  @Mixin private final HelpOption help = new HelpOption();

  @Parameters(paramLabel = "COMMAND", arity = "0..*",
      description = "a command of the protocol") private List<String> command = List.of();

  ProtocolCommand(Streams streams, GameLocator locator, Protocol protocol) {
    this.streams = streams;
    this.locator = locator;
    this.protocol = protocol;
  }

  @Override
  public Integer call() throws IOException {
    run(command);
    return 0;
  }

  /** Runs a session, or executes the given words as a single command. */
  void run(List<String> words) throws IOException {
    LineSink out = new LineSink(line -> {
      streams.out().println(line);
      streams.out().flush();
    });
    Session session = protocol.sessionFactory.apply(locator.variants(), out);
    if (words.isEmpty()) {
      session.run(new LineReader(streams.in(), () -> !streams.out().checkError()));
    } else {
      session.run(String.join(" ", words));
    }
  }
}
