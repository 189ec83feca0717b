package org.variorum.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file that grows while a command runs; what it held before stays. Safe for several threads. */
final class Appended implements AutoCloseable {

  private final PrintWriter out;

  Appended(Path file) {
    try {
      out = new PrintWriter(Files.newBufferedWriter(file, StandardCharsets.UTF_8, StandardOpenOption.CREATE,
          StandardOpenOption.APPEND));
    } catch (IOException e) {
      throw Complaint.usage("cannot write to " + file);
    }
  }

  /** Adds a text, which is in the file when this returns. */
  void add(String text) {
    synchronized (out) {
      out.print(text);
      out.flush();
    }
  }

  @Override
  public void close() {
    out.close();
  }
}
