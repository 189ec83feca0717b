package org.variorum.rules.language;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.tree.Merge;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Malformed;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.language.word.WordCorrections;
import org.variorum.rules.registry.RoomRegistry;
import org.variorum.rules.text.Nearest;

/** A check of the tree of one file, without its ancestors, for unknown words and malformed values. */
record ShapeCheck(DefinitionProblems problems) {

  private static final String NO_QUOTES = "the brackets of a movement need quotes around it";

  /** Words that authors may write instead of {@code none}. */
  private static final Set<String> FALSE_NONES = Set.of("no", "none", "null", "~", "false", "off", "nothing");

  /** Typographic quotation marks, which are not quotes in YAML. */
  private static final String QUOTES = "\u201C\u201D\u201E\u2018\u2019\u201A\u00AB\u00BB";

  /** Checks a whole file. A file must name its game even if it starts from another definition. */
  void checkFile(Tree.Mapping tree) {
    boolean hasParent = tree.entries().containsKey(Word.FROM.text());
    if (hasParent && !tree.entries().containsKey(Word.GAME.text())) {
      problems.missing(tree, RoomRegistry.WORDS.allowedIn(Section.FILE), List.of(Word.GAME));
    }
    checkSection(Section.FILE, tree);
  }

  void checkSection(Section section, Tree.Mapping tree) {
    Set<String> reported = new StrayEntries(problems, section, List.copyOf(tree.entries().values())).report();
    tree.entries().forEach((key, entry) -> {
      Optional<Word> word = RoomRegistry.WORDS.find(section, key);
      if (reported.contains(key)) {
        return;
      }
      if (word.isPresent()) {
        checkValue(word.get(), entry.value());
      } else if (!new UnknownWords(problems).report(section, entry)) {
        new WordCorrections(RoomRegistry.WORDS, true).correction(section, key, tree)
            .filter(meant -> hasForm(meant.shape(), entry.value()))
            .ifPresent(meant -> checkValue(meant, entry.value()));
      }
    });
  }

  /**
   * Whether a value has a form that a word accepts: a text only if the word accepts texts. Otherwise a misspelt word
   * probably means another word.
   */
  private static boolean hasForm(ValueShape shape, Tree tree) {
    return !(tree instanceof Tree.Scalar) || !shape.leaves().isEmpty();
  }

  private void checkValue(Word word, Tree tree) {
    if (!(tree instanceof Tree.Scalar scalar)) {
      checkShape(word.shape(), tree, word.example());
    } else if (word.defaultText().isEmpty() && isForeignNone(word.shape(), scalar)) {
      reportWrongNone(scalar);
    } else if (!scalar.isNone()) {
      checkShape(word.shape(), tree, word.example());
    }
  }

  /** Whether a text is an author's word for {@code none}, such as {@code off}, and no valid value. */
  private static boolean isForeignNone(ValueShape shape, Tree.Scalar scalar) {
    return FALSE_NONES.contains(scalar.text().toLowerCase(Locale.ROOT)) && !scalar.isNone()
        && !fits(shape, scalar);
  }

  private void reportWrongNone(Tree.Scalar scalar) {
    problems.add(scalar.place(), "\"" + scalar.text() + "\" takes nothing away",
        "none, which takes away what was there");
  }

  /** @param example an example value for messages; empty if there is none */
  private void checkShape(ValueShape shape, Tree tree, String example) {
    switch (shape) {
      case ValueShape.One<?>(Leaf<?> leaf) -> checkSingle(leaf, tree, example);
      case ValueShape.Part(Section section) ->
          requireMapping(Optional.of(section), tree, "words such as { " + exampleOf(section) + " }")
              .ifPresent(mapping -> checkSection(section, mapping));
      case ValueShape.Named<?> named -> requireMapping(Optional.empty(), tree, valuesOf(named, example))
          .ifPresent(mapping -> checkNames(named, mapping, example));
      case ValueShape.Either either -> checkEither(either, tree, example);
      case ValueShape.Several(ValueShape item) -> {
        if (tree instanceof Tree.Sequence sequence) {
          checkList(item, sequence, example);
        } else {
          checkShape(item, tree, example);
        }
      }
    }
  }

