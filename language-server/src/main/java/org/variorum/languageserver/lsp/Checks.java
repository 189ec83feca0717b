package org.variorum.languageserver.lsp;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.services.LanguageClient;
import org.variorum.languageserver.Diagnostic;
import org.variorum.languageserver.FullCheck;
import org.variorum.languageserver.Place;
import org.variorum.languageserver.Range;
import org.variorum.rules.definition.Severity;

/**
 * Checks documents on a thread of its own: first the words and values, then, in steps, the compiled game with each option.
 * A document that has changed meanwhile is not checked further, and nothing is published of its older text.
 */
final class Checks implements AutoCloseable {

  private final Map<String, OpenDocument> latest;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(DaemonThreads.named("checks"));
  private volatile LanguageClient client = new NoClient();

  /** @param latest the present state of each open document, by its URI */
  Checks(Map<String, OpenDocument> latest) {
    this.latest = latest;
  }

  void connect(LanguageClient connected) {
    client = connected;
  }

  void check(OpenDocument document) {
    enqueue(() -> step(document, () -> checkWords(document)));
  }

  /** Tells the client that a closed document has no problems. */
  void clear(String uri) {
    enqueue(() -> client.publishDiagnostics(new PublishDiagnosticsParams(uri, List.of())));
  }

  private void enqueue(Runnable task) {
    try {
      thread.execute(task);
    } catch (RejectedExecutionException _) {
      // The session has ended.
    }
  }

  private boolean isLatest(OpenDocument document) {
    OpenDocument present = latest.get(document.uri());
    return present != null && present.hasTextOf(document);
  }

  /** Takes a step of a check. A mistake of the server becomes the one diagnostic, so that no older one stays. */
  private void step(OpenDocument document, Runnable step) {
    try {
      step.run();
    } catch (RuntimeException | StackOverflowError e) {
      Place start = new Place(0, 0);
      publish(document, List.of(new Diagnostic(new Range(start, start), Severity.ERROR,
          "this text cannot be checked: " + e, Diagnostic.Code.DEFINITION, List.of())));
    }
  }

  private void checkWords(OpenDocument document) {
    if (isLatest(document)) {
      publish(document, document.folder().checks().diagnose(document.document()));
      enqueue(() -> step(document, () -> checkFully(document)));
    }
  }

  private void checkFully(OpenDocument document) {
    if (isLatest(document)) {
      proceed(document, document.folder().checks().fullCheck(document.document()));
    }
  }

  /** Takes a step behind what else is to be done, so that a large game does not delay other documents. */
  private void proceed(OpenDocument document, FullCheck check) {
    if (!isLatest(document)) {
      return;
    }
    if (check.proceed()) {
      enqueue(() -> step(document, () -> proceed(document, check)));
    } else {
      publish(document, check.diagnostics());
    }
  }

  private void publish(OpenDocument document, List<Diagnostic> diagnostics) {
    OpenDocument published = latest.computeIfPresent(document.uri(),
        (_, present) -> present.hasTextOf(document) ? present.withPublished(diagnostics) : present);
    if (published != null && published.hasTextOf(document)) {
      client.publishDiagnostics(new PublishDiagnosticsParams(document.uri(),
          diagnostics.stream().map(Conversions::diagnostic).toList(), document.document().version()));
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
