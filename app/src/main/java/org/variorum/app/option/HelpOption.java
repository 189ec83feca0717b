package org.variorum.app.option;

import picocli.CommandLine.Option;

/** {@code --help}, which every command has. */
public final class HelpOption {

  @Option(names = {"-h", "--help"}, usageHelp = true,
      description = "show this help") private boolean isRequested;
}
