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
import org.variorum.rules.language.word.SquaresText.Area;
import org.variorum.rules.language.word.SquaresText.Listed;
import org.variorum.rules.text.Nearest;

/**
 * Reads squares.
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
  private static final Pattern MEANT =
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

  /** The kind of item that the following numbers or letters name. */
  private enum Counting {
    SQUARES, RANKS, FILES
  }

  private final List<Letters.Named> tokens;
  private int next;

  private List<Area> areas = new ArrayList<>();
  private Counting counting = Counting.SQUARES;
  /** The colour of the following squares; empty for both colours. */
  private Optional<Letters.Named> colour = Optional.empty();
  /** Whether a colour has been read and its squares are still to come. */
  private boolean coloursNothing;
  /** Whether the last word needs another after it. */
  private boolean open = true;

  private SquaresReader(String text) {
    tokens = Letters.tokens(text);
  }

  static SquaresText read(String text) throws Malformed {
    int slash = text.indexOf(SidedLetters.SLASH);
    if (slash < 0) {
      return new SquaresText(ofSide(text), Optional.empty());
    }
    String blanks = " ".repeat(slash + 1);
    return new SquaresText(ofSide(text.substring(0, slash)),
        Optional.of(ofSide(blanks + text.substring(slash + 1))));
  }

  /** @param text the text of one side, with blanks for the text before it to keep offsets */
  private static Listed ofSide(String text) throws Malformed {
    SquaresReader reader = new SquaresReader(text);
    List<Area> parts = reader.list();
    return new Listed(parts, reader.exceptions(parts));
  }

  /** Whether a word names squares, or is one that authors may write instead. */
  private static boolean isMeant(String word) {
    return SquaresText.WORDS.contains(word) || word.equals(BUT) || word.equals(ALL)
        || MEANT.matcher(word).matches()
        || FOREIGN_COLOURS.containsKey(word) || EVERYTHING.contains(word) || word.equals("except")
        || word.startsWith("square");
  }

  /** The index of the first word after the squares that begin at {@code first}, or after an attempt to name squares. */
  static int end(List<Letters.Named> words, int first) {
    boolean opposite = first + 1 < words.size() && words.get(first).letter().equals("not")
        && isMeant(words.get(first + 1).letter());
    int end = opposite ? first + 1 : first;
    while (end < words.size() && isMeant(words.get(end).letter())) {
      end++;
    }
    return end;
  }

  /** The word in lower case; empty if it does not name squares then. */
  static Optional<String> inLowerCase(String word) {
    return Optional.of(word.toLowerCase(Locale.ROOT)).filter(lower -> BOX.matcher(lower).matches());
  }

  private List<Area> exceptions(List<Area> parts) throws Malformed {
    if (next == tokens.size()) {
      return List.of();
    }
    Letters.Named but = tokens.get(next++);
    if (parts.isEmpty()) {
      throw new Malformed(but.offset(), "\"but\" stands behind squares",
          "\"all but " + following("d1") + "\"");
    }
    List<Area> missing = next == tokens.size() ? List.of() : list();
    if (missing.isEmpty()) {
      throw new Malformed(but.offset(), "behind \"but\" squares are missing", "\"all but d1\"");
    }
    if (next < tokens.size()) {
      throw new Malformed(tokens.get(next).offset(), "\"but\" is here twice",
          "all exceptions behind one \"but\"");
    }
    return missing;
  }

  private List<Area> list() throws Malformed {
    areas = new ArrayList<>();
    counting = Counting.SQUARES;
    colour = Optional.empty();
    coloursNothing = false;
    open = true;
    int first = next;
    while (next < tokens.size() && !tokens.get(next).letter().equals(BUT)) {
      take(tokens.get(next++));
    }
    if (coloursNothing) {
      bare(next - first == 1);
    }
    if (open && (next == tokens.size() || !areas.isEmpty())) {
      throw new Malformed(next == 0 ? 0 : tokens.get(next - 1).offset(), "no square here",
          SquaresText.EXPECTED);
    }
    return List.copyOf(areas);
  }

  private void take(Letters.Named token) throws Malformed {
    String word = token.letter();
    if (COLOURS.containsKey(word)) {
      if (coloursNothing) {
        bare(false);
      }
      colour = Optional.of(token);
      counting = Counting.SQUARES;
      coloursNothing = true;
      return;
    }
    open = word.equals("rank") || word.equals("ranks") || word.equals("file") || word.equals("files");
    coloursNothing &= open;
    switch (word) {
      case "rank", "ranks" -> counting = Counting.RANKS;
      case "file", "files" -> counting = Counting.FILES;
      case "anywhere" -> areas.add(whole(token));
      case "nowhere" -> {}
      case ALL -> {
        if (!following("").equals(BUT)) {
          throw all(token);
        }
        areas.add(whole(token));
      }
      default -> areas.add(area(token));
    }
  }

  /** Handles a colour without squares after it: alone it means all its squares; among other items it is malformed. */
  private void bare(boolean alone) throws Malformed {
    Letters.Named word = colour.orElseThrow();
    if (!alone) {
      throw new Malformed(word.offset(),
          "\"" + word.letter() + "\" stands alone, or before the squares of that colour",
          "\"" + word.letter() + "\", or \"" + word.letter() + " rank 8\"");
    }
    areas.add(whole(word));
    open = false;
  }

  private Malformed all(Letters.Named all) {
    String then = following("");
    if (EXCEPT.contains(then)) {
      return new Malformed(tokens.get(next).offset(), noSquares(then), Optional.empty(), Optional.of(BUT));
    }
    String meant = FOREIGN_COLOURS.getOrDefault(then, then);
    return new Malformed(all.offset(), "behind \"all\" comes \"but\"",
        COLOURS.containsKey(meant) ? "\"" + meant + "\"" : "\"all but d1\", or \"anywhere\"");
  }

  private Area whole(Letters.Named token) {
    return new Area(Region.WHOLE, drawn(), token.letter(), token.offset(), false, false);
  }

  private Optional<Colour> drawn() {
    return colour.map(word -> COLOURS.get(word.letter()));
  }

  private Area area(Letters.Named token) throws Malformed {
    String word = token.letter();
    Matcher ranks = RANKS.matcher(word);
    if (counting == Counting.RANKS && ranks.matches()) {
      int first = rank(ranks.group(1));
      int last = ranks.group(2) == null ? first : rank(ranks.group(2));
      return area(new Box(0, Region.WHOLE.lastFile(), first, last), token, counting);
    }
    Matcher files = FILES.matcher(word);
    if (counting == Counting.FILES && files.matches()) {
      int first = file(files.group(1));
      int last = files.group(2) == null ? first : file(files.group(2));
      return area(new Box(first, last, 0, Region.WHOLE.lastRank()), token, counting);
    }
    Matcher box = BOX.matcher(word);
    if (!box.matches()) {
      throw stranger(token);
    }
    boolean one = box.group(3) == null;
    return area(new Box(file(box.group(1)), file(box.group(one ? 1 : 3)), rank(box.group(2)),
        rank(box.group(one ? 2 : 4))), token, Counting.SQUARES);
  }

  private Area area(Box box, Letters.Named token, Counting named) throws Malformed {
    if (box.firstRank() < 0 || box.lastRank() < 0) {
      throw new Malformed(token.offset(), "ranks are counted from 1", SquaresText.EXPECTED);
    }
    if (box.firstFile() > box.lastFile() || box.firstRank() > box.lastRank()) {
      throw new Malformed(token.offset(), "\"" + token.letter() + "\" runs backwards", "the lower end first");
    }
    return new Area(box, drawn(), token.letter(), token.offset(), named != Counting.FILES,
        named != Counting.RANKS);
  }

  /** The error for a word that names no squares. */
  private Malformed stranger(Letters.Named token) {
    String word = token.letter();
    if (EVERYTHING.contains(word)) {
      boolean limited = following("").equals(BUT) || EXCEPT.contains(following(""));
      return strange(token, "\"" + (limited ? "all but " + further("d1") : "anywhere") + "\"");
    }
    if (EXCEPT.contains(word)) {
      return strange(token, areas.isEmpty() ? "\"all but " + following("d1") + "\"" : "\"but\"");
    }
    if (FILLERS.contains(word)) {
      return new Malformed(token.offset(), "\"" + word + "\" has no meaning where squares are named",
          "the same without it");
    }
    return new Malformed(token.offset(), noSquares(word), Optional.of(SquaresText.EXPECTED),
        Optional.ofNullable(FOREIGN_COLOURS.get(word)).or(() -> Nearest.to(word, SquaresText.WORDS))
            .or(() -> inLowerCase(word)));
  }

  private static Malformed strange(Letters.Named token, String expected) {
    return new Malformed(token.offset(), noSquares(token.letter()), expected);
  }

  private static String noSquares(String word) {
    return "\"" + Malformed.shown(word) + "\" names no squares";
  }

  /** The next word; {@code otherwise} if there is none. */
  private String following(String otherwise) {
    return next < tokens.size() ? tokens.get(next).letter() : otherwise;
  }

  /** The word after the next one; {@code otherwise} if there is none. */
  private String further(String otherwise) {
    return next + 1 < tokens.size() ? tokens.get(next + 1).letter() : otherwise;
  }

  private static int rank(String number) {
    return Integer.parseInt(number) - 1;
  }

  private static int file(String letter) {
    return letter.charAt(0) - 'a';
  }
}
