package org.variorum.app;

import java.io.Console;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * What a command reads from and writes to.
 *
 * @param in standard input, in bytes, because it may hold anything
 * @param out standard output, in UTF-8
 * @param err standard error, in UTF-8, flushed after each line
 */
record Streams(InputStream in, PrintWriter out, PrintWriter err) {

  static Streams of(InputStream in, OutputStream out, OutputStream err) {
    return new Streams(in, new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8)),
        new PrintWriter(new OutputStreamWriter(err, StandardCharsets.UTF_8), true));
  }

  /** Whether a person sees in a terminal what is written, and nothing else reads it. */
  boolean onTerminal() {
    Console console = System.console();
    return in == System.in && console != null && console.isTerminal();
  }
}
