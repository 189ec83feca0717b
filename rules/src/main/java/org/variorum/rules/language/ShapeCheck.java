package org.variorum.rules.language;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.language.field.Problems;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Malformed;
import org.variorum.rules.language.word.RenamedWords;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Shape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.registry.House;
import org.variorum.rules.text.Nearest;

/** Checks one file's tree against the table of words, whatever it starts from: unknown words, values of wrong shape. */
record ShapeCheck(Problems problems) {

  private static final String NO_QUOTES = "the brackets of a movement need quotes around it";

  /** Checks a whole file. A name is the one thing that cannot be taken over from another definition. */
  void file(Tree.Mapping tree) {
    boolean heir = tree.entries().containsKey(Word.FROM.text());
    if (heir && !tree.entries().containsKey(Word.GAME.text())) {
      problems.missing(tree, House.WORDS.in(Section.FILE), List.of(Word.GAME));
    }
    section(Section.FILE, tree);
  }

  void section(Section section, Tree.Mapping tree) {
    tree.entries().forEach((key, entry) -> {
      Optional<Word> word = House.WORDS.of(section, key);
      if (word.isPresent()) {
        value(word.get().shape(), entry.value());
      } else {
        unknown(section, entry);
        new RenamedWords(House.WORDS, true).meant(section, key, tree)
            .ifPresent(meant -> value(meant.shape(), entry.value()));
      }
    });
  }

  private void unknown(Section section, Tree.Entry entry) {
    String key = entry.key().text();
    Optional<Word> now = House.WORDS.renamed(section, key);
    if (now.isPresent()) {
      problems.renamed(entry.key().place(), key, now.get().text());
    } else {
      problems.unknownWord(entry.key().place(), key,
          House.WORDS.in(section).stream().map(Word::text).toList());
    }
  }

  private void value(Shape shape, Tree tree) {
    if (!(tree instanceof Tree.Scalar scalar && scalar.removes())) {
      shape(shape, tree);
    }
  }

  private void shape(Shape shape, Tree tree) {
    switch (shape) {
      case Shape.One<?>(Leaf<?> leaf) -> one(leaf, tree);
      case Shape.Part(Section section) ->
          mapping(tree, "words such as { " + example(section) + " }")
              .ifPresent(mapping -> section(section, mapping));
      case Shape.Named<?> named -> mapping(tree, valuesOf(named))
          .ifPresent(mapping -> names(named, mapping));
      case Shape.Either either -> either(either, tree);
      case Shape.Several(Shape item) -> {
        if (tree instanceof Tree.Sequence sequence) {
          list(item, sequence);
        } else {
          shape(item, tree);
        }
      }
    }
  }

  private void list(Shape item, Tree.Sequence sequence) {
    if (sequence.items().isEmpty()) {
      problems.add(sequence.place(), "an empty list says nothing", "the values, or nothing at all");
    }
    for (Tree element : sequence.items()) {
      Optional<String> quoted = inBrackets(item, element);
      if (quoted.isPresent()) {
        problems.add(sequence.place(), NO_QUOTES, quoted.get());
      } else {
        shape(item, element);
      }
    }
  }

  /** The text that was meant if YAML took its brackets for those of a list. */
  private static Optional<String> inBrackets(Shape item, Tree element) {
    if (!(element instanceof Tree.Scalar scalar) || fits(item, element)) {
      return Optional.empty();
    }
    String text = "[" + scalar.text() + "]";
    boolean meant = fits(item, new Tree.Scalar(text, scalar.place(), scalar.style()));
    return Optional.of("\"" + text + "\"").filter(_ -> meant);
  }

  private void one(Leaf<?> leaf, Tree tree) {
    if (!(tree instanceof Tree.Scalar scalar)) {
      structured(leaf, tree);
      return;
    }
    Optional<String> now = RenamedWords.now(leaf, scalar.text());
    if (now.isPresent()) {
      problems.renamed(scalar.place(), scalar.text(), now.get());
      return;
    }
    try {
      leaf.reader().read(scalar.text());
    } catch (Malformed malformed) {
      problems.add(scalar, malformed);
    }
  }

  /** A list or a mapping where a text belongs; a list of texts may be meant as one. */
  private void structured(Leaf<?> leaf, Tree tree) {
    if (!(tree instanceof Tree.Sequence list)) {
      problems.add(tree.place(), "words with values cannot stand here, only a single value", leaf.name());
      return;
    }
    List<String> items =
        list.items().stream().filter(Tree.Scalar.class::isInstance).map(Tree.Scalar.class::cast)
            .map(Tree.Scalar::text).toList();
    String quoted = "[" + String.join(", ", items) + "]";
    String plain = String.join(" ", items);
    boolean whole = items.size() == list.items().size();
    if (whole && leaf == Leaf.MOVEMENT && leaf.reads(quoted)) {
      problems.add(tree.place(), NO_QUOTES, "\"" + quoted + "\"");
    } else {
      problems.add(tree.place(), "a list cannot stand here, only a single value",
          whole && leaf.reads(plain) ? plain : leaf.name());
    }
  }

  private void names(Shape.Named<?> named, Tree.Mapping mapping) {
    if (mapping.entries().isEmpty()) {
      problems.add(mapping.place(), "an empty list says nothing", valuesOf(named));
    }
    for (Tree.Entry entry : mapping.entries().values()) {
      one(named.key(), entry.key());
      if (!problems.sound(entry.key())) {
        problems.misname();
      }
      value(named.value(), entry.value());
    }
  }

  private void either(Shape.Either either, Tree tree) {
    if (tree instanceof Tree.Sequence && either.leaves().contains(Leaf.MOVEMENT)) {
      problems.add(tree.place(), NO_QUOTES, "a movement such as \"[F?R]\"");
      return;
    }
    boolean structured = !(tree instanceof Tree.Scalar);
    boolean texts = either.full() instanceof Shape.One<?>;
    if (texts) {
      shape(fits(either.brief(), tree) || resembles(either.brief(), tree) ? either.brief() : either.full(),
          tree);
    } else {
      shape(structured ? either.full() : either.brief(), tree);
    }
  }

  /** Whether a text is a misspelt one of the words to choose from. */
  private static boolean resembles(Shape shape, Tree tree) {
    return shape instanceof Shape.One<?>(Leaf<?> leaf) && tree instanceof Tree.Scalar scalar
        && Nearest.to(scalar.text(), leaf.choices().stream().map(Leaf.Choice::word).toList()).isPresent();
  }

  private static boolean fits(Shape shape, Tree tree) {
    Problems trial = new Problems();
    new ShapeCheck(trial).shape(shape, tree);
    return trial.sound(tree);
  }

  private Optional<Tree.Mapping> mapping(Tree tree, String expected) {
    switch (tree) {
      case Tree.Mapping mapping -> {
        return Optional.of(mapping);
      }
      case Tree.Sequence list ->
          problems.add(list.place(), "a list cannot stand here, only words with their values", expected);
      case Tree.Scalar value ->
          problems.add(value.place(), value.text().isBlank() ? "nothing stands here"
              : "a value alone cannot stand here, only words with their values", expected);
    }
    return Optional.empty();
  }

  private static String valuesOf(Shape.Named<?> named) {
    return "values by " + named.key().name();
  }

  private static String example(Section section) {
    Word word = House.WORDS.in(section).getFirst();
    return word.text() + ": " + word.example();
  }
}
