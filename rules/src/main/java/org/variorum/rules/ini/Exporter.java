package org.variorum.rules.ini;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.Library;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.field.TreeReader;
import org.variorum.rules.language.tree.Layers;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Word;

/** Exporter of definitions as entries of {@code variants.ini}. */
public final class Exporter {

  private final Library library;

  /** @param library contains the definitions */
  public Exporter(Library library) {
    this.library = library;
  }

  /**
   * Exports the definition {@code id} of the library as options.
   *
   * @param name the name of the entry
   * @throws DefinitionException if the definition cannot be read
   */
  public ExportResult export(String id, String name) {
    ExportDraft draft = read(id);
    return new ExportResult(name, draft.options(), draft.unexpressed(), draft.unexpressedDraws(), Map.of());
  }

  /** Exports a definition with the letters that Fairy-Stockfish uses for the pieces. */
  ExportResult exportWithForeignLetters(String id, String name) {
    ExportDraft draft = read(id);
    return new ExportResult(name, draft.optionsWithForeignLetters(), draft.unexpressed(),
        draft.unexpressedDraws(),
        draft.synonyms());
  }

  private ExportDraft read(String id) {
    Map<String, String> texts = new DefinitionReader(library).sources(id);
    DefinitionProblems problems = new DefinitionProblems();
    List<Tree.Mapping> trees = new ArrayList<>();
    Optional<String> nextId = Optional.of(id);
    while (nextId.isPresent()) {
      Tree.Mapping tree =
          TreeReader.read(nextId.get(), Objects.requireNonNull(texts.get(nextId.get())), problems);
      trees.addFirst(tree.without(Word.FROM.text(), Word.OPTIONS.text()));
      nextId = tree.get(Word.FROM.text()).map(from -> ((Tree.Scalar) from).text());
    }
    problems.throwIfAny();
    return read(new Layers(trees, trees.getLast().place()).merged());
  }

  private static ExportDraft read(Tree.Mapping tree) {
    DefinitionWords definition = new DefinitionWords(tree);
    List.of(Word.GAME, Word.VERSION, Word.INVENTOR, Word.ABOUT, Word.SOURCE, Word.FORM_OF,
        Word.OTHER_NAMES, Word.LOOK)
        .forEach(word -> definition.take(word.text()));
    ExportDraft draft = new ExportDraft(definition);
    if (draft.exportBoard()) {
      new PieceReader(draft).read();
      RuleReader rules = new RuleReader(draft);
      rules.exportRules();
      rules.exportHands();
      rules.exportGoals();
      rules.exportDraws();
      definition.remainingWords().forEach(draft::omit);
    }
    return draft;
  }
}
