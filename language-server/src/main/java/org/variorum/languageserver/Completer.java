package org.variorum.languageserver;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.variorum.languageserver.Completion.Kind;
import org.variorum.languageserver.source.SourceNode.Entry;
import org.variorum.languageserver.source.SourceNode.Scalar;
import org.variorum.languageserver.source.SourceText;
import org.variorum.rules.language.Library;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Malformed;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Vocabulary;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.movement.betza.BetzaLetter;
import org.variorum.rules.platform.Matches;
import org.variorum.rules.registry.RoomRegistry;

/**
 * Finds what may be written at a place. A letter that no text contains is put there first, so that there is a word or a
 * value to find in the tree, however little of it is written.
 */
final class Completer {

  private static final char CURSOR = '\uE000';
  /** A word in the description of a kind of values. */
  private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");
  /** A word that no definition has. */
  private static final String NO_WORD = "qqqq";
  private static final Pattern WORD = Pattern.compile("[a-z]{2,}");

  private final String text;
  private final Lines lines;
  private final Function<String, Optional<SourceText>> ancestors;
  private final Library library;

  Completer(String text, Function<String, Optional<SourceText>> ancestors, Library library) {
    this.text = text;
    lines = Lines.of(text);
    this.ancestors = ancestors;
    this.library = library;
  }

  List<Completion> at(Place place) {
    int offset = lines.offset(place);
    SourceText withCursor = SourceText.of(text.substring(0, offset) + CURSOR + text.substring(offset));
    return Spots.of(withCursor).stream()
        .filter(spot -> spot.scalar().start() <= offset && offset < spot.scalar().end()
            && spot.scalar().text().indexOf(CURSOR) >= 0)
        .findFirst().map(spot -> completions(spot, withCursor, offset)).orElse(List.of());
  }

  private List<Completion> completions(Spot spot, SourceText withCursor, int offset) {
    Ancestry ancestry = Ancestry.of(withCursor, ancestors);
    return switch (spot.role()) {
      case WORD -> words(spot, offset);
      case NAME -> names(spot, ancestry, offset);
      case VALUE -> values(spot, ancestry, offset);
    };
  }

  /** The word around the cursor, or only the cursor's place if no letter of a word stands before it. */
  private Range range(int start, int offset) {
    int lineStart = lines.index().start(lines.index().line(offset));
    int first = Math.clamp(start, lineStart, Math.max(lineStart, offset));
    int end = offset;
    while (first < offset && isInWord(offset - 1) && end < text.length() && isInWord(end)) {
      end++;
    }
    return lines.range(Math.min(first, offset), end);
  }

  private boolean isInWord(int offset) {
    char character = text.charAt(offset);
    return Character.isLetterOrDigit(character) || character == '-';
  }

  /** The words of the section that it does not have yet. */
  private List<Completion> words(Spot spot, int offset) {
    Set<String> present = new LinkedHashSet<>();
    spot.around().ifPresent(mapping -> mapping.entries().stream().map(Entry::key).map(Scalar::text)
        .forEach(present::add));
    boolean hasColon = text.substring(offset, lines.index().end(lines.index().line(offset)))
        .matches("[A-Za-z -]*:.*");
    return RoomRegistry.WORDS.allowedIn(spot.section()).stream()
        .filter(word -> !present.contains(word.text()))
        .map(word -> new Completion(word.text(), Kind.WORD, Vocabulary.description(word),
            word.text() + (hasColon ? "" : ": "), range(spot.scalar().textStart(), offset)))
        .toList();
  }

  /** The names of pieces or options that a text may override or has. */
  private List<Completion> names(Spot spot, Ancestry ancestry, int offset) {
    Range range = range(spot.scalar().textStart(), offset);
    if (spot.isOf(Word.OPTIONS)) {
      return ancestry.options().keySet().stream().filter(Completer::isReal)
          .map(id -> new Completion(id, Kind.OPTION, "", id + ":", range)).toList();
    }
    return pieces(ancestry, range);
  }

  private static boolean isReal(String name) {
    return name.indexOf(CURSOR) < 0;
  }

  private static List<Completion> pieces(Ancestry ancestry, Range range) {
    return ancestry.pieces().keySet().stream().filter(Completer::isReal)
        .map(letter -> new Completion(letter, Kind.PIECE, ancestry.pieceName(letter).orElse(""), letter,
            range))
        .toList();
  }

  private List<Completion> values(Spot spot, Ancestry ancestry, int offset) {
    List<Completion> found = new ArrayList<>();
    Range whole = range(spot.scalar().textStart(), offset);
    String before = before(spot, offset);
    for (Leaf<?> leaf : spot.leaves()) {
      leaf.choices().forEach(choice -> found.add(new Completion(choice.word(), Kind.VALUE, choice.meaning(),
          choice.word(), whole)));
      if (leaf == Leaf.MOVEMENT) {
        found.addAll(movementLetters(before, offset));
      } else if (leaf == Leaf.FEN) {
        found.addAll(pieces(ancestry, range(offset, offset)));
      } else if (leaf.choices().isEmpty() && leaf != Leaf.TEXT && !namesGame(spot)) {
        found.addAll(partsOf(leaf, before, ancestry, offset));
      }
    }
    if (namesGame(spot)) {
      library.ids().forEach(id -> found.add(new Completion(id, Kind.GAME, "", id, whole)));
    }
    if (spot.shape().filter(Completer::isPart).isPresent()) {
      found.addAll(shortForms(spot, whole));
    }
    spot.word().filter(word -> !word.defaultText().isEmpty() && before.isEmpty() && accepts(spot, word))
        .ifPresent(word -> found.add(new Completion(word.defaultText(), Kind.VALUE, "The default.",
            word.defaultText(), whole)));
    if (found.isEmpty() && before.isEmpty() && !spot.leaves().isEmpty()
        && !spot.leaves().contains(Leaf.TEXT)) {
      spot.word().ifPresent(word -> found.add(new Completion(word.example(), Kind.VALUE, "An example.",
          word.example(), whole)));
    }
    return distinct(found);
  }

