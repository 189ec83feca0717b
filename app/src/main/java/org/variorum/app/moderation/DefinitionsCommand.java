package org.variorum.app.moderation;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.DatabaseOptions;
import org.variorum.app.option.HelpOption;
import org.variorum.server.store.Moderation;
import org.variorum.server.store.StoreException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code variorum definitions}. */
@Command(name = "definitions",
    description = "Lists reports on published definitions, removes or restores one. The server may be running.")
public final class DefinitionsCommand implements Callable<Integer> {

  private static final int MAX_REPORTS = 200;

  private final PrintWriter out;

  @Mixin private final HelpOption help = new HelpOption();

  @Mixin private final DatabaseOptions database = new DatabaseOptions();

  @Parameters(index = "0", paramLabel = "ACTION",
      description = "list-reports, remove or restore") private String action = "";

  @Parameters(index = "1", arity = "0..1", paramLabel = "OWNER:NAME",
      description = "the definition to remove or restore") private String id = "";

  @Option(names = "--data", paramLabel = "DIR",
      description = "the directory that stores the games (default ${DEFAULT-VALUE})") private Path data =
          Path.of(System.getProperty("variorum.data", "data"));

  public DefinitionsCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    try (Moderation moderation = database.login(System.getenv()).map(Moderation::inPostgresql)
        .orElseGet(() -> Moderation.inFile(data))) {
      switch (action) {
        case "list-reports" -> list(moderation);
        case "remove" -> set(moderation, true);
        case "restore" -> set(moderation, false);
        default -> throw Complaint.usage("the action is list-reports, remove or restore, not " + action);
      }
    } catch (StoreException e) {
      throw Complaint.usage(String.valueOf(e.getMessage()));
    }
    return 0;
  }

  private void list(Moderation moderation) {
    moderation.reports(MAX_REPORTS).forEach(report -> out.println(report.at() + " " + report.owner() + ":"
        + report.name() + " " + report.kind() + " " + report.words().replaceAll("\\s+", " ")));
  }

  private void set(Moderation moderation, boolean isRemoved) {
    if (!moderation.setRemoved(id, isRemoved)) {
      throw Complaint.usage("there is no published definition " + id);
    }
    out.println(id + (isRemoved ? " is removed: it is in no list, and no new game can start."
        : " is restored."));
  }
}
