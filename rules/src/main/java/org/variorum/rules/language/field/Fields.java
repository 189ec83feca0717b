package org.variorum.rules.language.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.definition.Hurdles;
import org.variorum.rules.definition.Way;
import org.variorum.rules.language.tree.Merge;
import org.variorum.rules.language.tree.SourceLocation;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.ConditionText;
import org.variorum.rules.language.word.HurdleText;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Letters;
import org.variorum.rules.language.word.Malformed;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.SquaresText;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.language.word.Words;
import org.variorum.rules.movement.HurdleCount;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Movement;
import org.variorum.rules.movement.betza.Betza;
import org.variorum.rules.movement.betza.BetzaException;

/**
 * The values of a section, by word. A missing or malformed value is read as its default; malformed values are reported
 * by an earlier check.
 *
 * @param tree the section
 * @param scope the board and the names to which its texts refer
 */
public record Fields(Tree.Mapping tree, Scope scope) {

  /**
   * The board and the names to which texts refer.
   *
   * @param board the board
   * @param pieces the well-formed letters of pieces in the file
   * @param hasAllPieces whether {@code pieces} has every piece of the file; false if a letter is malformed
   * @param counters the names of the counters that positions remember
   * @param words all words of the language
   * @param problems the collection to which problems are added
   */
  public record Scope(Geometry board, Set<String> pieces, boolean hasAllPieces, Set<String> counters,
      Words words, DefinitionProblems problems) {

    /** Reports a letter that names no piece. */
    public void checkLetter(String letter, SourceLocation place) {
      if (hasAllPieces && !pieces.contains(letter)) {
        problems.unknownPiece(place, letter, pieces);
      }
    }

    /** Reports squares that this board does not have. */
    public void checkSquares(SquaresText squares, Tree.Scalar text) {
      squares.flaws(board).forEach(flaw -> problems.add(text.at(flaw.offset()), flaw.text()));
    }

    /** Reports an unknown counter. Suggests the letter of a piece that the name equals in upper case. */
    private void checkCounter(String name, SourceLocation place) {
      Optional<String> piece = Optional.of(name.toUpperCase(Locale.ROOT)).filter(pieces::contains);
      if (piece.isPresent() && !counters.contains(name)) {
        problems.add(place, "\"" + name + "\" is no letter of a piece", Optional.empty(), piece);
      } else if (counters.isEmpty()) {
        problems.add(place, "there is no counter \"" + Malformed.shortened(name) + "\"",
            "letters of pieces" + words.declarationOf(Leaf.COUNTER).map(word -> ", or a counter that \""
                + word.text() + "\" declares: " + word.text() + ": " + word.example()).orElse(""));
      } else if (!counters.contains(name)) {
        problems.unknown(place, "counter", name, counters);
      }
    }
  }

  /** An empty section at the place of this section. In it, every word has its default. */
  public Fields emptySection() {
    return new Fields(new Tree.Mapping(Map.of(), tree.place()), scope);
  }

  public Optional<Tree> tree(Word word) {
    return tree.get(word.text());
  }

  /** The place of a word's value, or the start of the section if it lacks the word. */
  public SourceLocation place(Word word) {
    return tree(word).map(Tree::place).orElse(tree.place());
  }

  public boolean has(Word word) {
    return tree.entries().containsKey(word.text());
  }

  /** The value of a word; empty if it is missing or malformed. */
  public <T> Optional<T> find(Word word, Leaf<T> leaf) {
    return tree(word).flatMap(value -> read(value, leaf));
  }

  /** The value of a word, or its default. */
  public <T> T get(Word word, Leaf<T> leaf) {
    return find(word, leaf).orElseGet(() -> {
      try {
        return leaf.reader().read(word.defaultText());
      } catch (Malformed e) {
        throw new IllegalStateException("the default of " + word, e);
      }
    });
  }

  public Optional<String> text(Word word) {
    return find(word, Leaf.TEXT);
  }

  /** The texts of a word that accepts a list, in order. */
  public List<String> texts(Word word) {
    return items(word).stream().flatMap(item -> read(item, Leaf.TEXT).stream()).toList();
  }

  public boolean isYes(Word word) {
    return get(word, Leaf.YES_NO);
  }

  /** The pieces that a word names, in the order of the text. */
  public Set<String> pieces(Word word) {
    Optional<Letters> letters = find(word, Leaf.LETTERS);
    letters.ifPresent(named -> scalar(word).ifPresent(text -> checkLetters(named, text)));
    boolean hasNoDefault = has(word) || word.isRequired() || word.defaultText().isEmpty();
    Set<String> pieces =
        letters.orElseGet(() -> hasNoDefault ? new Letters(false, List.of()) : get(word, Leaf.LETTERS))
            .resolve(scope.pieces());
    if (letters.isPresent() && pieces.isEmpty() && !word.defaultText().equals(Letters.NOBODY)) {
      scalar(word).ifPresent(this::reportNoPiece);
    }
    return pieces;
  }

