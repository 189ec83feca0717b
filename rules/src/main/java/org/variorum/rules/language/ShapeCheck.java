package org.variorum.rules.language;

import java.util.List;
import java.util.Optional;

/** Checks one file's tree against the table of words, whatever it starts from: unknown words, values of wrong shape. */
final class ShapeCheck {

  private final Problems problems;

  ShapeCheck(Problems problems) {
    this.problems = problems;
  }

  /** Checks a whole file. A name is the one thing that cannot be taken over from another definition. */
  void file(Tree.Mapping tree) {
    boolean heir = tree.entries().containsKey(Word.FROM.text());
    if (heir && !tree.entries().containsKey(Word.GAME.text())) {
      problems.missing(tree.place(), List.of(Word.GAME));
    }
    section(Section.FILE, tree);
  }

  void section(Section section, Tree.Mapping tree) {
    tree.entries().forEach((key, entry) -> {
      Optional<Word> word = section.word(key);
      if (word.isPresent()) {
        value(word.get().shape(), entry.value());
      } else {
        problems.unknown(entry.key().place(), "word", key, section.words().stream().map(Word::text).toList());
      }
    });
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
          mapping(tree, "a list of words such as { " + example(section) + " }")
              .ifPresent(mapping -> section(section, mapping));
      case Shape.Named<?> named -> mapping(tree, "names, each with a value")
          .ifPresent(mapping -> names(named, mapping));
      case Shape.Either either -> either(either, tree);
      case Shape.Several(Shape item) ->
          (tree instanceof Tree.Sequence sequence ? sequence.items() : List.of(tree))
              .forEach(element -> shape(item, element));
    }
  }

  private void one(Leaf<?> leaf, Tree tree) {
    if (!(tree instanceof Tree.Scalar scalar)) {
      problems.add(tree.place(), "a single value stands here; a text with brackets needs quotes",
          leaf.name());
      return;
    }
    try {
      leaf.reader().read(scalar.text());
    } catch (Malformed malformed) {
      problems.add(scalar, malformed);
    }
  }

  private void names(Shape.Named<?> named, Tree.Mapping mapping) {
    for (Tree.Entry entry : mapping.entries().values()) {
      one(named.key(), entry.key());
      value(named.value(), entry.value());
    }
  }

  private void either(Shape.Either either, Tree tree) {
    boolean structured = !(tree instanceof Tree.Scalar);
    if (structured && either.full() instanceof Shape.One<?> || !structured && fits(either.brief(), tree)) {
      shape(either.brief(), tree);
    } else {
      shape(structured || either.full() instanceof Shape.One<?> ? either.full() : either.brief(), tree);
    }
  }

  private static boolean fits(Shape shape, Tree tree) {
    Problems trial = new Problems();
    new ShapeCheck(trial).shape(shape, tree);
    return trial.sound(tree);
  }

  private Optional<Tree.Mapping> mapping(Tree tree, String expected) {
    if (tree instanceof Tree.Mapping mapping) {
      return Optional.of(mapping);
    }
    problems.add(tree.place(), "a value alone cannot stand here", expected);
    return Optional.empty();
  }

  private static String example(Section section) {
    Word word = section.words().getFirst();
    return word.text() + ": " + word.example();
  }
}