  private void checkList(ValueShape item, Tree.Sequence sequence, String example) {
    if (sequence.items().isEmpty()) {
      problems.add(sequence.place(), "an empty list has no meaning", "the values, or nothing at all");
    }
    for (Tree element : sequence.items()) {
      Optional<String> quoted = inBrackets(item, element);
      if (quoted.isPresent()) {
        problems.add(sequence.place(), NO_QUOTES, quoted.get());
      } else {
        checkShape(item, element, example);
      }
    }
  }

  /** The text with its brackets, in quotes, if YAML has read a movement as a list; empty if the list is intended. */
  private static Optional<String> inBrackets(ValueShape item, Tree element) {
    if (!(element instanceof Tree.Scalar scalar) || fits(item, element)) {
      return Optional.empty();
    }
    String text = "[" + scalar.text() + "]";
    boolean isMovement = fits(item, new Tree.Scalar(text, scalar.place(), scalar.style()))
        || item.leaves().contains(Leaf.MOVEMENT) && text.contains("?");
    return Optional.of("\"" + text + "\"").filter(_ -> isMovement);
  }

  private void checkSingle(Leaf<?> leaf, Tree tree, String example) {
    if (!(tree instanceof Tree.Scalar scalar)) {
      reportStructure(leaf, tree, example);
      return;
    }
    Optional<String> current = WordCorrections.currentChoice(leaf, scalar.text());
    if (current.isPresent()) {
      problems.renamed(scalar.place(), scalar.text(), current.get());
    } else if (scalar.text().isBlank()) {
      problems.add(scalar.place(), "the value is missing here", valueOf(leaf, example));
    } else if (leaf != Leaf.TEXT && scalar.style() == Tree.Scalar.Style.PLAIN
        && QUOTES.indexOf(scalar.text().charAt(0)) >= 0) {
          problems.add(scalar.place(), "a definition does not use these quotation marks",
              "\" or none");
        } else {
          checkText(leaf, scalar);
        }
  }

  private void checkText(Leaf<?> leaf, Tree.Scalar scalar) {
    try {
      leaf.reader().read(scalar.text());
    } catch (Malformed malformed) {
      problems.add(scalar, malformed);
    }
  }

  /** Reports a list or a mapping in place of a single text; suggests the joined items of a list if they fit. */
  private void reportStructure(Leaf<?> leaf, Tree tree, String example) {
    if (!(tree instanceof Tree.Sequence list)) {
      problems.add(tree.place(), "words with values cannot stand here, only a single value",
          valueOf(leaf, example));
      return;
    }
    List<String> items =
        list.items().stream().filter(Tree.Scalar.class::isInstance).map(Tree.Scalar.class::cast)
            .map(Tree.Scalar::text).toList();
    String quoted = "[" + String.join(", ", items) + "]";
    String unquoted = String.join(leaf == Leaf.CONDITION ? " and " : " ", items);
    boolean areTexts = items.size() == list.items().size();
    if (areTexts && leaf == Leaf.MOVEMENT && leaf.accepts(quoted)) {
      problems.add(tree.place(), NO_QUOTES, "\"" + quoted + "\"");
    } else {
      problems.add(tree.place(), "a list cannot stand here, only a single value",
          areTexts && leaf.accepts(unquoted) ? unquoted : valueOf(leaf, example));
    }
  }

  private void checkNames(ValueShape.Named<?> named, Tree.Mapping mapping, String example) {
    if (mapping.entries().isEmpty()) {
      problems.add(mapping.place(), "an empty list has no meaning", valuesOf(named, example));
    }
    for (Tree.Entry entry : mapping.entries().values()) {
      checkSingle(named.key(), entry.key(), "");
      if (!problems.isSound(entry.key())) {
        problems.recordMalformedName();
      } else if (entry.value() instanceof Tree.Scalar scalar && isForeignNone(named.value(), scalar)) {
        reportWrongNone(scalar);
      } else if (!Merge.isNone(entry.value())) {
        checkShape(named.value(), entry.value(), "");
      }
    }
  }

