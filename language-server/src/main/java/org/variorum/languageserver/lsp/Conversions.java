package org.variorum.languageserver.lsp;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.variorum.languageserver.Completion;
import org.variorum.languageserver.Diagnostic;
import org.variorum.languageserver.Fix;
import org.variorum.languageserver.OutlineItem;
import org.variorum.languageserver.Place;
import org.variorum.rules.definition.Severity;

/** The service's records as the protocol's. */
final class Conversions {

  private Conversions() {}

  static Place place(Position position) {
    return new Place(position.getLine(), position.getCharacter());
  }

  static Range range(org.variorum.languageserver.Range range) {
    return new Range(position(range.start()), position(range.end()));
  }

  private static Position position(Place place) {
    return new Position(place.line(), place.character());
  }

  static WorkspaceEdit edits(String uri, List<org.variorum.languageserver.TextEdit> edits) {
    return new WorkspaceEdit(Map.of(uri, edits.stream().map(Conversions::edit).toList()));
  }

  private static TextEdit edit(org.variorum.languageserver.TextEdit edit) {
    return new TextEdit(range(edit.range()), edit.newText());
  }

  private static MarkupContent markdown(String text) {
    return new MarkupContent(MarkupKind.MARKDOWN, text);
  }

  static org.eclipse.lsp4j.Diagnostic diagnostic(Diagnostic diagnostic) {
    DiagnosticSeverity severity =
        diagnostic.severity() == Severity.HINT ? DiagnosticSeverity.Hint : DiagnosticSeverity.Error;
    org.eclipse.lsp4j.Diagnostic converted = new org.eclipse.lsp4j.Diagnostic(range(diagnostic.range()),
        diagnostic.message(), severity, "variorum");
    converted.setCode(diagnostic.code().name().toLowerCase(Locale.ROOT));
    return converted;
  }

  static CodeAction action(String uri, Diagnostic diagnostic, Fix fix) {
    CodeAction action = new CodeAction(fix.title());
    action.setKind(CodeActionKind.QuickFix);
    action.setDiagnostics(List.of(diagnostic(diagnostic)));
    action.setIsPreferred(diagnostic.fixes().getFirst() == fix);
    action.setEdit(edits(uri, fix.edits()));
    return action;
  }

  /** @param index the number of the completion in its list, which keeps the list's order */
  static CompletionItem completion(Completion completion, int index) {
    CompletionItem item = new CompletionItem(completion.label());
    item.setKind(switch (completion.kind()) {
      case WORD -> CompletionItemKind.Keyword;
      case VALUE -> CompletionItemKind.EnumMember;
      case PIECE -> CompletionItemKind.Class;
      case COUNTER -> CompletionItemKind.Variable;
      case OPTION -> CompletionItemKind.Property;
      case GAME -> CompletionItemKind.File;
      case MOVEMENT -> CompletionItemKind.Operator;
    });
    if (!completion.documentation().isEmpty()) {
      item.setDocumentation(markdown(completion.documentation()));
    }
    item.setTextEdit(
        Either.forLeft(new TextEdit(range(completion.range()), completion.newText())));
    item.setFilterText(completion.newText());
    String number = String.valueOf(index);
    item.setSortText("0".repeat(Math.max(0, 4 - number.length())) + number);
    return item;
  }

  static Hover hover(org.variorum.languageserver.Hover hover) {
    return new Hover(markdown(hover.markdown()), range(hover.range()));
  }

  static DocumentSymbol symbol(OutlineItem item) {
    SymbolKind kind = switch (item.kind()) {
      case RULE -> SymbolKind.Property;
      case PIECE -> SymbolKind.Class;
      case OPTION -> SymbolKind.Enum;
      case NAME -> SymbolKind.Variable;
    };
    return new DocumentSymbol(item.name(), kind, range(item.range()), range(item.nameRange()), item.detail(),
        item.children().stream().map(Conversions::symbol).toList());
  }
}
