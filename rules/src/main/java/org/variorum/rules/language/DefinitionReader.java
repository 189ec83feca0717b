package org.variorum.rules.language;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Man;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.definition.Title;

/**
 * Reads definition files. What it returns is consistent: every letter names a man, every rule has what it needs; what
 * is not is refused with all problems at once, each with its place. It keeps no state but the library.
 */
public final class DefinitionReader {

  private final Library library;

  /** @param library where the definitions are found that others start from */
  public DefinitionReader(Library library) {
    this.library = library;
  }

  /**
   * Reads a definition.
   *
   * @param file the file's name as problems shall show it; its last part without ending becomes the game's id
   * @param text the definition
   * @param options the chosen options
   * @throws DefinitionException with every problem of the text, of those it starts from and of the chosen options
   */
  public Definition read(String file, String text, List<String> options) {
    Problems problems = new Problems();
    Lineage lineage = Lineage.of(file, text, library, problems);
    Definition definition = definition(lineage, options, problems);
    problems.throwIfAny();
    return definition;
  }

  /** Reads a definition of the library. */
  public Definition read(String id, List<String> options) {
    return read(id + DirectoryLibrary.ENDING, text(id), options);
  }

  /**
   * Reads only what a list of games shows.
   *
   * @throws DefinitionException if the text or one it starts from has words or values that do not belong there
   */
  public GameCard card(String file, String text) {
    Problems problems = new Problems();
    Lineage lineage = Lineage.of(file, text, library, problems);
    problems.throwIfAny();
    Fields fields = unattached(lineage.merged());
    Title title = title(lineage, List.of(), fields);
    List<GameCard.Option> options = new ArrayList<>();
    lineage.options().forEach((id, option) -> options.add(new GameCard.Option(id,
        unattached(option).text(Word.OPTION_ABOUT).orElse(""))));
    return new GameCard(title.id(), title.name(), title.version(), title.inventor(), title.about(),
        title.source(),
        options);
  }

  /** Reads what a list of games shows of a definition of the library. */
  public GameCard card(String id) {
    return card(id + DirectoryLibrary.ENDING, text(id));
  }

  /**
   * All texts that a definition is made of, by their ids: its own first, then those it starts from, the nearest first. A
   * reader whose library is {@link Library#of} them reads the same definition, whatever becomes of the files.
   *
   * @throws DefinitionException if the text or one it starts from cannot be read, or is not found
   */
  public Map<String, String> sources(String file, String text) {
    Problems problems = new Problems();
    Lineage lineage = Lineage.of(file, text, library, problems);
    problems.throwIfAny();
    return lineage.texts();
  }

  /** All texts that a definition of the library is made of. */
  public Map<String, String> sources(String id) {
    return sources(id + DirectoryLibrary.ENDING, text(id));
  }

  /** Every problem of a definition: of it as it is, and with each of its options alone; empty if it is sound. */
  public List<Problem> check(String file, String text) {
    Set<Problem> found = new LinkedHashSet<>();
    List<String> ids = new ArrayList<>();
    try {
      read(file, text, List.of());
    } catch (DefinitionException e) {
      found.addAll(e.problems());
    }
    try {
      card(file, text).options().forEach(option -> ids.add(option.id()));
    } catch (DefinitionException e) {
      found.addAll(e.problems());
    }
    for (String id : ids) {
      try {
        read(file, text, List.of(id));
      } catch (DefinitionException e) {
        found.addAll(e.problems());
      }
    }
    return List.copyOf(found);
  }

  private String text(String id) {
    Problems problems = new Problems();
    Optional<String> text = library.text(id);
    if (text.isEmpty()) {
      problems.unknown(new Place(id, 1, 1), "definition", id, library.ids());
      problems.throwIfAny();
    }
    return text.orElseThrow();
  }

  private static Definition definition(Lineage lineage, List<String> options, Problems problems) {
    Tree.Mapping tree = lineage.with(options, problems);
    Fields fields = new Fields(tree, MenReader.ground(tree, board(tree), problems));
    fields.require(Section.FILE);
    List<Man> men = new MenReader(fields.ground()).read(fields.entries(Word.MEN));
    GoalsReader goals = new GoalsReader(fields, men);
    Royalty royalty = goals.royalty();
    Definition definition = new Definition(title(lineage, options, fields), lineage.inOrder(options),
        fields.ground().board(), men, fields.find(Word.START, Leaf.FEN).orElse(""), royalty,
        goals.goals(royalty.mode()), goals.draws(), new MechanismsReader(fields, men).read());
    new StartCheck(fields, definition).check();
    new Consistency(fields, definition).check();
    return definition;
  }

  private static Geometry board(Tree.Mapping tree) {
    return unattached(tree).find(Word.BOARD, Leaf.BOARD)
        .orElse(Geometry.rectangle(Geometry.MAX_SIDE, Geometry.MAX_SIDE));
  }

  /** Fields of which only values are asked for that refer to no board and no man. */
  private static Fields unattached(Tree.Mapping tree) {
    return new Fields(tree, new Fields.Ground(Geometry.rectangle(1, 1), Set.of(), true, new Problems()));
  }

  private static Title title(Lineage lineage, List<String> options, Fields fields) {
    return new Title(lineage.id(), fields.text(Word.GAME).orElse(lineage.id()),
        fields.get(Word.VERSION, Leaf.TEXT),
        fields.text(Word.INVENTOR), fields.text(Word.ABOUT), fields.text(Word.SOURCE), lineage.hash(options));
  }
}
