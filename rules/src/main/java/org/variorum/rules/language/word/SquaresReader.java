package org.variorum.rules.language.word;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Region.Box;
import org.variorum.rules.board.Region.Colour;
import org.variorum.rules.language.word.SquaresText.Item;
import org.variorum.rules.language.word.SquaresText.SideSquares;
import org.variorum.rules.text.Nearest;

/**
 * A reader of squares with this grammar.
 *
 * <pre>
 * squares = side [ "/" side ]
 * side    = list [ "but" list ]          list = colour | item { item }
 * item    = [ colour ] ( "anywhere" | "nowhere" | "rank" 9 | "ranks" 7-9 | "file" d | "files" d-f | d1-f3 | e4 )
 * colour  = "light" | "dark"
 * </pre>
 *
 * A colour applies to all items after it, up to the next colour. Before "but", "all" means the same as "anywhere". The
 * words "ranks" and "files" apply to all numbers or letters after them: "ranks 2 4-6" is allowed.
 */
final class SquaresReader {

  private static final String BUT = "but";
  private static final String ALL = "all";
  private static final String FILE = Geometry.FILE_NAME;
  private static final Pattern RANKS = Pattern.compile("(\\d{1,2})(?:-(\\d{1,2}))?");
  private static final Pattern FILES = Pattern.compile("(" + FILE + ")(?:-(" + FILE + "))?");
  /** A word that names squares, files or ranks, on whatever board. */
  private static final Pattern SQUARE_LIKE =
      Pattern.compile("/|[a-z]\\d{1,2}(-[a-z]\\d{1,2})?|[a-z](-[a-z])?|\\d{1,2}(-\\d{1,2})?");
  private static final Pattern BOX =
      Pattern.compile("(" + FILE + ")(\\d{1,2})(?:-(" + FILE + ")(\\d{1,2}))?");
  private static final Map<String, Colour> COLOURS = Map.of("light", Colour.LIGHT, "dark", Colour.DARK);

  /** Other names of the two colours. White and Black are sides, so the reader asks for light and dark instead. */
  private static final Map<String, String> FOREIGN_COLOURS =
      Map.of("white", "light", "bright", "light", "pale", "light", "black", "dark");
  private static final Set<String> EVERYTHING = Set.of("everything", "everywhere");
  private static final Set<String> EXCEPT = Set.of("except", "without", "excluding", "save", "minus", "not");
  /** English words that have no meaning where squares are named. */
  private static final Set<String> FILLERS = Set.of("squares", "square", "the", "of", "and", "on");

  /** The kind of the items that the following numbers or letters name. */
  private enum ItemKind {
    SQUARES, RANKS, FILES
  }

  private final List<Letters.Token> tokens;
  /** The index of the next token. */
  private int next;

  private List<Item> items = new ArrayList<>();
  private ItemKind itemKind = ItemKind.SQUARES;
  /** The colour of the following squares; empty for both colours. */
  private Optional<Letters.Token> colour = Optional.empty();
  /** Whether the last colour has no squares yet. */
  private boolean colourIsPending;
  /** Whether an item of the list must still follow, for example a number after {@code rank}. */
  private boolean needsItem = true;

  private SquaresReader(String text) {
    tokens = Letters.tokens(text);
  }

  static SquaresText read(String text) throws Malformed {
    int slash = text.indexOf(SidedLetters.SLASH);
    if (slash < 0) {
      return new SquaresText(readSide(text), Optional.empty());
    }
    String blanks = " ".repeat(slash + 1);
    return new SquaresText(readSide(text.substring(0, slash)),
        Optional.of(readSide(blanks + text.substring(slash + 1))));
  }

  /** Reads the squares of one side. Blanks replace the text before them, so that offsets are correct. */
  private static SideSquares readSide(String text) throws Malformed {
    SquaresReader reader = new SquaresReader(text);
    List<Item> parts = reader.readList();
    return new SideSquares(parts, reader.readExclusions(parts));
  }

