package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assertions;

/** A virtual display that runs programs and takes screenshots. */
final class HiddenDisplay implements AutoCloseable {

  private static final String SIZE = "700x900x24";
  private static final List<String> FOLDERS = List.of("/usr/bin", "/usr/games", "/usr/local/bin");

  private final Process server;
  private final String name;

  /** Needs Xvfb, and ImageMagick for the pictures. */
  HiddenDisplay() throws IOException {
    server = new ProcessBuilder(program("Xvfb"), "-displayfd", "1", "-screen", "0", SIZE, "-nolisten", "tcp")
        .redirectError(Redirect.DISCARD).start();
    name = ":" + server.inputReader().readLine();
    assertThat(name).as("the display that Xvfb opened").matches(":\\d+");
  }

  /** The path of a program; without it the test is aborted, or fails on a machine that is there to test everything. */
  static String program(String name) {
    Optional<Path> found =
        FOLDERS.stream().map(folder -> Path.of(folder, name)).filter(Files::isExecutable).findFirst();
    if (found.isEmpty()) {
      String words =
          "NOT TESTED: there is no " + name + " in " + FOLDERS + "; install xboard, xvfb and imagemagick";
      if (System.getenv("CI") != null) {
        Assertions.fail(words);
      }
      System.err.println("*** " + words + " ***");
      abort(words);
    }
    return found.get().toString();
  }

  /** Starts a program on it; what that says goes to a file. */
  Process start(Path home, Path log, List<String> command) throws IOException {
    ProcessBuilder program = new ProcessBuilder(command).directory(home.toFile()).redirectErrorStream(true)
        .redirectOutput(log.toFile());
    program.environment().put("DISPLAY", name);
    program.environment().put("HOME", home.toString());
    return program.start();
  }

  /** Writes to a file what can be seen at the moment. */
  void photograph(Path picture) throws IOException, InterruptedException {
    Process camera =
        new ProcessBuilder(program("import"), "-display", name, "-window", "root", picture.toString())
            .redirectErrorStream(true).redirectOutput(Redirect.DISCARD).start();
    assertThat(camera.waitFor(1, TimeUnit.MINUTES) && camera.exitValue() == 0).as("a picture").isTrue();
  }

  @Override
  public void close() {
    server.destroy();
  }
}
