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

/** Exporter of definitions as entries of {@code variants.ini}. Has no state other than the library. */
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
  public Exported export(String id, String name) {
    Export export = read(id);
    return new Exported(name, export.options(), export.unexpressed(), export.unexpressedDraws(), Map.of());
  }

  /** Exports a definition with Fairy-Stockfish's letters for the pieces. */
  Exported respelled(String id, String name) {
    Export export = read(id);
    return new Exported(name, export.respelled(), export.unexpressed(), export.unexpressedDraws(),
        export.synonyms());
  }

  private Export read(String id) {
    Map<String, String> texts = new DefinitionReader(library).sources(id);
    DefinitionProblems problems = new DefinitionProblems();
    List<Tree.Mapping> trees = new ArrayList<>();
    Optional<String> next = Optional.of(id);
    while (next.isPresent()) {
      Tree.Mapping tree =
          TreeReader.read(next.get(), Objects.requireNonNull(texts.get(next.get())), problems);
      trees.addFirst(tree.without(Word.FROM.text(), Word.OPTIONS.text()));
      next = tree.get(Word.FROM.text()).map(from -> ((Tree.Scalar) from).text());
    }
    problems.throwIfAny();
    return read(new Layers(trees, trees.getLast().place()).merged());
  }

  private static Export read(Tree.Mapping tree) {
    DefinitionWords definition = new DefinitionWords(tree);
    List.of(Word.GAME, Word.VERSION, Word.INVENTOR, Word.ABOUT, Word.SOURCE, Word.FORM_OF,
        Word.OTHER_NAMES, Word.LOOK)
        .forEach(word -> definition.take(word.text()));
    Export export = new Export(definition);
    if (export.board()) {
      new PieceReader(export).read();
      RuleReader rules = new RuleReader(export);
      rules.rules();
      rules.hands();
      rules.goals();
      rules.draws();
      definition.rest().forEach(export::omit);
    }
    return export;
  }
}
