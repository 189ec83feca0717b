package org.variorum.app.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.variorum.app.board.Style;

/** Console for a game: shows text to the user and reads lines. */
public interface GameConsole extends AutoCloseable {

  /** The style of boards on this console. */
  Style style();

  /** Shows a text of one or more lines. */
  void show(String text);

  /**
   * Asks for a line.
   *
   * @param prompt the text before the line
   * @param completions the possible completions, computed only on demand
   * @return the line; empty at the end of the input
   */
  Optional<String> ask(String prompt, Supplier<List<String>> completions);

  /** Runs {@code action} when the user presses Ctrl+C, until the returned watch is closed. */
  Watch onInterrupt(Runnable action);

  @Override
  void close();

  /** A watch for interruptions, which ends when it is closed. */
  interface Watch extends AutoCloseable {
    @Override
    void close();
  }
}
