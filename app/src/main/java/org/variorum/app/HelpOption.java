package org.variorum.app;

import picocli.CommandLine.Option;

/** {@code --help}, which every command has. */
final class HelpOption {

  @Option(names = {"-h", "--help"}, usageHelp = true, description = "show this help") private boolean asked;
}
