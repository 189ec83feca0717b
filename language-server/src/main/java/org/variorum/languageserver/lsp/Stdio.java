package org.variorum.languageserver.lsp;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.services.LanguageClient;

/** A language server for one client, which speaks over a pair of streams. */
public final class Stdio {

  private Stdio() {}

  /**
   * Serves a client until it says {@code exit} or closes its output.
   *
   * @param games the folder of the built-in games
   * @return the exit status: 0 after {@code shutdown}, otherwise 1
   */
  public static int serve(InputStream in, OutputStream out, Path games) {
    ExecutorService threads = Executors.newCachedThreadPool(DaemonThreads.named("protocol"));
    try (DefinitionServer server = new DefinitionServer(games)) {
      Launcher<LanguageClient> launcher = new Launcher.Builder<LanguageClient>().setLocalService(server)
          .setRemoteInterface(LanguageClient.class).setInput(in).setOutput(out).setExecutorService(threads)
          .create();
      server.connect(launcher.getRemoteProxy());
      Future<Void> listening = launcher.startListening();
      threads.execute(() -> server.exitAfter(listening));
      return server.awaitExit();
    } finally {
      threads.shutdownNow();
    }
  }
}
