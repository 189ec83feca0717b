package org.variorum.rules.language;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Topology;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Look;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.definition.Severity;
import org.variorum.rules.definition.Title;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.tree.Layers;
import org.variorum.rules.language.tree.Merge;
import org.variorum.rules.language.tree.SourceLocation;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.registry.Clashes;
import org.variorum.rules.registry.RoomRegistry;
import org.variorum.rules.rule.ParsedDefinition;

/**
 * The reading of a definition from its file, its ancestors and chosen options, with a search for every problem.
 *
 * @param options the names of the chosen options
 * @param flawFinder finds further flaws of a definition in which every word is valid
 */
record Examination(Lineage lineage, List<String> options, Function<Definition, List<Flaw>> flawFinder) {

  /**
   * Returns the definition. It is meaningful only if no problems other than hints are added.
   *
   * @param problems the problems found when the texts were parsed; further problems are added
   * @throws DefinitionException if no definition can be built
   */
  Definition read(DefinitionProblems problems) {
    Layers layers = lineage.with(options, problems);
    lineage.options().values().stream().filter(problems::isSound)
        .forEach(option -> new Fields(option, scopeWithoutBoard(problems)).require(Section.OPTION));
    DefinitionProblems formProblems =
        problems.forFurtherCheck(place -> lineage.isInOtherOption(place, options));
    DefinitionProblems found = formProblems.forFurtherCheck();
    Optional<Definition> definition = read(layers, found, true);
    problems.addAll(
        new CauseFinder(layers, part -> problemsOf(part, formProblems.forFurtherCheck())).atCauses(found));
    problems.addAll(new FollowUpCheck(layers, found, this::problemsOfPart).problems());
    return definition.orElseThrow(problems::exception);
  }

  /** Adds the problems of an incomplete definition to {@code problems}, and returns it. Missing words are none. */
  private DefinitionProblems problemsOfPart(Layers layers, DefinitionProblems problems) {
    return problemsOf(layers, problems, false);
  }

  private DefinitionProblems problemsOf(Layers layers, DefinitionProblems problems) {
    return problemsOf(layers, problems, true);
  }

  private DefinitionProblems problemsOf(Layers layers, DefinitionProblems problems, boolean isFull) {
    try {
      read(layers, problems, isFull);
    } catch (DefinitionException _) {
      // There are too many problems; the problems found until now are enough.
    }
    return problems;
  }

  /**
   * Returns the definition; empty if the pieces or the board are missing.
   *
   * @param unreducedLayers the layers with the parts that are not inherited
   * @param isFull whether to report missing words, and problems that depend on the whole file
   */
  private Optional<Definition> read(Layers unreducedLayers, DefinitionProblems problems, boolean isFull) {
    new RemovalCheck(problems).check(unreducedLayers);
    Layers layers = InheritedParts.of(unreducedLayers);
    Tree.Mapping tree = layers.merged();
    Fields fields = new Fields(tree, PiecesReader.scope(tree, board(tree), problems));
    if (isFull) {
      fields.require(Section.FILE);
    }
    if (!(fields.tree(Word.PIECES).orElse(null) instanceof Tree.Mapping) || !fields.has(Word.BOARD)) {
      return Optional.empty();
    }
    Definition definition = definition(fields);
    check(fields, definition, layers, isFull);
    return Optional.of(definition);
  }

  /** Checks a definition after its words have been read. Later checks run only if the earlier ones found no problem. */
  private void check(Fields fields, Definition definition, Layers layers, boolean isFull) {
    DefinitionProblems problems = fields.scope().problems();
    ParsedDefinition written = new ParsedDefinition(fields, definition, RoomRegistry.properties(definition),
        RoomRegistry.addedMoveWords(definition));
    new StartCheck(fields, definition).check();
    if (fields.isSound(Word.PIECES)) {
      new PiecesCheck(fields, definition).check();
      new LimitsCheck(written).check();
      RoomRegistry.check(written);
    }
    if (problems.isClean()) {
      Clashes.contradictions(definition).forEach(flaw -> add(flaw, fields, problems));
    }
    if (problems.isClean()) {
      new RedundantWordsCheck(written).check();
    }
    if (problems.isClean() && isFull) {
      new OldSquaresCheck(layers, problems).check();
    }
    if (problems.isClean()) {
      flawFinder.apply(definition).stream().filter(flaw -> !isIntended(flaw.topic(), layers))
          .filter(flaw -> isFull || !dependsOnAllRules(flaw)).forEach(flaw -> add(flaw, fields, problems));
    }
  }