  /** Whether a word names squares, or is a word by which authors may try to name squares. */
  private static boolean isSquareLike(String word) {
    return SquaresText.WORDS.contains(word) || word.equals(BUT) || word.equals(ALL)
        || SQUARE_LIKE.matcher(word).matches()
        || FOREIGN_COLOURS.containsKey(word) || EVERYTHING.contains(word) || word.equals("except")
        || word.startsWith("square");
  }

  /** The index of the first word, from {@code first} on, that does not look like a part of a list of squares. */
  static int endOfSquares(List<Letters.Token> words, int first) {
    boolean isNegated = first + 1 < words.size() && words.get(first).text().equals("not")
        && isSquareLike(words.get(first + 1).text());
    int end = isNegated ? first + 1 : first;
    while (end < words.size() && isSquareLike(words.get(end).text())) {
      end++;
    }
    return end;
  }

  /** The word in lower case; empty if the word in lower case names no squares. */
  static Optional<String> inLowerCase(String word) {
    return Optional.of(word.toLowerCase(Locale.ROOT)).filter(lower -> BOX.matcher(lower).matches());
  }

  private List<Item> readExclusions(List<Item> parts) throws Malformed {
    if (next == tokens.size()) {
      return List.of();
    }
    Letters.Token butWord = tokens.get(next++);
    if (parts.isEmpty()) {
      throw new Malformed(butWord.offset(), "\"but\" must follow squares",
          "\"all but " + nextWord("d1") + "\"");
    }
    List<Item> exclusions = next == tokens.size() ? List.of() : readList();
    if (exclusions.isEmpty()) {
      throw new Malformed(butWord.offset(), "squares are missing after \"but\"", "\"all but d1\"");
    }
    if (next < tokens.size()) {
      throw new Malformed(tokens.get(next).offset(), "\"but\" is here twice",
          "all exceptions behind one \"but\"");
    }
    return exclusions;
  }

  private List<Item> readList() throws Malformed {
    items = new ArrayList<>();
    itemKind = ItemKind.SQUARES;
    colour = Optional.empty();
    colourIsPending = false;
    needsItem = true;
    int first = next;
    while (next < tokens.size() && !tokens.get(next).text().equals(BUT)) {
      readToken(tokens.get(next++));
    }
    if (colourIsPending) {
      readLoneColour(next - first == 1);
    }
    if (needsItem && (next == tokens.size() || !items.isEmpty())) {
      throw new Malformed(next == 0 ? 0 : tokens.get(next - 1).offset(), "no square here",
          SquaresText.EXPECTED);
    }
    return List.copyOf(items);
  }

  private void readToken(Letters.Token token) throws Malformed {
    String word = token.text();
    if (COLOURS.containsKey(word)) {
      if (colourIsPending) {
        readLoneColour(false);
      }
      colour = Optional.of(token);
      itemKind = ItemKind.SQUARES;
      colourIsPending = true;
      return;
    }
    needsItem = word.equals("rank") || word.equals("ranks") || word.equals("file") || word.equals("files");
    colourIsPending &= needsItem;
    switch (word) {
      case "rank", "ranks" -> itemKind = ItemKind.RANKS;
      case "file", "files" -> itemKind = ItemKind.FILES;
      case "anywhere" -> items.add(wholeBoard(token));
      case "nowhere" -> {}
      case ALL -> {
        if (!nextWord("").equals(BUT)) {
          throw allWithoutBut(token);
        }
        items.add(wholeBoard(token));
      }
      default -> items.add(item(token));
    }
  }

  /** Handles a colour without squares. As the only word, it means all squares of the colour; else it is malformed. */
  private void readLoneColour(boolean isOnlyWord) throws Malformed {
    Letters.Token word = colour.orElseThrow();
    if (!isOnlyWord) {
      throw new Malformed(word.offset(),
          "\"" + word.text() + "\" must be alone, or before the squares of that colour",
          "\"" + word.text() + "\", or \"" + word.text() + " rank 8\"");
    }
    items.add(wholeBoard(word));
    needsItem = false;
  }

