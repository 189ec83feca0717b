package org.variorum.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.variorum.app.ProtocolCommand.Protocol;
import org.variorum.app.html.OnePage;
import org.variorum.app.moderation.DefinitionsCommand;
import org.variorum.app.option.Complaint;
import org.variorum.app.play.Players.Player;
import org.variorum.app.text.WordsCommand;
import org.variorum.app.variants.ExportCommand;
import org.variorum.app.variants.ImportCommand;
import org.variorum.engine.ExperienceException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParameterException;

/** The command {@code variorum}, with all its subcommands. */
@Command(name = "variorum", mixinStandardHelpOptions = true, versionProvider = Variorum.Version.class,
    description = {"Plays any chess variant that is written down as a definition file.",
        "Without a command it starts the site, as \"server\" does."})
public final class Variorum implements Callable<Integer> {

  private final Streams streams;

  private Variorum(Streams streams) {
    this.streams = streams;
  }

  /** Runs the command line and exits with its status. */
  public static void main(String[] args) throws IOException {
    Streams streams = Streams.of(System.in, new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err));
    Optional<Protocol> protocol = Protocol.of(List.of(args));
    if (protocol.isPresent()) {
      // Picocli would delay the first answer, for which the other program waits.
      new ProtocolCommand(streams, GameLocator.standard(), protocol.get())
          .run(List.of(args).subList(1, args.length));
      System.exit(0);
    }
    System.exit(run(streams, GameLocator.standard(), args));
  }

  /** Runs a command and returns its exit status. */
  static int run(Streams streams, GameLocator locator, String... args) {
    CommandLine line = new CommandLine(new Variorum(streams))
        .setOut(streams.out()).setErr(streams.err());
    List<Object> commands =
        List.of(new ServerCommand(streams), new BackupCommand(streams), new RestoreCommand(streams),
            new DefinitionsCommand(streams.out()),
            new PlayCommand(streams, locator), new GamesCommand(streams, locator),
            new RulesCommand(streams, locator), new CheckCommand(streams, locator),
            new LspCommand(streams, locator),
            new LawsCommand(streams, locator), new HtmlCommand(streams, locator, OnePage::ofBuild),
            new WordsCommand(streams.out()),
            new ImportCommand(streams.out(), locator.namedGames()),
            new ExportCommand(streams.out(), streams.err(), locator.namedGames()),
            new MovesCommand(streams, locator), new PerftCommand(streams, locator),
            new MatchCommand(streams, locator), new SoakCommand(streams, locator),
            new TuneCommand(streams, locator), new TuneSearchCommand(streams, locator),
            new TrainCommand(streams, locator));
    commands.forEach(line::addSubcommand);
    for (Protocol protocol : Protocol.values()) {
      line.addSubcommand(protocol.word(), new ProtocolCommand(streams, locator, protocol));
    }
    // After all subcommands are added, because settings apply only to subcommands that exist.
    line.setOut(streams.out()).setErr(streams.err());
    line.registerConverter(Player.class, PlayCommand::parsePlayer);
    line.setParameterExceptionHandler((exception, unused) -> reportMisuse(exception, streams));
    line.setExecutionExceptionHandler(
        (exception, command, parsed) -> reportFailure(exception, command, streams));
    int status = line.execute(args);
    if (streams.out().checkError() && status == 0) {
      streams.err()
          .println("variorum: a part of the output could not be written; is standard output full or closed?");
      return Complaint.FAILURE;
    }
    return status;
  }

  private static int reportMisuse(ParameterException exception, Streams streams) {
    String name = exception.getCommandLine().getCommandSpec().qualifiedName();
    String message = String.valueOf(exception.getMessage()).lines().map(String::strip)
        .reduce((a, b) -> a + " " + b).orElse("");
    streams.err().println(name + ": " + message + "; see \"" + name + " --help\"");
    return Complaint.USAGE;
  }

  private static int reportFailure(Exception exception, CommandLine command, Streams streams)
      throws Exception {
    if (exception instanceof ExperienceException) {
      streams.err().println(exception.getMessage());
      return Complaint.FAILURE;
    }
    if (!(exception instanceof Complaint complaint)) {
      throw exception;
    }
    String prefix =
        complaint.status() == Complaint.USAGE ? command.getCommandSpec().qualifiedName() + ": " : "";
    complaint.lines().forEach(line -> streams.err().println(prefix + line));
    return complaint.status();
  }

  /** The version in the jar's manifest. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"Variorum "
          + Objects.requireNonNullElse(Variorum.class.getPackage().getImplementationVersion(), "unreleased")};
    }
  }

  /** Starts the site, as {@code server} does. */
  @Override
  public Integer call() throws InterruptedException {
    return new ServerCommand(streams).call();
  }
}
