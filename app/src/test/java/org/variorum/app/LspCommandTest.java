package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;
import org.variorum.testkit.GameFiles;

/** A client speaks to {@code variorum lsp} over pipes. */
class LspCommandTest {

  private static final String URI = "file:///nowhere/my.yaml";
  private static final TextDocumentIdentifier DOCUMENT = new TextDocumentIdentifier(URI);
  private static final String HEAD = "game: My Game\nfrom: chess\n";

  private static void end(LspProcess lsp) throws Exception {
    lsp.server.shutdown().get();
    lsp.server.exit();
    assertThat(lsp.exitStatus()).isZero();
  }

  @Test
  void tellsProblemsAndRemediesOfEachVersion() throws Exception {
    try (LspProcess lsp = new LspProcess()) {
      assertThat(lsp.server.initialize(new InitializeParams()).get().getCapabilities().getPositionEncoding())
          .isEqualTo("utf-16");
      lsp.open(URI, HEAD + "pieces: { N: { moves: QNx } }\n");
      List<PublishDiagnosticsParams> stages = lsp.stages(URI, 1);
      assertThat(LspProcess.messages(stages.getFirst())).hasSize(1).first().asString().startsWith("3:25: ");
      assertThat(stages.getFirst().getDiagnostics().getFirst().getRange())
          .isEqualTo(new Range(new Position(2, 24), new Position(2, 25)));
      assertThat(stages.getLast().getDiagnostics()).isEqualTo(stages.getFirst().getDiagnostics());

      lsp.change(URI, 2, HEAD + "goals: { stalemates: loss }\n");
      Range faulty = lsp.stages(URI, 2).getLast().getDiagnostics().getFirst().getRange();
      CodeAction action = lsp.server.getTextDocumentService()
          .codeAction(new CodeActionParams(DOCUMENT, faulty, new CodeActionContext(List.of()))).get()
          .getFirst()
          .getRight();
      TextEdit edit = action.getEdit().getChanges().get(URI).getFirst();
      assertThat(edit).isEqualTo(new TextEdit(faulty, "stalemate"));

      lsp.change(URI, 3, HEAD + "goals: { stalemate: loss }\n");
      assertThat(lsp.stages(URI, 3)).allSatisfy(stage -> assertThat(stage.getDiagnostics()).isEmpty());
      end(lsp);
    }
  }

  @Test
  void answersRequests() throws Exception {
    try (LspProcess lsp = new LspProcess()) {
      lsp.server.initialize(new InitializeParams()).get();
      lsp.open(URI, HEAD + "pieces:\n  N: { name: knight, mo\n");
      List<CompletionItem> items = lsp.server.getTextDocumentService()
          .completion(new CompletionParams(DOCUMENT, new Position(3, 23))).get().getRight().getItems();
      assertThat(items).extracting(CompletionItem::getLabel).contains("moves").doesNotContain("name",
          "board");
      assertThat(lsp.server.getTextDocumentService()
          .hover(new HoverParams(DOCUMENT, new Position(3, 2))).get().getContents().getRight().getValue())
          .contains("knight");
      List<? extends Location> found = lsp.server.getTextDocumentService()
          .definition(new DefinitionParams(DOCUMENT, new Position(1, 8))).get().getLeft();
      assertThat(Path.of(java.net.URI.create(found.getFirst().getUri())).toRealPath())
          .isEqualTo(GameFiles.definitionFile("chess").toRealPath());
      assertThat(lsp.server.getTextDocumentService().documentSymbol(new DocumentSymbolParams(DOCUMENT)).get())
          .extracting(symbol -> symbol.getRight().getName()).containsExactly("game", "from", "pieces");
      end(lsp);
    }
  }

  @Test
  void messagesInAnyOrderDoNoHarm() throws Exception {
    try (LspProcess lsp = new LspProcess()) {
      lsp.change(URI, 5, "game: A");
      lsp.server.getTextDocumentService().didClose(new DidCloseTextDocumentParams(DOCUMENT));
      assertThat(
          lsp.server.getTextDocumentService().hover(new HoverParams(DOCUMENT, new Position(7, 7))).get())
          .isNull();
      lsp.open("untitled:1", "game: A\nfrom: chess\n");
      assertThat(lsp.stages("untitled:1", 1))
          .allSatisfy(stage -> assertThat(stage.getDiagnostics()).isEmpty());
      lsp.open(URI, "x".repeat(1_000_001));
      assertThat(LspProcess.messages(lsp.stages(URI, 1).getLast()))
          .containsExactly("1:1: the text is longer than 1000000 characters");
      lsp.server.initialize(new InitializeParams()).get();
      lsp.server.exit();
      assertThat(lsp.exitStatus()).isOne();
    }
  }

  /** Only the last of many texts is checked to the end, so that no client waits for texts that are gone. */
  @Test
  void aNewerTextEndsTheCheckOfAnOlderOne() throws Exception {
    try (LspProcess lsp = new LspProcess()) {
      lsp.open(URI, "game: A\nfrom: chess\n");
      IntStream.rangeClosed(2, 200).forEach(version -> lsp.change(URI, version, HEAD + "goals: " + version));
      List<PublishDiagnosticsParams> all = Stream.of(lsp.stages(URI, 200).getLast()).toList();
      assertThat(LspProcess.messages(all.getFirst())).hasSize(1).first().asString().contains("3:8: ");
      lsp.process.getOutputStream().close();
      assertThat(lsp.exitStatus()).isOne();
    }
  }

  /** With the property {@code variorum.deep} all mistakes, otherwise some. */
  @Test
  void tellsMistakesAsTheTerminalDoes() throws Exception {
    List<String> mistakes = mistakes();
    int step = Boolean.getBoolean("variorum.deep") ? 1 : 12;
    try (LspProcess lsp = new LspProcess()) {
      for (int i = 0; i < mistakes.size(); i += step) {
        List<String> lines = mistakes.get(i).lines().filter(line -> !line.startsWith("#")).toList();
        String text = String.join("\n", lines.stream().filter(line -> !line.startsWith("=> ")).toList());
        lsp.open("file:///nowhere/" + i + "/my.yaml",
            (text.startsWith("game:") ? text : "game: A\nfrom: chess\n" + text) + "\n");
        List<String> told = lines.stream().filter(line -> line.startsWith("=> "))
            .map(line -> line.replaceFirst("=> my.yaml:", "").replaceFirst("hint: ", "")).toList();
        assertThat(LspProcess.messages(lsp.stages("file:///nowhere/" + i + "/my.yaml", 1).getLast())).as(text)
            .containsExactlyElementsOf(told);
      }
      end(lsp);
    }
  }

  private static List<String> mistakes() throws IOException {
    Path folder = Path.of(System.getProperty("variorum.root", ".."), "rules/src/test/resources");
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.getFileName().toString().matches("mistakes.*\\.txt")).sorted()
          .flatMap(LspCommandTest::blocks).filter(block -> block.contains("=> ")).toList();
    }
  }

  private static Stream<String> blocks(Path file) {
    try {
      return Arrays.stream(Files.readString(file).split("\n\n"));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
