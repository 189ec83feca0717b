package org.variorum.rules.language;

import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.field.TreeReader;
import org.variorum.rules.language.tree.Layers;
import org.variorum.rules.language.tree.Merge;
import org.variorum.rules.language.tree.SourceLocation;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.language.word.WordCorrections;
import org.variorum.rules.platform.Sha256;
import org.variorum.rules.registry.RoomRegistry;

/**
 * A definition file with its ancestors (the files after {@code from}) and options.
 *
 * @param id the definition's id
 * @param files the trees without {@code from} and {@code options}, the farthest ancestor's first
 * @param options the trees of the options by id, in the order of the files, the farthest ancestor's first
 * @param optionBlocks the values of {@code options} in all files
 * @param optionsPlace the place at which problems with the choice of options are reported: the word {@code options}
 * @param texts the texts of the files by id, the definition's own first
 */
record Lineage(String id, Layers files, Map<String, Tree.Mapping> options, List<Tree> optionBlocks,
    SourceLocation optionsPlace, Map<String, String> texts) {

  /**
   * A definition text with its origin.
   *
   * @param id the id of the definition
   * @param file the file name shown in problems
   * @param text the text of the definition
   * @param isInLibrary whether the text is from a library
   */
  record SourceText(String id, String file, String text, boolean isInLibrary) {

    /** A text from outside a library; its id is derived from the file name. */
    static SourceText ofFile(String file, String text) {
      return new SourceText(idOf(file), file, text, false);
    }

    /** A text from a library; its file name is derived from the id. */
    static SourceText ofLibrary(String id, String text) {
      return new SourceText(id, id + DirectoryLibrary.ENDING, text, true);
    }
  }

  /**
   * A reader of definition files as trees. It keeps the trees of the library's files without problems, because many
   * definitions have the same ancestors. Thread-safe.
   */
  static final class FileTrees {

    /** The treatment of former words of the language, which were renamed. */
    enum OldWords {
      /** A former word is reported as unknown, with the current word. */
      REPORTED,
      /** A former word is read as the current word. */
      REPLACED
    }

    private final OldWords oldWords;
    private final Map<SourceText, Tree.Mapping> soundTrees = new ConcurrentHashMap<>();

    FileTrees(OldWords oldWords) {
      this.oldWords = oldWords;
    }

    /**
     * Reads a file as a tree with the current and correctly spelt words. Adds unknown words and malformed values to
     * {@code problems}.
     *
     * @throws DefinitionException if there is no usable tree
     */
    Tree.Mapping tree(SourceText source, DefinitionProblems problems) {
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

  /** The maximum number of ancestors of a definition. */
  static final int MAX_ANCESTORS = 16;

  Lineage {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    texts = Collections.unmodifiableMap(new LinkedHashMap<>(texts));
  }

  /**
   * Reads a definition and its ancestors.
   *
   * @param files reads the files
   * @throws DefinitionException if a file cannot be parsed or an ancestor is not found
   */
  static Lineage of(SourceText source, Library library, FileTrees files, DefinitionProblems problems) {
    List<Tree.Mapping> trees = new ArrayList<>();
    Map<String, String> texts = new LinkedHashMap<>();
    Optional<SourceText> next = Optional.of(source);
    while (next.isPresent()) {
      texts.put(next.get().id(), next.get().text());
      Tree.Mapping tree = files.tree(next.get(), problems);
      trees.addFirst(tree);
      Optional<Tree.Scalar> from = from(tree);
      if (from.isEmpty() && !tree.get(Word.FROM.text()).map(Merge::isNone).orElse(true)) {
        throw problems.exception();
      }
      next =
          from.map(id -> SourceText.ofLibrary(id.text(), parentText(id, texts.keySet(), library, problems)));
    }
    Map<String, Tree.Mapping> options = options(trees, problems);
    for (Map.Entry<String, Tree.Mapping> option : options.entrySet()) {
      asIn(option.getValue(), library, texts, files, problems)
          .ifPresent(tree -> option.setValue(withRulesOf(tree, option.getValue())));
    }
    List<Tree> blocks = trees.stream().flatMap(tree -> tree.get(Word.OPTIONS.text()).stream()).toList();
    return new Lineage(source.id(), layers(trees), options, blocks, optionsPlace(trees.getLast()), texts);
  }

  /** Reads the file that an option names after {@code as in}; empty if the option names no file. */
  private static Optional<Tree.Mapping> asIn(Tree.Mapping option, Library library, Map<String, String> texts,
      FileTrees files, DefinitionProblems problems) {
    Optional<Tree.Scalar> named = scalar(option, Word.OPTION_AS_IN);
    return named.map(id -> files.tree(SourceText.ofLibrary(id.text(),
        texts.computeIfAbsent(id.text(), _ -> libraryText(id, library, problems))), problems));
  }

  /** Adds the rules of a file to an option; the option's own words override them. */
  private static Tree.Mapping withRulesOf(Tree.Mapping file, Tree.Mapping option) {
    Map<String, Tree.Entry> entries = new LinkedHashMap<>(file.entries());
    RoomRegistry.WORDS.ownTo(Section.FILE).forEach(word -> entries.remove(word.text()));
    entries.putAll(option.without(Word.OPTION_AS_IN.text()).entries());
    return new Tree.Mapping(entries, option.place());
  }

  /** Derives an id from a file name without directories and extension; hyphens replace invalid characters. */
  private static String idOf(String file) {
    String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    String stem = name.replaceFirst("\\.ya?ml$", "").toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    String id = stem.replaceAll("^-+|-+$", "");
    return id.isEmpty() ? "game" : id.substring(0, Math.min(id.length(), 64));
  }

  private static Optional<Tree.Scalar> from(Tree.Mapping tree) {
    return scalar(tree, Word.FROM);
  }

  private static Optional<Tree.Scalar> scalar(Tree.Mapping tree, Word word) {
    return tree.get(word.text()).filter(Tree.Scalar.class::isInstance).map(Tree.Scalar.class::cast)
        .filter(scalar -> !scalar.isNone());
  }

  private static String parentText(Tree.Scalar from, Set<String> descendants, Library library,
      DefinitionProblems problems) {
    String id = from.text();
    if (descendants.contains(id)) {
      throw problems.fatal(from.place(),
          "a definition cannot start from itself: " + String.join(" from ", descendants) + " from " + id);
    }
    if (descendants.size() > MAX_ANCESTORS) {
      throw problems.fatal(from.place(),
          "a definition cannot have more than " + MAX_ANCESTORS + " ancestors");
    }
    return libraryText(from, library, problems);
  }

  private static String libraryText(Tree.Scalar id, Library library, DefinitionProblems problems) {
    Optional<String> text;
    try {
      text = library.text(id.text());
    } catch (UncheckedIOException _) {
      throw problems.fatal(id.place(), "the definition \"" + id.text() + "\" cannot be read",
          "a file with text in UTF-8");
    }
    if (text.isEmpty()) {
      problems.unknown(id.place(), "definition", id.text(), library.ids());
      problems.throwIfAny();
    }
    return text.orElseThrow();
  }

  /** The files of a lineage as layers. The alternative names of an ancestor are not inherited. */
  private static Layers layers(List<Tree.Mapping> trees) {
    List<Tree.Mapping> ownParts = new ArrayList<>();
    trees.subList(0, trees.size() - 1).forEach(tree -> ownParts.add(tree.without(Word.FROM.text(),
        Word.OPTIONS.text(), Word.OTHER_NAMES.text())));
    ownParts.add(trees.getLast().without(Word.FROM.text(), Word.OPTIONS.text()));
    return new Layers(ownParts, trees.getLast().place());
  }

  /**
   * The options of all files by id. An option with {@code as in} is not inherited, because it fits only the file that
   * contains it.
   */
  private static Map<String, Tree.Mapping> options(List<Tree.Mapping> trees, DefinitionProblems problems) {
    Map<String, Tree.Mapping> options = new LinkedHashMap<>();
    for (Tree.Mapping tree : trees) {
      switch (tree.get(Word.OPTIONS.text()).orElse(null)) {
        case Tree.Scalar scalar when scalar.isNone() -> options.clear();
        case Tree.Mapping mapping -> mapping.entries().forEach((id, entry) -> {
          if (entry.value() instanceof Tree.Mapping option) {
            if (tree == trees.getLast() || option.get(Word.OPTION_AS_IN.text()).isEmpty()) {
              options.put(id, option);
            }
          } else if (options.remove(id) == null && Merge.isNone(entry.value())) {
            problems.absent(entry.key().place(), "option", id, options.keySet());
          }
        });
        case null, default -> {}
      }
    }
    return options;
  }

  private static SourceLocation optionsPlace(Tree.Mapping tree) {
    return Optional.ofNullable(tree.entries().get(Word.OPTIONS.text())).map(entry -> entry.key().place())
        .orElse(tree.place());
  }

  /** Returns the files and the chosen options as layers; reports options that are unknown or contradict each other. */
  Layers with(List<String> chosen, DefinitionProblems problems) {
    Set<String> distinct = new LinkedHashSet<>(chosen);
    for (String id : distinct) {
      if (!options.containsKey(id)) {
        problems.unknown(optionsPlace, "option", id, options.keySet());
      }
    }
    List<Tree.Mapping> trees = new ArrayList<>(files.trees());
    Map<List<String>, OptionValue> valuesByPath = new LinkedHashMap<>();
    for (Map.Entry<String, Tree.Mapping> entry : options.entrySet()) {
      if (distinct.contains(entry.getKey())) {
        Tree.Mapping option = entry.getValue().without(Word.OPTION_ABOUT.text());
        recordValues(entry.getKey(), List.of(), option, valuesByPath, problems);
        trees.add(option);
      }
    }
    return new Layers(trees, files.place());
  }

  /** Whether a place is in an option other than the chosen options. */
  boolean isInOtherOption(SourceLocation place, List<String> chosen) {
    return optionBlocks.stream().anyMatch(block -> !block.place().equals(place) && block.contains(place))
        && chosen.stream().flatMap(id -> Optional.ofNullable(options.get(id)).stream())
            .noneMatch(option -> option.contains(place));
  }

  /** The chosen options that exist, in the order of the files. */
  List<String> inOrder(List<String> chosen) {
    return options.keySet().stream().filter(chosen::contains).toList();
  }

  /** The value that an option, by its id, gives to a key. */
  private record OptionValue(String option, Tree value) {}

  /** Records the values of an option by their paths. Adds a problem where an earlier option has another value. */
  private static void recordValues(String id, List<String> path, Tree.Mapping tree,
      Map<List<String>, OptionValue> valuesByPath,
      DefinitionProblems problems) {
    tree.entries().forEach((key, entry) -> {
      List<String> keys = new ArrayList<>(path);
      keys.add(key);
      if (entry.value() instanceof Tree.Mapping mapping) {
        recordValues(id, keys, mapping, valuesByPath, problems);
        return;
      }
      OptionValue first = valuesByPath.putIfAbsent(List.copyOf(keys), new OptionValue(id, entry.value()));
      if (first != null && !first.value().sameAs(entry.value())) {
        problems.add(entry.key().place(),
            "the options " + first.option() + " and " + id + " contradict each other about \"" + key + "\"");
      }
    });
  }

  /**
   * The SHA-256 hash, in hexadecimal, of the texts of the files, without the line that names the schema, and of the
   * chosen options. Each text is preceded by its length in bytes. The id is included only if a definition has an
   * owner.
   */
  String hash(List<String> chosen) {
    Sha256 digest = new Sha256();
    List<String> files = texts.values().stream().map(DefinitionSchema::withoutLine).toList();
    List<List<String>> parts = new ArrayList<>(List.of(files, inOrder(chosen)));
    if (!DefinitionKey.of(id, "").owner().equals(DefinitionKey.BUILT_IN)) {
      parts.add(List.of(id));
    }
    for (List<String> part : parts) {
      digest.update((part.size() + ":").getBytes(StandardCharsets.UTF_8));
      for (String text : part) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
        digest.update(bytes);
      }
    }
    return digest.hex();
  }
}