  private Malformed allWithoutBut(Letters.Token all) {
    String word = nextWord("");
    if (EXCEPT.contains(word)) {
      return new Malformed(tokens.get(next).offset(), noSquares(word), Optional.empty(), Optional.of(BUT));
    }
    String meant = FOREIGN_COLOURS.getOrDefault(word, word);
    return new Malformed(all.offset(), "\"all\" must be followed by \"but\"",
        COLOURS.containsKey(meant) ? "\"" + meant + "\"" : "\"all but d1\", or \"anywhere\"");
  }

  private Item wholeBoard(Letters.Token token) {
    return new Item(Region.WHOLE, currentColour(), token.text(), token.offset(), false, false);
  }

  private Optional<Colour> currentColour() {
    return colour.map(word -> COLOURS.get(word.text()));
  }

  private Item item(Letters.Token token) throws Malformed {
    String word = token.text();
    Matcher ranks = RANKS.matcher(word);
    if (itemKind == ItemKind.RANKS && ranks.matches()) {
      int first = rank(ranks.group(1));
      int last = ranks.group(2) == null ? first : rank(ranks.group(2));
      return itemOf(new Box(0, Region.WHOLE.lastFile(), first, last), token, itemKind);
    }
    Matcher files = FILES.matcher(word);
    if (itemKind == ItemKind.FILES && files.matches()) {
      int first = file(files.group(1));
      int last = files.group(2) == null ? first : file(files.group(2));
      return itemOf(new Box(first, last, 0, Region.WHOLE.lastRank()), token, itemKind);
    }
    Matcher box = BOX.matcher(word);
    if (!box.matches()) {
      throw unknownWord(token);
    }
    boolean isSquare = box.group(3) == null;
    return itemOf(new Box(file(box.group(1)), file(box.group(isSquare ? 1 : 3)), rank(box.group(2)),
        rank(box.group(isSquare ? 2 : 4))), token, ItemKind.SQUARES);
  }

  private Item itemOf(Box box, Letters.Token token, ItemKind kind) throws Malformed {
    if (box.firstRank() < 0 || box.lastRank() < 0) {
      throw new Malformed(token.offset(), "ranks are counted from 1", SquaresText.EXPECTED);
    }
    if (box.firstFile() > box.lastFile() || box.firstRank() > box.lastRank()) {
      throw new Malformed(token.offset(), "\"" + token.text() + "\" runs backwards", "the lower end first");
    }
    return new Item(box, currentColour(), token.text(), token.offset(), kind != ItemKind.FILES,
        kind != ItemKind.RANKS);
  }

  /** The error for a word that names no squares. */
  private Malformed unknownWord(Letters.Token token) {
    String word = token.text();
    if (EVERYTHING.contains(word)) {
      boolean hasExceptions = nextWord("").equals(BUT) || EXCEPT.contains(nextWord(""));
      return noSquaresError(token, "\"" + (hasExceptions ? "all but " + afterNext("d1") : "anywhere") + "\"");
    }
    if (EXCEPT.contains(word)) {
      return noSquaresError(token, items.isEmpty() ? "\"all but " + nextWord("d1") + "\"" : "\"but\"");
    }
    if (FILLERS.contains(word)) {
      return new Malformed(token.offset(), "\"" + word + "\" has no meaning where squares are named",
          "the same without it");
    }
    return new Malformed(token.offset(), noSquares(word), Optional.of(SquaresText.EXPECTED),
        Optional.ofNullable(FOREIGN_COLOURS.get(word)).or(() -> Nearest.to(word, SquaresText.WORDS))
            .or(() -> inLowerCase(word)));
  }

  private static Malformed noSquaresError(Letters.Token token, String expected) {
    return new Malformed(token.offset(), noSquares(token.text()), expected);
  }

  private static String noSquares(String word) {
    return "\"" + Malformed.shortened(word) + "\" names no squares";
  }

  /** The next word; {@code fallback} if there is none. */
  private String nextWord(String fallback) {
    return next < tokens.size() ? tokens.get(next).text() : fallback;
  }

  /** The word after the next word; {@code fallback} if there is none. */
  private String afterNext(String fallback) {
    return next + 1 < tokens.size() ? tokens.get(next + 1).text() : fallback;
  }

  private static int rank(String number) {
    return Integer.parseInt(number) - 1;
  }

  private static int file(String letter) {
    return letter.charAt(0) - 'a';
  }
}
