package org.variorum.app;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.HelpOption;
import org.variorum.server.store.Backups;
import org.variorum.server.store.StoreException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code variorum restore}. */
@Command(name = "restore",
    description = "Replaces the site's games and guests by a backup. The server must be stopped.")
final class RestoreCommand implements Callable<Integer> {

  private final Streams streams;

  @Mixin private final HelpOption help = new HelpOption();

  @Parameters(paramLabel = "FILE", description = "a file written by \"variorum backup\"") private Path file =
      Path.of("");

  @Option(names = "--data", paramLabel = "DIR",
      description = "the directory that stores the games (default ${DEFAULT-VALUE})") private Path data =
          Path.of(System.getProperty("variorum.data", "data"));

  RestoreCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Optional<Path> previous;
    try {
      previous = Backups.restore(file, data);
    } catch (StoreException e) {
      throw Complaint.usage(String.valueOf(e.getMessage()));
    }
    streams.out().println("The games and guests were restored from " + file + ".");
    previous
        .ifPresent(old -> streams.out().println("The previous games and guests are kept in " + old + "."));
    return 0;
  }
}