  private static boolean namesGame(Spot spot) {
    return spot.isOf(Word.FROM) || spot.isOf(Word.OPTION_AS_IN);
  }

  private static boolean isPart(ValueShape shape) {
    return shape instanceof ValueShape.Part || shape instanceof ValueShape.Named<?>
        || shape instanceof ValueShape.Either(ValueShape _, ValueShape longForm) && isPart(longForm);
  }

  /** The example of a word with words of its own. */
  private static List<Completion> shortForms(Spot spot, Range range) {
    return spot.word().filter(word -> spot.path().getLast().equals(word.text()))
        .map(word -> List.of(new Completion(word.example(), Kind.VALUE, Vocabulary.description(word),
            word.example(), range)))
        .orElse(List.of());
  }

  private static boolean accepts(Spot spot, Word word) {
    return !word.isRequired() && spot.leaves().stream()
        .anyMatch(leaf -> leaf != Leaf.TEXT && leaf.choices().isEmpty() && leaf.accepts(word.defaultText()));
  }

  private static List<Completion> distinct(List<Completion> completions) {
    Map<String, Completion> byLabel = new LinkedHashMap<>();
    completions.forEach(completion -> byLabel.putIfAbsent(completion.label(), completion));
    return List.copyOf(byLabel.values());
  }

  /** The written text of a value before the place. */
  private String before(Spot spot, int offset) {
    return text.substring(Math.min(spot.scalar().textStart(), offset), offset);
  }

  /** The letters with which a movement may go on. */
  private List<Completion> movementLetters(String before, int offset) {
    return BetzaLetter.all().stream().filter(letter -> mayFollow(Leaf.MOVEMENT, before, "" + letter.letter()))
        .map(letter -> new Completion(letter.letter() + " " + letter.meaning(), Kind.MOVEMENT,
            letter.documentation(), "" + letter.letter(), range(offset, offset)))
        .toList();
  }

  /** The words, letters and counters with which a text such as a condition may go on. */
  private List<Completion> partsOf(Leaf<?> leaf, String before, Ancestry ancestry, int offset) {
    int start =
        Math.max(before.lastIndexOf(' '), Math.max(before.lastIndexOf('('), before.lastIndexOf('/'))) + 1;
    String done = before.substring(0, start);
    Range range = range(offset - (before.length() - start), offset);
    List<Completion> found = new ArrayList<>();
    // Where a counter may stand, almost every word may; then only those are words of the language that name no counter.
    boolean isOpen = leaf == Leaf.CONDITION && mayFollow(leaf, done, NO_WORD);
    for (String word : wordsIn(leaf)) {
      if (mayFollow(leaf, done, word) && !(isOpen && Leaf.COUNTER.accepts(word))) {
        found.add(new Completion(word, Kind.VALUE, leaf.meaning(), word, range));
      }
    }
    pieces(ancestry, range).stream().filter(piece -> mayFollow(leaf, done, piece.label()))
        .forEach(found::add);
    if (leaf == Leaf.CONDITION || leaf == Leaf.COUNTER) {
      ancestry.counters().keySet().stream().filter(name -> isReal(name) && mayFollow(leaf, done, name))
          .forEach(name -> found.add(new Completion(name, Kind.COUNTER, "", name, range)));
    }
    return found;
  }

  /** The words in the description of a kind of values; a condition has squares in it. */
  private static Set<String> wordsIn(Leaf<?> leaf) {
    Set<String> words = new LinkedHashSet<>();
    for (Leaf<?> described : leaf == Leaf.CONDITION ? List.of(leaf, Leaf.SQUARES) : List.of(leaf)) {
      Matches.of(QUOTED, described.meaning())
          .forEach(quoted -> Matches.of(WORD, quoted.group(1)).forEach(word -> words.add(word.group())));
    }
    return words;
  }

  /**
   * Whether a part may stand behind a text: what is wrong then, if anything, is not the part. A sign that may stand
   * nowhere follows it, so that the reader does not say that the text breaks off.
   */
  private static boolean mayFollow(Leaf<?> leaf, String done, String part) {
    try {
      leaf.reader().read(done + part);
      return true;
    } catch (Malformed _) {
      return isBeyond(leaf, done + part + (leaf == Leaf.MOVEMENT ? "\u0001" : " \u0001"), done.length(),
          part);
    }
  }

  /** Whether what is wrong with a text is not a part of it at an offset. */
  private static boolean isBeyond(Leaf<?> leaf, String value, int offset, String part) {
    try {
      leaf.reader().read(value);
      return true;
    } catch (Malformed e) {
      return e.offset() > offset
          || leaf != Leaf.MOVEMENT && e.offset() == offset && !e.problem().contains("\"" + part + "\"");
    }
  }
}