  /** Checks a value with a short and a long form. A value that fits neither is reported as the likelier one. */
  private void checkEither(ValueShape.Either either, Tree tree, String example) {
    if (tree instanceof Tree.Sequence && either.leaves().contains(Leaf.MOVEMENT)) {
      problems.add(tree.place(), NO_QUOTES, "a movement such as \"[F?R]\"");
      return;
    }
    boolean isStructured = !(tree instanceof Tree.Scalar);
    if (!(either.longForm() instanceof ValueShape.One<?>(Leaf<?> longForm))) {
      checkShape(isStructured ? either.longForm() : either.shortForm(), tree, example);
    } else if (fits(either.shortForm(), tree) || resembles(either.shortForm(), tree)) {
      checkShape(either.shortForm(), tree, example);
    } else if (tree instanceof Tree.Scalar scalar && !fits(either.longForm(), tree)) {
      reportNeither(either.shortForm(), longForm, scalar);
    } else {
      checkShape(either.longForm(), tree, example);
    }
  }

  /** Reports a text that is neither one of the words nor a valid value of the other kind. */
  private void reportNeither(ValueShape words, Leaf<?> other, Tree.Scalar scalar) {
    try {
      other.reader().read(scalar.text());
    } catch (Malformed malformed) {
      String choices = words.leaves().stream().flatMap(leaf -> leaf.choices().stream())
          .map(choice -> "\"" + choice.word() + "\", ").collect(Collectors.joining());
      problems.add(scalar.at(malformed.offset()), malformed.problem(),
          malformed.expected().map(expected -> choices + "or " + expected), malformed.suggestion());
    }
  }

  /** Whether a text is a misspelt word of a shape that is a choice of words. */
  private static boolean resembles(ValueShape shape, Tree tree) {
    return shape instanceof ValueShape.One<?>(Leaf<?> leaf) && tree instanceof Tree.Scalar scalar
        && Nearest.to(scalar.text(), leaf.choices().stream().map(Leaf.Choice::word).toList()).isPresent();
  }

  /** Whether a value has a shape without any problem. */
  private static boolean fits(ValueShape shape, Tree tree) {
    DefinitionProblems trial = new DefinitionProblems();
    new ShapeCheck(trial).checkShape(shape, tree, "");
    return trial.isSound(tree);
  }

  /** Returns a mapping; reports another value and returns empty. {@code section} is that of the words, if any. */
  private Optional<Tree.Mapping> requireMapping(Optional<Section> section, Tree tree, String expected) {
    switch (tree) {
      case Tree.Mapping mapping -> {
        return Optional.of(mapping);
      }
      case Tree.Sequence list ->
          problems.add(list.place(), "a list cannot stand here, only words with their values", expected);
      case Tree.Scalar value -> {
        if (section.filter(part -> new UnknownWords(problems).reportJoined(part, value)).isEmpty()) {
          problems.add(value.place(), value.text().isBlank() ? "the value is missing here"
              : "a value alone cannot stand here, only words with their values", expected);
        }
      }
    }
    return Optional.empty();
  }

  /** Describes the expected value, with the example of the word if the example has the right form. */
  private static String valueOf(Leaf<?> leaf, String example) {
    return leaf.name() + (leaf.accepts(example.replaceAll("^\"|\"$", "")) ? " such as " + example : "");
  }

  private static String valuesOf(ValueShape.Named<?> named, String example) {
    return "values by " + named.key().name() + (example.startsWith("{") ? " such as " + example : "");
  }

  private static String exampleOf(Section section) {
    Word word = RoomRegistry.WORDS.allowedIn(section).getFirst();
    return word.text() + ": " + word.example();
  }
}
