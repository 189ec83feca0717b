package org.variorum.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.concurrent.Callable;
import org.variorum.app.option.HelpOption;
import org.variorum.languageserver.lsp.Stdio;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command {@code variorum lsp}. */
@Command(name = "lsp",
    description = "Runs the language server for editors: problems, completion, help and more in definition files.",
    footer = {"", "It speaks the Language Server Protocol over standard input and output."})
final class LspCommand implements Callable<Integer> {

  private final Streams streams;
  private final GameLocator locator;

  @Mixin private final HelpOption help = new HelpOption();

  LspCommand(Streams streams, GameLocator locator) {
    this.streams = streams;
    this.locator = locator;
  }

  @Override
  public Integer call() {
    // Nothing but the protocol may come on standard output.
    System.setOut(System.err);
    return Stdio.serve(streams.in(), new FileOutputStream(FileDescriptor.out), locator.directory());
  }
}
