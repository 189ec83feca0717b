package org.variorum.rules.rule.repetition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.text.English;

/** The words about chasing: how they are read and told. */
final class ChaseWords {

  private static final Section SECTION = new Section("chase", "Perpetual chase",
      "After `perpetual chase`. A piece is chased if it could be captured legally were it the chaser's turn, and no piece"
          + " could legally capture back. A piece of its own kind that it could capture in turn does not chase it. A side that by each move since the"
          + " first occurrence chases one and the same piece loses; if both sides do, it is a draw; and perpetual check, where it loses, comes first.");
  static final Word CHASE = new Word(Section.DRAWS, "perpetual chase", ValueShape.part(SECTION), "",
      "{ pieces: all but K P, targets: all but K, spared: { P: ranks 1-5 }, even if protected: { R: N C } }",
      "A side loses by repetition if it has chased one piece all the time.");
  private static final Word PIECES = new Word(SECTION, "pieces", Leaf.LETTERS, Word.REQUIRED, "all but K P",
      "The pieces that chase; the others may threaten as long as they like.").formerly("by");
  private static final Word TARGETS =
      new Word(SECTION, "targets", Leaf.LETTERS, Word.REQUIRED, "all but K",
          "The pieces that may not be chased all the time.")
          .formerly("of");
  private static final Word SPARED =
      new Word(SECTION, "spared", ValueShape.named(Leaf.LETTER, ValueShape.one(Leaf.SQUARES)),
          "", "{ P: ranks 1-5 }",
          "Squares on which such a piece may be chased all the same, as its own side sees them.");
  private static final Word EVEN_PROTECTED = new Word(SECTION, "even if protected",
      ValueShape.named(Leaf.LETTER, ValueShape.one(Leaf.LETTERS)), "", "{ R: N C }",
      "For a chased piece: those that chase it even if they could be captured back.");
  private static final Leaf<Boolean> THREATS = Leaf.oneOf("threat",
      Leaf.choice(false, "new",
          "each move must threaten the piece anew: the capture was no threat before it"),
      Leaf.choice(true, "new or old", "a threat that stands counts, too"));
  private static final Word THREAT = new Word(SECTION, "threats", THREATS, "new", "new or old",
      "Whether only threats count that a move has made.");

  private static final Word[] PARTS = {PIECES, TARGETS, SPARED, EVEN_PROTECTED, THREAT};

  private ChaseWords() {}

  /** Other words, and those about chasing after them. */
  static Word[] after(Word... words) {
    List<Word> all = new ArrayList<>(List.of(words));
    all.add(CHASE);
    all.addAll(List.of(PARTS));
    return all.toArray(Word[]::new);
  }

  static Optional<Chasing> read(Fields draws) {
    return draws.part(CHASE).map(part -> new Chasing(part.pieces(PIECES), part.pieces(TARGETS),
        byLetter(part, SPARED, part::region), byLetter(part, EVEN_PROTECTED, tree -> letters(part, tree)),
        part.get(THREAT, THREATS)));
  }

  private static <T> Map<String, T> byLetter(Fields part, Word word, Function<Tree, Optional<T>> reader) {
    Map<String, T> found = new LinkedHashMap<>();
    part.entries(word).forEach((letter, entry) -> {
      if (part.scope().problems().isSound(entry.value())) {
        part.scope().checkLetter(letter, entry.key().place());
      }
      if (part.scope().pieces().contains(letter)) {
        reader.apply(entry.value()).ifPresent(value -> found.put(letter, value));
      }
    });
    return found;
  }

  private static Optional<Set<String>> letters(Fields part, Tree tree) {
    if (tree instanceof Tree.Scalar text) {
      Fields.read(tree, Leaf.LETTERS).ifPresent(letters -> part.checkLetters(letters, text));
    }
    return Fields.read(tree, Leaf.LETTERS).map(letters -> letters.resolve(part.scope().pieces()));
  }

  /** Complains about words that say nothing. */
  static void idle(Chasing chasing, Fields draws) {
    draws.part(CHASE).ifPresent(part -> {
      for (String letter : chasing.spared().keySet()) {
        part.idle(SPARED, !chasing.of().contains(letter), "no piece chases " + letter);
      }
      chasing.evenProtected().forEach((letter, chasers) -> {
        part.idle(EVEN_PROTECTED, !chasing.of().contains(letter), "no piece chases " + letter);
        part.idle(EVEN_PROTECTED, chasers.stream().noneMatch(chasing.by()::contains),
            "none of these pieces chases");
      });
    });
  }

  /** A sentence that follows that about repetition. */
  static String sentence(Chasing chasing, Phrasing phrasing) {
    List<String> exceptions = new ArrayList<>();
    chasing.spared().entrySet().stream().sorted(Map.Entry.comparingByKey())
        .forEach(entry -> exceptions
            .add(phrasing.names().withArticle(entry.getKey()) + " may be chased while it stands on "
                + phrasing.places().words(entry.getValue())));
    chasing.evenProtected().entrySet().stream().sorted(Map.Entry.comparingByKey())
        .forEach(entry -> exceptions.add(phrasing.names().withArticle(entry.getKey()) + " is chased by "
            + phrasing.names().anyOf(entry.getValue()) + " even if it is protected"));
    return " A side that " + (chasing.still() ? "chases" : "has chased anew")
        + " one and the same piece with every move in between loses, too; if both sides do, it is a draw. "
        + English.capitalized(phrasing.names().group(chasing.by()))
        + " chase " + phrasing.names().group(chasing.of())
        + " that they could capture if it were their turn, where no piece could capture back; not their own kind, where it could capture"
        + " them in turn."
        + (exceptions.isEmpty() ? "" : " " + English.capitalized(English.list(exceptions, "and")) + ".");
  }
}
