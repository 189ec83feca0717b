package org.variorum.release;

import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;

/** The Java runtime of the archive: the running JDK, cut down to the modules that the program needs. */
final class RuntimeImage {

  /**
   * All modules that a class of the program or of its libraries refers to, as jdeps finds them, and those that are used
   * by name only: {@code ArchiveTest} holds the list.
   */
  static final List<String> MODULES = List.of("java.base", "java.desktop", "java.instrument", "java.logging",
      "java.management", "java.naming", "java.rmi", "java.security.jgss", "java.sql", "java.transaction.xa",
      "java.xml", "jdk.httpserver", "jdk.incubator.vector", "jdk.jfr", "jdk.management", "jdk.unsupported",
      // By name only: the file system of jars, options of sockets, elliptic curves for PostgreSQL's TLS.
      "jdk.zipfs", "jdk.net", "jdk.crypto.ec");

  private RuntimeImage() {}

  /** Writes the runtime to a new folder. Its classes are not compressed: the archive is, and they load faster. */
  static void link(Path folder) {
    ToolProvider jlink = ToolProvider.findFirst("jlink").orElseThrow();
    int status =
        jlink.run(System.out, System.err, "--add-modules", String.join(",", MODULES), "--strip-debug",
            "--no-man-pages", "--no-header-files",
            // It generates classes in another order in each run, and gains nothing with an AOT cache. The
            // plugin system-modules differs, too, but a runtime without it can make no AOT cache.
            "--disable-plugin", "generate-jli-classes",
            "--output", folder.toString());
    if (status != 0) {
      throw new IllegalStateException("jlink ended with " + status);
    }
  }
}
