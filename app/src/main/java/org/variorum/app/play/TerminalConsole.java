package org.variorum.app.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.Terminal.SignalHandler;
import org.jline.terminal.TerminalBuilder;
import org.variorum.app.board.Style;

/** Console in a terminal, with editing, history, and completion by TAB. */
public final class TerminalConsole implements GameConsole {

  private final Style style;
  private final Terminal terminal;
  private final LineReader reader;
  private Supplier<List<String>> completions = List::of;

  public TerminalConsole(Style style) {
    this.style = style;
    try {
      terminal = TerminalBuilder.builder().system(true).dumb(true).build();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    // A move may contain any character, so no character is a quote or an escape.
    DefaultParser parser = new DefaultParser();
    parser.setEscapeChars(new char[0]);
    parser.setQuoteChars(new char[0]);
    reader = LineReaderBuilder.builder().terminal(terminal).parser(parser)
        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
        // A completion continues the whole line; the reader expects only the part from the current word on.
        .completer((line, parsed, candidates) -> completions.get().stream()
            .filter(text -> text.startsWith(parsed.line().substring(0, parsed.cursor())))
            .map(text -> text.substring(parsed.cursor() - parsed.wordCursor()))
            .forEach(word -> candidates.add(new Candidate(word))))
        .build();
  }

  @Override
  public Style style() {
    return style;
  }

  @Override
  public void show(String text) {
    terminal.writer().println(text);
    terminal.flush();
  }

  @Override
  public Optional<String> ask(String prompt, Supplier<List<String>> newCompletions) {
    completions = newCompletions;
    try {
      return Optional.of(reader.readLine(prompt));
    } catch (UserInterruptException e) {
      return Optional.of("");
    } catch (EndOfFileException e) {
      return Optional.empty();
    }
  }

  @Override
  public Watch onInterrupt(Runnable action) {
    SignalHandler previous = terminal.handle(Signal.INT, signal -> action.run());
    return () -> terminal.handle(Signal.INT, previous);
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
