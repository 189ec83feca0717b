package org.variorum.app.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.variorum.app.board.Style;

/**
 * Console for input and output that are not a terminal. It also prints the lines that it reads, so that the output is
 * the whole dialogue.
 */
public final class PlainConsole implements GameConsole {

  private final BufferedReader in;
  private final PrintWriter out;

  public PlainConsole(InputStream in, PrintWriter out) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.out = out;
  }

  @Override
  public Style style() {
    return Style.PLAIN;
  }

  @Override
  public void show(String text) {
    out.println(text);
    out.flush();
  }

  @Override
  public Optional<String> ask(String prompt, Supplier<List<String>> completions) {
    out.print(prompt);
    out.flush();
    try {
      Optional<String> line = Optional.ofNullable(in.readLine());
      out.println(line.orElse(""));
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public Watch onInterrupt(Runnable action) {
    return () -> {};
  }

  @Override
  public void close() {
    out.flush();
  }
}
