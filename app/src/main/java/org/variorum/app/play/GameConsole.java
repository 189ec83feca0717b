package org.variorum.app.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.variorum.app.board.Style;

/** Where a game is played: what shows text to people and takes their lines. */
public interface GameConsole extends AutoCloseable {

  /** How boards are drawn here. */
  Style style();

  /** Shows a text, in as many lines as it has. */
  void show(String text);

  /**
   * Asks for a line.
   *
   * @param prompt what stands before it
   * @param completions what it may become, asked for only when they are wanted
   * @return the line; empty when there will be no more
   */
  Optional<String> ask(String prompt, Supplier<List<String>> completions);

  /** Runs {@code action} when the person interrupts, until the answer is closed. */
  Watch onInterrupt(Runnable action);

  @Override
  void close();

  /** Waits for an interruption until it is closed. */
  interface Watch extends AutoCloseable {
    @Override
    void close();
  }
}
