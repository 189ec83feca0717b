package org.variorum.languageserver.lsp;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.variorum.languageserver.Completion;
import org.variorum.languageserver.Diagnostic;
import org.variorum.languageserver.Document;
import org.variorum.languageserver.Renaming;
import org.variorum.languageserver.TextEdit;

/**
 * The documents that the client has opened. Messages about other documents are ignored, and requests about them have
 * empty answers.
 */
final class OpenDocuments implements TextDocumentService, AutoCloseable {

  private final KeptLibrary builtIn;
  private final Map<Optional<Path>, Folder> folders = new ConcurrentHashMap<>();
  private final Map<String, OpenDocument> latest = new ConcurrentHashMap<>();
  private final Checks checks = new Checks(latest);
  private final ExecutorService answers =
      Executors.newSingleThreadExecutor(DaemonThreads.named("answers"));

  OpenDocuments(Path games) {
    builtIn = new KeptLibrary(games);
  }

  void connect(LanguageClient client) {
    checks.connect(client);
  }

  @Override
  public void didOpen(DidOpenTextDocumentParams params) {
    TextDocumentItem item = params.getTextDocument();
    Optional<Path> file = file(item.getUri());
    Folder folder = folders.computeIfAbsent(file.map(Path::getParent), path -> new Folder(path, builtIn));
    String name = file.map(Path::getFileName).map(Path::toString).orElse("definition.yaml");
    show(new OpenDocument(item.getUri(), new Document(name, item.getText(), item.getVersion()), folder,
        Optional.empty()));
  }

  private static Optional<Path> file(String uri) {
    try {
      return uri.startsWith("file:") ? Optional.of(Path.of(URI.create(uri))) : Optional.empty();
    } catch (IllegalArgumentException | FileSystemNotFoundException _) {
      return Optional.empty();
    }
  }

  @Override
  public void didChange(DidChangeTextDocumentParams params) {
    OpenDocument before = latest.get(params.getTextDocument().getUri());
    if (before != null) {
      show(before.changed(params.getContentChanges(), params.getTextDocument().getVersion()));
    }
  }

  private void show(OpenDocument document) {
    latest.put(document.uri(), document);
    checks.check(document);
  }

  @Override
  public void didClose(DidCloseTextDocumentParams params) {
    if (latest.remove(params.getTextDocument().getUri()) != null) {
      checks.clear(params.getTextDocument().getUri());
    }
  }

  @Override
  public void didSave(DidSaveTextDocumentParams params) {}

  /** Answers a request about a document on the thread for answers. */
  private <T> CompletableFuture<T> answer(String uri, Function<OpenDocument, T> answer,
      T none) {
    OpenDocument document = latest.get(uri);
    return document == null ? CompletableFuture.completedFuture(none)
        : CompletableFuture.supplyAsync(() -> answer.apply(document), answers);
  }

  @Override
  public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(CompletionParams params) {
    return answer(params.getTextDocument().getUri(), document -> {
      List<Completion> found = document.folder().answers().complete(document.document(),
          Conversions.place(params.getPosition()));
      List<CompletionItem> items = new ArrayList<>();
      for (Completion completion : found) {
        items.add(Conversions.completion(completion, items.size()));
      }
      // The list depends on what is written already, so the client asks again.
      return Either.forRight(new CompletionList(true, items));
    }, Either.forLeft(List.of()));
  }

  /** The protocol's answer without help is null, which the library's types do not say. */
  @SuppressWarnings("NullAway")
  @Override
  public CompletableFuture<Hover> hover(HoverParams params) {
    return answer(params.getTextDocument().getUri(), document -> document.folder().answers()
        .hover(document.document(), Conversions.place(params.getPosition())).map(Conversions::hover)
        .orElse(null), null);
  }

  @Override
  public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
      DocumentSymbolParams params) {
    return answer(params.getTextDocument().getUri(),
        document -> document.folder().answers().outline(document.document()).stream()
            .map(Conversions::symbol).map(Either::<SymbolInformation, DocumentSymbol>forRight).toList(),
        List.of());
  }

  @Override
  public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>> definition(
      DefinitionParams params) {
    return answer(params.getTextDocument().getUri(),
        document -> Either.forLeft(document.folder().answers()
            .definition(document.document(), Conversions.place(params.getPosition())).stream()
            .flatMap(found -> location(document, found).stream()).toList()),
        Either.forLeft(List.of()));
  }

  private static Optional<Location> location(OpenDocument document,
      org.variorum.languageserver.Location found) {
    Range range = Conversions.range(found.range());
    return found.id().map(id -> document.folder().file(id).map(URI::toString))
        .orElse(Optional.of(document.uri())).map(uri -> new Location(uri, range));
  }

  @Override
  public CompletableFuture<List<? extends Location>> references(ReferenceParams params) {
    return answer(params.getTextDocument().getUri(),
        document -> document.folder().answers()
            .references(document.document(), Conversions.place(params.getPosition())).stream()
            .map(range -> new Location(document.uri(), Conversions.range(range))).toList(),
        List.of());
  }

  @Override
  public CompletableFuture<WorkspaceEdit> rename(RenameParams params) {
    String uri = params.getTextDocument().getUri();
    return answer(uri, document -> switch (document.folder().answers().rename(document.document(),
        Conversions.place(params.getPosition()), params.getNewName())) {
      case Renaming.Edits(List<TextEdit> edits) -> Conversions.edits(uri, edits);
      case Renaming.Refused(String reason) ->
          throw new ResponseErrorException(new ResponseError(ResponseErrorCode.RequestFailed, reason, null));
    }, new WorkspaceEdit());
  }

  @Override
  public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
    return answer(params.getTextDocument().getUri(), document -> {
      List<Diagnostic> diagnostics = document.published()
          .orElseGet(() -> document.folder().answers().diagnose(document.document()));
      return diagnostics.stream().filter(diagnostic -> overlap(diagnostic, params.getRange()))
          .flatMap(diagnostic -> diagnostic.fixes().stream()
              .map(fix -> Conversions.action(document.uri(), diagnostic, fix)))
          .map(Either::<Command, CodeAction>forRight).toList();
    }, List.of());
  }

  /** Whether a problem is in the lines of a range: an author seldom puts the cursor on the faulty letter itself. */
  private static boolean overlap(Diagnostic diagnostic, Range range) {
    return diagnostic.range().start().line() <= range.getEnd().getLine()
        && range.getStart().getLine() <= diagnostic.range().end().line();
  }

  @Override
  public void close() {
    checks.close();
    answers.shutdownNow();
  }
}
