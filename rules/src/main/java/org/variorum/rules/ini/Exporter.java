package org.variorum.rules.ini;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.Library;
import org.variorum.rules.language.field.Problems;
import org.variorum.rules.language.field.TreeReader;
import org.variorum.rules.language.tree.Layers;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Word;

/** Writes definitions as entries of {@code variants.ini}. It keeps no state but the library. */
public final class Exporter {

  private final Library library;

  /** @param library where the definitions are found */
  public Exporter(Library library) {
    this.library = library;
  }

  /**
   * A definition of the library as options.
   *
   * @param name what the entry shall be called
   * @throws DefinitionException if it cannot be read
   */
  public Exported export(String id, String name) {
    Map<String, String> texts = new DefinitionReader(library).sources(id);
    Problems problems = new Problems();
    List<Tree.Mapping> trees = new ArrayList<>();
    texts.forEach((each, text) -> trees.addFirst(
        TreeReader.read(each, text, problems).without(Word.FROM.text(), Word.OPTIONS.text())));
    problems.throwIfAny();
    return export(new Layers(trees, trees.getLast().place()).merged(), name);
  }

  private static Exported export(Tree.Mapping tree, String name) {
    Said said = new Said(tree);
    List.of(Word.GAME, Word.VERSION, Word.INVENTOR, Word.ABOUT, Word.SOURCE, Word.FORM_OF)
        .forEach(word -> said.take(word.text()));
    Export export = new Export(said);
    if (export.board()) {
      new PieceReader(export).read();
      RuleReader rules = new RuleReader(export);
      rules.rules();
      rules.hands();
      rules.goals();
      rules.draws();
      said.rest().forEach(export::lose);
    }
    return new Exported(name, export.options(), export.lost(), export.remarks());
  }

  /** An export on its way: what is still to be said, and the options that are written. */
  static final class Export {
    private final Said said;
    private final Map<String, String> options = new LinkedHashMap<>();
    private final List<String> lost = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    /** The kinds of the letters of the definition. */
    private final Map<String, String> kinds = new LinkedHashMap<>();
    private int files;
    private int ranks;

    private Export(Said said) {
      this.said = said;
    }

    Said said() {
      return said;
    }

    Map<String, String> options() {
      return options;
    }

    List<String> lost() {
      return lost;
    }

    List<String> remarks() {
      return remarks;
    }

    Map<String, String> kinds() {
      return kinds;
    }

    int files() {
      return files;
    }

    int ranks() {
      return ranks;
    }

    void lose(String what) {
      if (!lost.contains(what)) {
        lost.add(what);
      }
    }

    /** Writes an option; what holds without it is not written. */
    void say(String option, String value) {
      Option known = Optional.ofNullable(Option.ALL.get(option)).orElseThrow();
      if (!value.equals(known.without())) {
        options.put(option, value);
      }
    }

    void say(String option, boolean value) {
      say(option, String.valueOf(value));
    }

    /** Writes two options, for the squares of White and of Black. */
    void say(String option, List<Zone> zones) {
      for (int side = 0; side < zones.size(); side++) {
        String name = option + Making.SIDES.get(side);
        String without = Option.ALL.containsKey(name) ? Option.ALL.get(name).without() : "";
        if (!zones.get(side).equals(Zone.of(files, ranks, without))) {
          options.put(name, zones.get(side).stars());
        }
      }
    }

    /** The letter of a piece as an entry writes it. */
    String letter(String letter) {
      return letter.replaceAll("[+~]", "").toLowerCase(Locale.ROOT);
    }

    /** Whether there is a board that an entry can have. */
    private boolean board() {
      String[] words = said.text("board").orElse("").split(" ", 2);
      String[] sides = words[0].split("x");
      files = Integer.parseInt(sides[0]);
      ranks = Integer.parseInt(sides[1]);
      say("maxFile", sides[0]);
      say("maxRank", sides[1]);
      if (words.length > 1 && words[1].startsWith("cylinder")) {
        lose("board: cylinder");
      }
      if (files > 12 || ranks > 10) {
        lose("board: more than 12 files or 10 ranks");
      }
      said.text("start").ifPresent(start -> options.put("startFen", start));
      return true;
    }
  }
}