  /** The pieces that an item of a word's list names. */
  public Set<String> letters(Tree item) {
    Optional<Letters> letters = read(item, Leaf.LETTERS);
    Set<String> named = letters.map(read -> read.resolve(scope.pieces())).orElse(Set.of());
    if (letters.isPresent() && item instanceof Tree.Scalar text) {
      checkLetters(letters.get(), text);
      if (named.isEmpty()) {
        reportNoPiece(text);
      }
    }
    return named;
  }

  /** Reports a text that names no piece. */
  public void reportNoPiece(Tree.Scalar text) {
    if (scope.hasAllPieces() && scope.problems().isSound(text) && !scope.problems().hasUnknownPieces()) {
      scope.problems().add(text.place(), "no piece is named here", "a letter; to take a rule away, none");
    }
  }

  /** The ways of moving after a word; refuses duplicates. */
  public List<Way> ways(Word word) {
    List<Way> ways = new ArrayList<>();
    for (Tree item : items(word)) {
      Optional<Way> way = way(item);
      if (way.filter(ways::contains).isPresent()) {
        scope.problems().add(item.place(), "this movement is here twice");
      }
      way.ifPresent(ways::add);
    }
    return ways;
  }

  /** Reads a way of moving: a section with the word {@code way}, or the text of a movement. */
  public Optional<Way> way(Tree value) {
    Optional<Fields> part = part(value, Word.MOVES);
    if (part.isPresent()) {
      Fields way = part.get();
      return way.find(Word.WAY, Leaf.MOVEMENT).map(movement -> new Way(way.withHurdles(movement),
          way.squares(Word.WAY_FROM), way.squares(Word.WAY_TO), Set.of(), way.hurdles(movement),
          way.condition(Word.WAY_WHEN)));
    }
    return read(value, Leaf.MOVEMENT).map(Way::of);
  }

  /** Returns the movement with the number of hurdles, the pieces to hop over, that the section states. */
  private Movement withHurdles(Movement movement) {
    HurdleCount count = get(Word.WAY_HURDLES, Leaf.HURDLE_COUNT);
    try {
      return count.isOne() ? movement : Betza.parse(movement.text(), count);
    } catch (BetzaException e) {
      if (isSound(Word.WAY) && isSound(Word.WAY_HURDLES)) {
        scope.problems().add(place(Word.WAY_HURDLES), e.problem(), e.expected());
      }
      return movement;
    }
  }

  /** The pieces over which a way may hop; refuses them for a movement that does not hop. */
  private Hurdles hurdles(Movement movement) {
    Optional<HurdleText> text = find(Word.WAY_OVER, Leaf.HURDLES);
    if (movement.legs().noneMatch(leg -> leg.content() == Leg.Content.PIECE)) {
      for (Word word : List.of(Word.WAY_OVER, Word.WAY_HURDLES)) {
        if (has(word)) {
          refuse(word, "the movement does not hop: write p or g before its atom");
        }
      }
    }
    Hurdles over = text.map(this::hurdlesOf).orElse(Hurdles.ANY);
    return new Hurdles(over.owner(), over.letters(), get(Word.WAY_HURDLES, Leaf.HURDLE_COUNT));
  }

  private Hurdles hurdlesOf(HurdleText text) {
    scalar(Word.WAY_OVER).ifPresent(place -> checkLetters(text.letters(), place));
    Set<String> named = text.letters().resolve(scope.pieces());
    if (named.isEmpty()) {
      scalar(Word.WAY_OVER).ifPresent(this::reportNoPiece);
    }
    return new Hurdles(text.owner(), named.equals(scope.pieces()) ? Set.of() : named,
        HurdleCount.ONE);
  }

  /** The piece that a word names; empty if it names no piece of the game. */
  public Optional<String> piece(Word word) {
    Optional<String> letter = find(word, Leaf.LETTER);
    letter.ifPresent(piece -> scope.checkLetter(piece, place(word)));
    return letter.filter(scope.pieces()::contains);
  }

  /** Reports letters that name no piece of the game. */
  public void checkLetters(Letters letters, Tree.Scalar text) {
    for (Letters.Token named : letters.items()) {
      scope.checkLetter(named.text(), text.at(named.offset()));
    }
  }

  /** The squares that a word names; reports a text that names no square of the board. */
  public Region squares(Word word) {
    tree(word).ifPresent(this::requireSquare);
    return findSquares(word).orElseGet(() -> word.isRequired() ? Region.NOWHERE : Region.EVERYWHERE);
  }

  public Optional<Region> findSquares(Word word) {
    return tree(word).flatMap(this::region);
  }

  /** Reports a text that names no square of this board. */
  public void requireSquare(Tree tree) {
    Optional<Region> region = region(tree);
    boolean namesNoSquare = region.isPresent() && IntStream.range(0, scope.board().size())
        .noneMatch(square -> region.get().contains(scope.board(), square, Side.WHITE)
            || region.get().contains(scope.board(), square, Side.BLACK));
    if (namesNoSquare && scope.problems().isSound(tree)) {
      scope.problems().add(tree.place(), "no square of the board is named here", SquaresText.EXPECTED);
    }
  }