  /** Whether a flaw is certain only if all rules are present, for example a start position that is drawn. */
  private static boolean dependsOnAllRules(Flaw flaw) {
    return flaw.topic() instanceof Topic.Start && flaw.severity() == Severity.HINT;
  }

  private Definition definition(Fields fields) {
    Map<PieceKind, Fields> sections =
        new PiecesReader(fields.scope()).read(fields.entries(Word.PIECES));
    List<PieceKind> pieces = List.copyOf(sections.keySet());
    GoalsReader goals = new GoalsReader(fields, pieces);
    Royalty royalty = goals.royalty();
    List<Mechanism> mechanisms = RoomRegistry.mechanisms(fields, sections);
    boolean spreads = mechanisms.stream().anyMatch(RoomRegistry::mayRemoveOthers);
    return RoomRegistry
        .withoutIdleMechanisms(
            new Definition(title(lineage, options, fields, new LookReader(fields).read(sections)),
                lineage.inOrder(options), fields.scope().board(), pieces,
                fields.find(Word.START, Leaf.FEN).orElse(""),
                royalty, goals.goals(royalty, spreads),
                Stream.concat(mechanisms.stream(), goals.draws(mechanisms).stream()).toList()));
  }

  private static void add(Flaw flaw, Fields fields, DefinitionProblems problems) {
    SourceLocation place = place(flaw.topic(), fields);
    if (flaw.severity() == Severity.HINT) {
      problems.hint(place, flaw.reason());
    } else {
      problems.add(place, flaw.reason());
    }
  }

  /** Whether a flaw concerns a movement that a file removes with {@code none}, as its author must have intended. */
  private static boolean isIntended(Topic topic, Layers layers) {
    return topic instanceof Topic.Movement(String letter) && layers.trees().stream()
        .flatMap(tree -> tree.get(Word.PIECES.text()).stream())
        .flatMap(pieces -> pieces instanceof Tree.Mapping named ? named.get(letter).stream() : Stream.empty())
        .flatMap(piece -> piece instanceof Tree.Mapping words ? words.get(Word.MOVES.text()).stream()
            : Stream.empty())
        .anyMatch(Merge::isNone);
  }

  private static SourceLocation place(Topic topic, Fields fields) {
    return switch (topic) {
      case Topic.Start _ -> fields.place(Word.START);
      case Topic.Goals _ -> fields.place(Word.GOALS);
      case Topic.Rule rule -> fields.place(RoomRegistry.firstWord(rule.mechanism()));
      case Topic.Kind(String letter) -> place(letter, fields);
      case Topic.Movement(String letter) -> place(letter, fields);
    };
  }

  private static SourceLocation place(String letter, Fields fields) {
    return fields.entries(Word.PIECES).get(letter) instanceof Tree.Entry entry ? entry.key().place()
        : fields.place(Word.PIECES);
  }

  /** The board of a file; the largest possible board if the file defines none, so that every square exists. */
  private static Geometry board(Tree.Mapping tree) {
    Geometry board = fieldsWithoutBoard(tree).find(Word.BOARD, Leaf.BOARD)
        .orElse(Geometry.rectangle(Topology.MAX_FILES, Topology.MAX_RANKS));
    return fieldsWithoutBoard(tree).find(Word.SIDES, Leaf.SIDES).map(board::withBlackView).orElse(board);
  }

  /** Returns fields for values that refer neither to a board nor to pieces. Their problems are not collected. */
  static Fields fieldsWithoutBoard(Tree.Mapping tree) {
    return new Fields(tree, scopeWithoutBoard(new DefinitionProblems()));
  }

  private static Fields.Scope scopeWithoutBoard(DefinitionProblems problems) {
    return new Fields.Scope(Geometry.rectangle(1, 1), Set.of(), true, Set.of(), RoomRegistry.WORDS, problems);
  }

  static Title title(Lineage lineage, List<String> options, Fields fields, Look look) {
    DefinitionKey key = DefinitionKey.of(lineage.id(), fields.get(Word.VERSION, Leaf.TEXT));
    return new Title(key, fields.text(Word.GAME).orElse(key.id()),
        fields.text(Word.INVENTOR), fields.text(Word.ABOUT), fields.text(Word.SOURCE),
        fields.texts(Word.OTHER_NAMES), look,
        lineage.hash(options));
  }
}
