package org.variorum.languageserver;

import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.variorum.languageserver.source.SourceText;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.definition.Severity;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.Library;
import org.variorum.rules.language.field.TreeReader;

/**
 * What an editor shows of a definition: problems with remedies, completions, help, outline and places. Every text has an
 * answer, also one that is not yet YAML. All methods take milliseconds, and none starts a thread. A service keeps the
 * texts of the library that it has read; one thread at a time may use it.
 */
public final class LanguageService {

  private static final int MAX_KEPT = 64;

  private final Library library;
  private final DefinitionReader reader;
  private final Map<String, SourceText> ancestors = new LinkedHashMap<>();

  /** @param library the definitions from which a text may start */
  public LanguageService(Library library) {
    this.library = library;
    reader = new DefinitionReader(library);
  }

  /** The first stage of a check: reads the text and examines every word and value, without options. */
  public List<Diagnostic> diagnose(Document document) {
    Mended mended = Mender.mend(document.file(), document.text());
    return new Diagnoser(document, mended)
        .diagnostics(reader.check(document.file(), mended.text(), List.of(), _ -> List.of()));
  }

  /** Begins the second stage. Its diagnostics include those of the first. */
  public FullCheck fullCheck(Document document) {
    Mended mended = Mender.mend(document.file(), document.text());
    return new FullCheck(new Diagnoser(document, mended),
        reader.startCheck(document.file(), mended.text(), Game::flaws));
  }

  private static boolean isTooLong(Document document) {
    return document.text().length() > TreeReader.MAX_LENGTH;
  }

  /** The texts that may be written at a place, those that fit what is already written there. */
  public List<Completion> complete(Document document, Place place) {
    return isTooLong(document) ? List.of()
        : new Completer(document.text(), this::ancestor, library).at(place);
  }

  /** Help about the word, the value or the letter at a place; empty if there is none. */
  public Optional<Hover> hover(Document document, Place place) {
    return isTooLong(document) ? Optional.empty()
        : new Helper(document.text(), ancestry(document.text()), () -> definition(document)).at(place);
  }

  /** The parts of a definition, in the order of the text. */
  public List<OutlineItem> outline(Document document) {
    return isTooLong(document) ? List.of() : new Outliner(document.text()).items();
  }

  /** Where the piece, the option, the counter or the game that is named at a place is defined; empty if nothing is. */
  public Optional<Location> definition(Document document, Place place) {
    return isTooLong(document) ? Optional.empty()
        : new References(document.text(), ancestry(document.text())).definition(place);
  }

  /** The places at which this text names the piece that is named at a place; empty if none is. */
  public List<Range> references(Document document, Place place) {
    return isTooLong(document) ? List.of()
        : new References(document.text(), ancestry(document.text())).references(place);
  }

  /** Gives the piece that is named at a place another letter, if this text alone defines it. */
  public Renaming rename(Document document, Place place, String newLetter) {
    if (isTooLong(document)) {
      return new Renaming.Refused("The text is too long.");
    }
    Renaming renaming =
        new References(document.text(), ancestry(document.text())).rename(place, newLetter);
    return renaming instanceof Renaming.Edits(List<TextEdit> edits)
        ? newError(document, edits).<Renaming>map(Renaming.Refused::new).orElse(renaming) : renaming;
  }

  /** What is wrong after edits in a line that has no error before; empty if nothing is. */
  private Optional<String> newError(Document document, List<TextEdit> edits) {
    String changed = Lines.of(document.text()).applied(document.text(), edits);
    List<Integer> faultyLines = errors(document, document.text()).stream().map(FileProblem::line).toList();
    return errors(document, changed).stream().filter(problem -> !faultyLines.contains(problem.line()))
        .map(problem -> "Line " + problem.line() + " would be wrong: " + problem.words()).findFirst();
  }

  /** The errors without options and with each of them, before the game is compiled. */
  private List<FileProblem> errors(Document document, String text) {
    return reader.check(document.file(), Mender.mend(document.file(), text).text(), _ -> List.of()).stream()
        .filter(problem -> problem.severity() == Severity.ERROR).toList();
  }

  private Ancestry ancestry(String text) {
    return Ancestry.of(SourceText.of(text), this::ancestor);
  }

  private Optional<SourceText> ancestor(String id) {
    return libraryText(id).filter(text -> text.length() <= TreeReader.MAX_LENGTH).map(text -> {
      SourceText kept = ancestors.get(id);
      if (kept == null || !kept.text().equals(text)) {
        kept = SourceText.of(text);
        if (ancestors.size() >= MAX_KEPT) {
          ancestors.clear();
        }
        ancestors.put(id, kept);
      }
      return kept;
    });
  }

  /** A file that cannot be read counts as missing here; the diagnostics tell it. */
  private Optional<String> libraryText(String id) {
    try {
      return library.text(id);
    } catch (UncheckedIOException _) {
      return Optional.empty();
    }
  }

  /** The definition of a text, without what cannot be read; empty if there is none. */
  private Optional<Definition> definition(Document document) {
    try {
      String text = Mender.mend(document.file(), document.text()).text();
      return Optional.of(reader.read(document.file(), text, List.of()));
    } catch (DefinitionException _) {
      return Optional.empty();
    }
  }
}