  /** The squares that a text names; reports squares that the board does not have. */
  public Optional<Region> region(Tree tree) {
    Optional<SquaresText> squares = read(tree, Leaf.SQUARES);
    if (squares.isEmpty() || !(tree instanceof Tree.Scalar scalar)) {
      return Optional.empty();
    }
    scope.checkSquares(squares.get(), scalar);
    return Optional.of(squares.get().regionOn(scope.board()));
  }

  /** The condition that a text states; reports unknown pieces, counters and squares. */
  public Optional<Condition> condition(Tree tree) {
    Optional<ConditionText> read = read(tree, Leaf.CONDITION);
    if (read.isEmpty() || !(tree instanceof Tree.Scalar scalar)) {
      return Optional.empty();
    }
    read.get().letters().forEach(named -> scope.checkLetter(named.text(), scalar.at(named.offset())));
    read.get().counters().forEach(named -> scope.checkCounter(named.text(), scalar.at(named.offset())));
    read.get().squares().forEach(squares -> scope.checkSquares(squares, scalar));
    return read.map(ConditionText::condition);
  }

  /** The condition after a word. */
  public Optional<Condition> condition(Word word) {
    return tree(word).flatMap(this::condition);
  }

  /** The section after a word. */
  public Optional<Fields> part(Word word) {
    return parts(word).stream().findFirst();
  }

  /** The sections after a word: all items of a list, or a single section. */
  public List<Fields> parts(Word word) {
    return items(word).stream().flatMap(item -> part(item, word).stream()).toList();
  }

  /** A value of a word as a section; empty if it is not a section. Reports missing required words. */
  public Optional<Fields> part(Tree value, Word word) {
    if (!(value instanceof Tree.Mapping mapping)) {
      return Optional.empty();
    }
    Fields fields = new Fields(mapping, scope);
    word.shape().sections().forEach(fields::require);
    return Optional.of(fields);
  }

  /** Reports required words that are missing. */
  public void require(Section section) {
    List<Word> missing = scope.words().requiredIn(section).stream()
        .filter(word -> tree(word).filter(value -> !Merge.isNone(value)).isEmpty()).toList();
    if (!missing.isEmpty()) {
      scope.problems().missing(tree, scope.words().allowedIn(section), missing);
    }
  }

  /** Whether the value of a word has no problem. */
  public boolean isSound(Word word) {
    return tree(word).map(scope.problems()::isSound).orElse(true);
  }

  /** Reports the value of a word, unless it already has a problem. */
  public void refuse(Word word, String reason) {
    if (isSound(word)) {
      scope.problems().add(place(word), reason);
    }
  }

  /** Reports a word without effect, unless its value is the default. */
  public void idle(Word word, boolean hasNoEffect, String reason) {
    boolean isDefault = scalar(word).filter(text -> text.text().equals(word.defaultText())).isPresent();
    if (hasNoEffect && has(word) && !isDefault) {
      scope.problems().idle(place(word), "\"" + word.text() + "\" says nothing here: " + reason);
    }
  }

  /** Hints at a harmless word without effect. */
  public void idleHint(Word word, boolean hasNoEffect, String reason) {
    if (hasNoEffect && has(word) && isSound(word)) {
      scope.problems().idleHint(place(word), "\"" + word.text() + "\" says nothing here: " + reason);
    }
  }

  /** Hints at values that occur twice in the list of a word. */
  public void hintAtDuplicates(Word word) {
    List<Tree> items = items(word);
    for (int i = 1; i < items.size(); i++) {
      Tree item = items.get(i);
      if (items.subList(0, i).stream().anyMatch(item::sameAs)) {
        scope.problems().idleHint(item.place(), "this stands here twice; leave out one of them");
      }
    }
  }

  /** Hints at something that the author may not have intended. */
  public void hint(Word word, String reason) {
    scope.problems().hint(place(word), reason);
  }

  /** Adds a hint if {@code isNeeded} is true and the value of the word has no problem. */
  public void hint(Word word, boolean isNeeded, String reason) {
    if (isNeeded && isSound(word)) {
      hint(word, reason);
    }
  }

  /** The values after a word: all items of a list, or a single value. */
  public List<Tree> items(Word word) {
    return tree(word).map(Fields::items).orElse(List.of());
  }

  public static List<Tree> items(Tree tree) {
    return tree instanceof Tree.Sequence sequence ? sequence.items() : List.of(tree);
  }

  /** The entries of the mapping after a word. */
  public Map<String, Tree.Entry> entries(Word word) {
    return tree(word).filter(Tree.Mapping.class::isInstance).map(Tree.Mapping.class::cast)
        .map(Tree.Mapping::entries)
        .orElse(Map.of());
  }

  public Optional<Tree.Scalar> scalar(Word word) {
    return tree(word).filter(Tree.Scalar.class::isInstance).map(Tree.Scalar.class::cast);
  }

  /** Reads a text; empty if the tree is not a text or the text is malformed. */
  public static <T> Optional<T> read(Tree tree, Leaf<T> leaf) {
    if (!(tree instanceof Tree.Scalar scalar)) {
      return Optional.empty();
    }
    try {
      return Optional.of(leaf.reader().read(scalar.text()));
    } catch (Malformed _) {
      return Optional.empty();
    }
  }
}
