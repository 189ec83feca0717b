package org.variorum.rules.language;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.field.TreeReader;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.WordCorrections;
import org.variorum.rules.registry.RoomRegistry;

/**
 * A reader of definition files as trees. It keeps the trees of the library's files without problems, because many
 * definitions have the same ancestors. Thread-safe.
 */
final class FileTrees {

  /** The treatment of former words of the language, which were renamed. */
  enum OldWords {
    /** A former word is reported as unknown, with the current word. */
    REPORTED,
    /** A former word is read as the current word. */
    REPLACED
  }

  private final OldWords oldWords;
  private final Map<Lineage.SourceText, Tree.Mapping> soundTrees = new ConcurrentHashMap<>();

  FileTrees(OldWords oldWords) {
    this.oldWords = oldWords;
  }

  /**
   * Reads a file as a tree with the current and correctly spelt words. Adds unknown words and malformed values to
   * {@code problems}.
   *
   * @throws DefinitionException if there is no usable tree
   */
  Tree.Mapping tree(Lineage.SourceText source, DefinitionProblems problems) {
    Tree.Mapping known = soundTrees.get(source);
    if (known != null) {
      return known;
    }
    Tree.Mapping tree = corrected(TreeReader.read(source.file(), source.text(), problems), problems);
    if (source.isInLibrary() && problems.all().isEmpty()) {
      soundTrees.put(source, tree);
    }
    return tree;
  }

  private Tree.Mapping corrected(Tree.Mapping tree, DefinitionProblems problems) {
    Tree.Mapping withCurrentWords = oldWords == OldWords.REPLACED
        ? new WordCorrections(RoomRegistry.WORDS, false).corrected(tree) : tree;
    new ShapeCheck(problems).checkFile(withCurrentWords);
    return new WordCorrections(RoomRegistry.WORDS, true).corrected(withCurrentWords);
  }
}
