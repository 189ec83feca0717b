package org.variorum.languageserver.lsp;

import java.util.concurrent.ThreadFactory;

/** Threads that do not keep the program alive: the one that reads cannot be stopped. */
final class DaemonThreads {

  private DaemonThreads() {}

  /** A source of threads with a name. */
  static ThreadFactory named(String name) {
    return task -> {
      Thread thread = new Thread(task, name);
      thread.setDaemon(true);
      return thread;
    };
  }
}
