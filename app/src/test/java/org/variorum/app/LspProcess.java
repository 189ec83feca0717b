package org.variorum.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/** A process {@code variorum lsp} with a client that keeps what the server publishes. */
final class LspProcess implements LanguageClient, AutoCloseable {

  /** Only against endless waiting. */
  private static final int PATIENCE_SECONDS = 120;

  final Process process;
  final LanguageServer server;
  private final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();

  LspProcess() throws IOException {
    process = new ProcessBuilder(command()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    Launcher<LanguageServer> launcher =
        LSPLauncher.createClientLauncher(this, process.getInputStream(), process.getOutputStream());
    launcher.startListening();
    server = launcher.getRemoteProxy();
  }

  /** The command that starts the server from the classes of this build. */
  static List<String> command() {
    return List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1", "-Dvariorum.games=" + System.getProperty("variorum.games", "../games"),
        "-cp",
        System.getProperty("java.class.path"), "org.variorum.app.Variorum", "lsp");
  }

  void open(String uri, String text) {
    server.getTextDocumentService()
        .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "yaml", 1, text)));
  }

  void change(String uri, int version, String text) {
    server.getTextDocumentService().didChange(new DidChangeTextDocumentParams(
        new VersionedTextDocumentIdentifier(uri, version),
        List.of(new TextDocumentContentChangeEvent(text))));
  }

  /** What the server publishes next. */
  PublishDiagnosticsParams next() throws InterruptedException {
    return Objects.requireNonNull(published.poll(PATIENCE_SECONDS, TimeUnit.SECONDS),
        "nothing was published");
  }

  /** What the server publishes of a version: the first stage, then the second. */
  List<PublishDiagnosticsParams> stages(String uri, int version) throws InterruptedException {
    List<PublishDiagnosticsParams> stages = new ArrayList<>();
    while (stages.size() < 2) {
      PublishDiagnosticsParams next = next();
      if (next.getUri().equals(uri) && next.getVersion() == version) {
        stages.add(next);
      }
    }
    return stages;
  }

  static List<String> messages(PublishDiagnosticsParams published) {
    return published.getDiagnostics().stream()
        .map(diagnostic -> (diagnostic.getRange().getStart().getLine() + 1)
            + ":" + (diagnostic.getRange().getStart().getCharacter() + 1) + ": "
            + diagnostic.getMessage().getLeft())
        .toList();
  }

  @Override
  public void telemetryEvent(Object event) {}

  @Override
  public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
    published.add(diagnostics);
  }

  @Override
  public void showMessage(MessageParams message) {}

  @Override
  public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
    return CompletableFuture.completedFuture(new MessageActionItem());
  }

  @Override
  public void logMessage(MessageParams message) {}

  int exitStatus() throws InterruptedException {
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new IllegalStateException("the server does not exit");
    }
    return process.exitValue();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
