package org.variorum.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The server in a process of its own. */
public final class ServerProcess {

  private static final Pattern ADDRESS = Pattern.compile("http://(127\\.0\\.0\\.1|localhost):\\d+/");

  private final Process process;
  private final URI address;

  private ServerProcess(Process process, URI address) {
    this.process = process;
    this.address = address;
  }

  /**
   * Starts the server and returns when the server has printed its address.
   *
   * @throws IOException if the server ends before it has printed an address on this machine
   */
  public static ServerProcess start(List<String> command) throws IOException {
    Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Matcher matcher = ADDRESS.matcher(line);
      if (matcher.find()) {
        return new ServerProcess(process, URI.create(matcher.group()));
      }
    }
    throw new IOException("the server ended before it printed an address on this machine");
  }

  /** The address at which the server answers. */
  public URI address() {
    return address;
  }

  /** The operating system's handle of the process. */
  public ProcessHandle handle() {
    return process.toHandle();
  }

  /** Kills the server at once, as a power failure would. */
  public void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }
}
