package org.variorum.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The site as {@code variorum server} starts it, in a process of its own. */
record SiteProcess(Process process, URI address) implements AutoCloseable {

  /** Starts it, and returns when it answers. */
  static SiteProcess start(Path data) throws IOException {
    Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "--enable-native-access=ALL-UNNAMED", "-Dvariorum.games=" + System.getProperty("variorum.games"),
        "-cp", System.getProperty("java.class.path"), "org.variorum.app.Variorum", "server", "--port", "0",
        "--data", data.toString()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String line = lines.readLine();
    if (line == null) {
      throw new IOException("the site did not start");
    }
    return new SiteProcess(process, URI.create(line.substring(line.indexOf("http"))));
  }

  /** Kills it, as a machine that loses its power would. */
  @Override
  public void close() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }
}
