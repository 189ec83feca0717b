package org.variorum.app;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A command that has been run.
 *
 * @param status its exit status
 * @param out what it wrote to standard output
 * @param err what it wrote to standard error
 */
record CommandRun(int status, String out, String err) {

  static CommandRun of(String... args) {
    return reading(new byte[0], args);
  }

  /** Runs a command with lines to read. */
  static CommandRun reading(String input, String... args) {
    return reading(input.getBytes(StandardCharsets.UTF_8), args);
  }

  static CommandRun reading(byte[] input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Streams streams = Streams.of(new ByteArrayInputStream(input), out, err);
    int status = Variorum.run(streams, GameLocator.standard(), args);
    return new CommandRun(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  List<String> outLines() {
    return out.lines().toList();
  }

  List<String> errLines() {
    return err.lines().toList();
  }
}
