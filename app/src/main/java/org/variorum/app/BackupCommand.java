package org.variorum.app;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.HelpOption;
import org.variorum.server.store.Backups;
import org.variorum.server.store.StoreException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code variorum backup}. */
@Command(name = "backup",
    description = "Copies the site's games and guests into one new file. The server may be running.")
final class BackupCommand implements Callable<Integer> {

  private final Streams streams;

  @Mixin private final HelpOption help = new HelpOption();

  @Parameters(paramLabel = "FILE", description = "the new file") private Path file = Path.of("");

  @Option(names = "--data", paramLabel = "DIR",
      description = "the directory that stores the games (default ${DEFAULT-VALUE})") private Path data =
          Path.of(System.getProperty("variorum.data", "data"));

  BackupCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    try {
      Backups.write(data, file);
    } catch (StoreException e) {
      throw Complaint.usage(String.valueOf(e.getMessage()));
    }
    streams.out().println(file + " contains all games and guests stored until now.");
    return 0;
  }
}
