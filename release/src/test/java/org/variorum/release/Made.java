package org.variorum.release;

import java.nio.file.Path;

/** What the build has made. */
final class Made {

  static final Path ROOT = Path.of(System.getProperty("variorum.root"));
  static final String VERSION = System.getProperty("variorum.version");
  static final Path RELEASE = ROOT.resolve("target/release");
  static final String NAME = "variorum-" + VERSION + "-" + Release.platform();

  private Made() {}
}
