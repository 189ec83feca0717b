package org.variorum.app;

import java.io.Console;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * Input and output of a command.
 *
 * @param in standard input, as bytes, because its encoding is unknown
 * @param out standard output, in UTF-8
 * @param err standard error, in UTF-8, flushed after each line
 */
record Streams(InputStream in, PrintWriter out, PrintWriter err) {

  static Streams of(InputStream in, OutputStream out, OutputStream err) {
    return new Streams(in, new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8)),
        new PrintWriter(new OutputStreamWriter(err, StandardCharsets.UTF_8), true));
  }

  /** Whether a person reads the output in a terminal; false if another program reads it or gives the input. */
  boolean isOnTerminal() {
    Console console = System.console();
    return in == System.in && console != null && console.isTerminal();
  }
}
