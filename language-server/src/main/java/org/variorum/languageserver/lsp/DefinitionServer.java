package org.variorum.languageserver.lsp;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.PositionEncodingKind;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/** The server's side of a session: what it can do, its documents, and its end. */
final class DefinitionServer implements LanguageServer, AutoCloseable {

  private final OpenDocuments documents;
  private final CompletableFuture<Integer> exit = new CompletableFuture<>();
  private volatile boolean isShutDown;

  DefinitionServer(Path games) {
    documents = new OpenDocuments(games);
  }

  void connect(LanguageClient client) {
    documents.connect(client);
  }

  @Override
  public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
    ServerCapabilities can = new ServerCapabilities();
    can.setPositionEncoding(PositionEncodingKind.UTF16);
    can.setTextDocumentSync(TextDocumentSyncKind.Incremental);
    can.setCompletionProvider(new CompletionOptions(false, List.of(" ", "{")));
    can.setHoverProvider(true);
    can.setDocumentSymbolProvider(true);
    can.setDefinitionProvider(true);
    can.setReferencesProvider(true);
    can.setRenameProvider(true);
    can.setCodeActionProvider(new CodeActionOptions(List.of(CodeActionKind.QuickFix)));
    return CompletableFuture.completedFuture(new InitializeResult(can, new ServerInfo("variorum")));
  }

  @Override
  public CompletableFuture<Object> shutdown() {
    isShutDown = true;
    return CompletableFuture.completedFuture(new Object());
  }

  @Override
  public void exit() {
    exit.complete(isShutDown ? 0 : 1);
  }

  /** Ends the session when the client has closed its output. */
  void exitAfter(Future<Void> listening) {
    try {
      listening.get();
    } catch (ExecutionException _) {
      // What the client wrote last is no message.
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    exit();
  }

  /** Waits for the end; returns the exit status. */
  int awaitExit() {
    return exit.join();
  }

  @Override
  public TextDocumentService getTextDocumentService() {
    return documents;
  }

  @Override
  public WorkspaceService getWorkspaceService() {
    return new NoWorkspace();
  }

  @Override
  public void close() {
    documents.close();
  }
}
