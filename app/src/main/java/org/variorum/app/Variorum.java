package org.variorum.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command {@code variorum}. */
@Command(name = "variorum", mixinStandardHelpOptions = true, version = "Variorum 0.1.0-SNAPSHOT",
    description = "Plays any chess variant that is written down as a definition file.")
public final class Variorum implements Runnable {

  /** Runs the command line and exits with its status. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new Variorum()).execute(args));
  }

  @Override
  public void run() {
    CommandLine.usage(this, System.out);
  }
}
