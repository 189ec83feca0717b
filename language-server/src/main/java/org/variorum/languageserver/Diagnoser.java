package org.variorum.languageserver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.languageserver.source.Flaw;
import org.variorum.languageserver.source.SourceNode.Scalar;
import org.variorum.languageserver.source.SourceText;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.definition.Severity;
import org.variorum.rules.language.field.TreeReader;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.platform.Distinct;

/** Turns the problems of a text into diagnostics. */
final class Diagnoser {

  private final Document document;
  private final Mended mended;
  private final SourceText source;
  private final Lines lines;
  private final Marks marks;
  private final QuickFixes fixes;

  Diagnoser(Document document, Mended mended) {
    this.document = document;
    this.mended = mended;
    // A text that is too long has one problem, at its start.
    String text = document.text().length() > TreeReader.MAX_LENGTH ? "" : document.text();
    source = SourceText.of(text);
    lines = Lines.of(text);
    List<Spot> spots = Spots.of(source);
    marks = new Marks(text, lines, spots);
    fixes = new QuickFixes(source, lines, spots);
  }

  /** @param problems the problems of the mended text */
  List<Diagnostic> diagnostics(List<FileProblem> problems) {
    List<Diagnostic> diagnostics = new ArrayList<>();
    for (FileProblem problem : mended.problems()) {
      boolean isFirst = diagnostics.isEmpty();
      Diagnostic found = own(problem, Diagnostic.Code.SYNTAX);
      diagnostics.add(isFirst ? withRemedy(found, problems) : found);
    }
    for (FileProblem problem : problems) {
      if (!problem.file().equals(document.file())) {
        diagnostics.add(ofAncestor(problem));
      } else if (!isFromMending(problem)) {
        diagnostics.add(own(problem, Diagnostic.Code.DEFINITION));
      }
    }
    return diagnostics.stream().filter(Distinct.values()).toList();
  }

  /** Whether only the mending has caused a problem: in a changed line, or because words are missing now. */
  private boolean isFromMending(FileProblem problem) {
    return !mended.problems().isEmpty()
        && (mended.touchedLines().contains(problem.line()) || problem.message().startsWith("missing here")
            || mended.text().isBlank());
  }

  private Diagnostic own(FileProblem problem, Diagnostic.Code code) {
    Marks.Mark mark = marks.of(problem);
    return new Diagnostic(lines.range(mark.start(), mark.end()), problem.severity(), problem.words(), code,
        fixes.of(problem, mark));
  }

  /** Adds what makes the text readable, unless the line would have another problem then. */
  private Diagnostic withRemedy(Diagnostic diagnostic, List<FileProblem> problems) {
    return mended.remedy().filter(flaw -> problems.stream().noneMatch(problem -> isInLine(problem, flaw)))
        .map(fixes::completion).map(fix -> {
          List<Fix> all = new ArrayList<>(List.of(fix));
          all.addAll(diagnostic.fixes());
          return new Diagnostic(diagnostic.range(), diagnostic.severity(), diagnostic.message(),
              diagnostic.code(),
              all);
        }).orElse(diagnostic);
  }

  private boolean isInLine(FileProblem problem, Flaw flaw) {
    return problem.file().equals(document.file())
        && problem.line() == lines.index().line(Math.min(flaw.insertAt(), source.text().length())) + 1;
  }

  /** A problem of another file is shown at the word that names this file. */
  private Diagnostic ofAncestor(FileProblem problem) {
    Optional<Scalar> from = Ancestry.scalar(source.root(), Word.FROM);
    Range range = from.map(scalar -> lines.range(scalar.start(), scalar.end())).orElse(lines.range(0, 0));
    Severity severity = problem.severity();
    return new Diagnostic(range, severity, problem.toString(), Diagnostic.Code.ANCESTOR, List.of());
  }
}
