package org.variorum.rules.language.word;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.board.BlackView;
import org.variorum.rules.board.BoardLook;
import org.variorum.rules.board.Directions;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.SideNames;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Look;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.definition.WaysOntoOwn;
import org.variorum.rules.movement.HurdleCount;
import org.variorum.rules.movement.Movement;
import org.variorum.rules.movement.betza.Betza;
import org.variorum.rules.movement.betza.BetzaException;
import org.variorum.rules.text.Nearest;

/**
 * A kind of value that is one text, for example a movement, with its reader and its description.
 *
 * @param <T> the type of the value that is read
 * @param name the name of the kind in the vocabulary
 * @param meaning a description of the kind in a sentence
 * @param schema the JSON Schema of the kind
 * @param choices the words to choose from; empty if the kind is not a choice of words
 * @param reader reads a text as a value
 */
public record Leaf<T>(String name, String meaning, Map<String, Object> schema, List<Choice<T>> choices,
    Reader<T> reader) {

  /** Reads a text, or throws {@link Malformed} with the mistake. */
  @FunctionalInterface
  public interface Reader<T> {
    T read(String text) throws Malformed;
  }

  /**
   * A word to choose, with its value and meaning.
   *
   * @param formerNames the former names of the word
   */
  public record Choice<T>(T value, String word, String meaning, List<String> formerNames) {

    /** Returns this choice with a former name of its word. */
    public Choice<T> formerly(String formerWord) {
      return new Choice<>(value, word, meaning, List.of(formerWord));
    }
  }

  /** Words that authors may write instead of {@code yes} and {@code no}. */
  private static final Map<String, String> YES_NO_SYNONYMS =
      Map.of("on", "yes", "true", "yes", "y", "yes", "1", "yes", "off", "no", "false", "no", "n", "no", "0",
          "no", "none", "no");

  private static final Map<String, Object> STRING = Json.object("type", "string");

  public static final Leaf<String> TEXT =
      leaf("text", "Any text.", Json.object("type", List.of("string", "number")), Leaf::text);

  static final Leaf<String> ID =
      leaf("id", "The file name of a definition without `.yaml`.", STRING, Leaf::id);

  static final Leaf<String> OPTION = leaf("option",
      "The name of an option: lower-case letters, digits and hyphens, perhaps with `=` between: `castling=free`.",
      STRING, Leaf::option);

  /** The names that definitions give to counters. */
  public static final Leaf<String> COUNTER = leaf("name of a counter",
      "Lower-case letters, digits and hyphens; no word of conditions.", STRING, Leaf::counter);

  public static final Leaf<Boolean> YES_NO =
      oneOf("yes or no", choice(true, "yes", "it is so"), choice(false, "no", "it is not so"));

  public static final Leaf<Integer> NUMBER =
      leaf("number", "A whole number from 1.", Json.object("type", "integer", "minimum", 1),
          Numbers.POSITIVE::read);

  public static final Leaf<List<Integer>> NUMBERS =
      leaf("number by side",
          "A whole number from 1, and behind a slash that of Black if it is another: `3`; `3 / 5`.",
          Json.object("anyOf", List.of(NUMBER.schema(),
              Json.object("type", "string", "pattern", "^[1-9][0-9]{0,5}( */ *[1-9][0-9]{0,5})?$"))),
          Leaf::numbers);

  public static final Leaf<Integer> LIMIT = numberOrNever(1, "limit", "");

  /** The word for any number. */
  public static final String ANY = "any";

  public static final Leaf<Integer> NUMBER_OR_ANY = leaf("number or any", "A whole number from 1, or `any`.",
      Json.object("anyOf", List.of(NUMBER.schema(), Json.object("const", ANY))),
      Numbers.from(1, ANY)::read);

  public static final Leaf<String> LETTER = leaf("letter",
      "The letter of one piece: `A` to `Z`. With `+` before it, it is the promoted form of the piece of that letter. With `~` after"
          + " it, as in `Q~`, it is a piece that looks and goes like that piece and turns back into another when it is captured;"
          + " players promote to it by the plain letter, `e8=Q`, and only the FEN shows the `~`.",
      Json.object("type", "string", "pattern", "^\\+?[A-Z]~?$"), Letters::letter);

  public static final Leaf<Letters> LETTERS = leaf("letters",
      "Letters of pieces, several with spaces between: `R B`; `all`; `all but K`; `nobody`.", STRING,
      Letters::read);

  public static final Leaf<SidedLetters> SIDED_LETTERS = leaf("letters by side",
      "Letters of pieces, and behind a slash those of Black if they are others: `Q R B`; `C R N / Q R B`.",
      STRING, SidedLetters::read);

  public static final Leaf<SquaresText> SQUARES = leaf("squares",
      "Squares from White's side; for Black the same as `sides` says: `rank 9`, `ranks 7-9`, `files d-f`, the box `d1-f3`, the squares"
          + " `e4 d4`; several one after the other; `anywhere`; `nowhere`. `light` or `dark` alone are all squares of that colour; before other"
          + " squares it leaves only those of that colour, `dark rank 4`. A light square is one for both sides: a1 is dark, and where the board has"
          + " an even number of ranks, the square opposite a light one is dark. What stands behind `but` is left out:"
          + " `all but d1 ranks 7-8`, `light but a8`. Behind a slash stand those of Black, by their names on the board, if"
          + " they are others: `rank 8 / rank 3`; `rank 8 / nowhere`.",
      STRING, SquaresReader::read);

  public static final Leaf<HurdleText> HURDLES = leaf("hurdles",
      "Letters of pieces, perhaps with `own` or `enemy` before them: `all but C`, `enemy P`; `own` alone means all of these.",
      STRING,
      HurdleText::read);

  public static final Leaf<HurdleCount> HURDLE_COUNT = leaf("number of hurdles",
      "Exactly so many, `2`; between two numbers, `1 to 3`; `at least 1`; `at most 2`, none included; `any`,"
          + " none included.",
      Json.object("anyOf", List.of(Json.object("type", "integer", "minimum", 1, "maximum", 9), STRING)),
      HurdleNumbers::read);

  public static final Leaf<ConditionText> CONDITION =
      leaf("condition", ConditionText.MEANING, STRING, text -> new ConditionReader(text).read());

  public static final Leaf<Geometry> BOARD = leaf("board",
      "Files x ranks, at most 22x26 and 512 squares; missing squares after `without`: `7x6 without a1 g1 a6 g6`. On a `cylinder` the first file"
          + " lies beside the last: `8x8 cylinder`, `8x8 cylinder without d4 e5`.",
      STRING, BoardReader::read);

  public static final Leaf<BlackView> SIDES = oneOf("sides",
      choice(BlackView.MIRRORED, "mirrored",
          "from the other end, with White's left and right: rank 1 for rank 8"),
      choice(BlackView.HALF_TURN, "half a turn",
          "from the other end, as a player who sits there: rank 1 for rank 8, the last file for the first"));

  public static final Leaf<String> FEN = leaf("FEN",
      "A position in FEN, in quotes, as [conventions.md](conventions.md) says: holes are `*`, pieces in hand stand in brackets behind"
          + " the placement, `[]` if there are none.",
      STRING, Leaf::text);

  public static final Leaf<Movement> MOVEMENT = leaf("movement",
      "A movement in Betza's notation, explained in [movement.md](movement.md). Quote it where it has brackets:"
          + " `\"[F?R]\"`.",
      STRING, Leaf::movement);

  public static final Leaf<List<Integer>> FILES =
      leaf("two files", "Two file letters, the one on White's left first: `c g`.", STRING, Leaf::files);

  public static final Leaf<Royalty.Mode> ROYALTY = oneOf("royalty",
      choice(Royalty.Mode.CHECK, "check", "a royal piece may not be left attacked"),
      choice(Royalty.Mode.CAPTURE, "capture", "a royal piece may be captured, which ends the game"));

  public static final Leaf<Royalty.Several> SEVERAL = oneOf("several",
      choice(Royalty.Several.ONE, "one", "a side has only one; where it may be captured, at most one"),
      choice(Royalty.Several.ALL, "all",
          "none of them may be left attacked; where they are captured, a side with fewer than at the start has lost"),
      choice(Royalty.Several.LAST, "last", "only the last that a side has counts; others may be captured"),
      choice(Royalty.Several.NOT_ALL, "not all",
          "they may not all be left attacked at once; one may, and may be captured"));

  public static final Leaf<Royalty.Facing> FACING = oneOf("facing",
      choice(Royalty.Facing.OTHER_PIECES, "by moves of other pieces",
          "a royal piece's own move may never leave the royal pieces attacking each other")
          .formerly("by moves of other men"),
      choice(Royalty.Facing.ALL_PIECES, "by any move",
          "a royal piece's own move may also do so, if another piece gives check and the two are not adjacent"));

  public static final Leaf<WaysOntoOwn> ONTO = oneOf("way onto another",
      choice(WaysOntoOwn.EITHER, "moving or capturing",
          "as the piece goes to empty squares, and as it could capture the other"),
      choice(WaysOntoOwn.MOVING, "moving", "as it goes to empty squares"),
      choice(WaysOntoOwn.CAPTURING, "capturing", "as it could capture the other, if that were an enemy"));

  public static final Leaf<Side> SIDE =
      oneOf("side", choice(Side.WHITE, "White", "the side that moves first"),
          choice(Side.BLACK, "Black", "the side that moves second"));

  public static final Leaf<Goal.Verdict> VERDICT = oneOf("verdict",
      choice(Goal.Verdict.WIN, "win", "that side wins"),
      choice(Goal.Verdict.LOSS, "loss", "that side loses"),
      choice(Goal.Verdict.DRAW, "draw", "the game is drawn"));

  public static final Leaf<Goal.Verdicts> VERDICTS = leaf("verdict by side",
      "`win`, `loss` or `draw`, and behind a slash that of Black if it is another: `loss`; `loss / draw`.",
      Json.object("type", "string", "pattern", "^(win|loss|draw)( */ *(win|loss|draw))?$"), Leaf::verdicts);

  public static final Leaf<Boolean> STUCK = oneOf("when stuck",
      choice(true, "when stuck", "where it would have no further move on the empty board"));

  public static final Leaf<Directions> DIRECTIONS =
      oneOf("directions", choice(Directions.ALL, "all", "in all eight directions"),
          choice(Directions.STRAIGHT, "straight", "along ranks and files"),
          choice(Directions.DIAGONAL, "diagonal", "along diagonals"));

  public static final Leaf<BoardLook.Surface> GROUND = oneOf("ground",
      choice(BoardLook.Surface.CHEQUERED, "chequered", "on squares of two colours"),
      choice(BoardLook.Surface.PLAIN, "plain", "on squares of one colour, between lines"),
      choice(BoardLook.Surface.POINTS, "points", "where lines cross"));

  public static final Leaf<BoardLook.FileNames> FILE_NAMES = oneOf("names of files",
      choice(BoardLook.FileNames.LETTERS, "letters", "`a` and on from White's left, as moves are written"),
      choice(BoardLook.FileNames.NUMBERS, "numbers", "from White's left"),
      choice(BoardLook.FileNames.NUMBERS_FROM_RIGHT, "numbers from the right", "from White's right"));

  public static final Leaf<BoardLook.RankNames> RANK_NAMES = oneOf("names of ranks",
      choice(BoardLook.RankNames.NUMBERS, "numbers", "from White's side, as moves are written"),
      choice(BoardLook.RankNames.NUMBERS_FROM_TOP, "numbers from the top", "from Black's side"),
      choice(BoardLook.RankNames.LETTERS_FROM_TOP, "letters from the top", "`a` and on from Black's side"));

  public static final Leaf<SideNames> SIDE_NAMES = leaf("names of sides",
      "Two names with a slash between, each of letters, and one word or two: `Red / Black`.",
      STRING, SidesReader::names);

  public static final Leaf<Look.Tints> TINTS = leaf("colours",
      "Two of `white`, `black`, `red`, `blue` and `green` with a slash between: `red / black`.",
      STRING, SidesReader::tints);

  public static final Leaf<List<String>> CHARACTERS = leaf("characters",
      "One or two letters or pictures of a writing; behind a slash those of Black, if they are others: `車`; `帥 / 將`.",
      STRING, SidesReader::characters);

  public static final Leaf<List<String>> OTHER_LETTERS = leaf("letters elsewhere",
      "Letters with spaces between, none that of another piece: `Q`; `N H`.", STRING,
      Letters::foreignLetters);

  /** Whether the reader can read a text. */
  public boolean accepts(String text) {
    try {
      reader.read(text);
      return true;
    } catch (Malformed _) {
      return false;
    }
  }

  private static <T> Leaf<T> leaf(String name, String meaning, Map<String, Object> schema, Reader<T> reader) {
    return new Leaf<>(name, meaning, schema, List.of(), reader);
  }

  /** Returns a choice with a word that has no former names. */
  public static <T> Choice<T> choice(T value, String word, String meaning) {
    return new Choice<>(value, word, meaning, List.of());
  }

  /** Returns the kind of values that are one of the given words. */
  @SafeVarargs
  public static <T> Leaf<T> oneOf(String name, Choice<T>... choices) {
    List<Choice<T>> list = List.of(choices);
    List<String> words = list.stream().map(Choice::word).toList();
    return new Leaf<>(name, "One of these words:", Json.object("enum", words), list,
        text -> readChoice(text, list, words));
  }

  private static <T> T readChoice(String text, List<Choice<T>> choices, List<String> words) throws Malformed {
    int index = words.indexOf(text);
    if (index < 0) {
      throw new Malformed(0, "\"" + Malformed.shortened(text) + "\" is none of the words that can stand here",
          Optional.of(String.join(", ", words)),
          Optional.ofNullable(YES_NO_SYNONYMS.get(text.toLowerCase(Locale.ROOT))).filter(words::contains)
              .or(() -> Nearest.to(text, words)));
    }
    return choices.get(index).value();
  }

  /**
   * Returns the kind of values that are whole numbers from 1 to {@code most}.
   *
   * @param problem the message for a greater number
   */
  public static Leaf<Integer> numberUpTo(String name, int most, String problem) {
    Numbers numbers = Numbers.upTo(most);
    return leaf(name, "A whole number from 1 to " + most + ".",
        Json.object("type", "integer", "minimum", 1, "maximum", most),
        text -> requireAtMost(most, numbers.read(text), problem, numbers.expected()));
  }

  /** Returns the kind of values that are whole numbers from {@code least} to {@code most}; both may be negative. */
  public static Leaf<Integer> numberBetween(String name, int least, int most) {
    String expected = "whole number from " + least + " to " + most;
    return leaf(name, "A " + expected + ".",
        Json.object("type", "integer", "minimum", least, "maximum", most),
        text -> {
          if (!text.matches("[+-]?\\d{1,6}") || Integer.parseInt(text) < least
              || Integer.parseInt(text) > most) {
            throw new Malformed(0, "\"" + Malformed.shortened(text) + "\" is no number that can stand here",
                "a " + expected);
          }
          return Integer.parseInt(text);
        });
  }

  /**
   * Returns the kind of values that are whole numbers from {@code least}, or {@code never}, which is read as 0.
   *
   * @param problem the message for a number from 1 to {@code least} - 1
   */
  public static Leaf<Integer> numberOrNever(int least, String name, String problem) {
    Numbers numbers = Numbers.from(least, "never");
    return leaf(name, "A whole number from " + least + ", or `never`.",
        Json.object("anyOf",
            List.of(Json.object("type", "integer", "minimum", least), Json.object("const", "never"))),
        text -> numbers.read(text, problem));
  }

  private static int requireAtMost(int most, int number, String problem, String expected) throws Malformed {
    if (number > most) {
      throw new Malformed(0, problem, expected);
    }
    return number;
  }

  private static List<Integer> numbers(String text) throws Malformed {
    List<String> bySide = bySide(text);
    return List.of(Numbers.POSITIVE.read(bySide.getFirst()), Numbers.POSITIVE.read(bySide.getLast()));
  }

  private static Goal.Verdicts verdicts(String text) throws Malformed {
    List<String> bySide = bySide(text);
    return new Goal.Verdicts(VERDICT.reader().read(bySide.getFirst()),
        VERDICT.reader().read(bySide.getLast()));
  }

  /** The parts for White and for Black; a single part for both if there is no slash. */
  private static List<String> bySide(String text) {
    int slash = text.indexOf(SidedLetters.SLASH);
    return slash < 0 ? List.of(text)
        : List.of(text.substring(0, slash).strip(), text.substring(slash + 1).strip());
  }

  private static String text(String text) throws Malformed {
    if (text.isBlank()) {
      throw new Malformed(0, "a text is missing here", "a text");
    }
    return text;
  }

  private static String id(String text) throws Malformed {
    if (!DefinitionKey.isId(text)) {
      throw new Malformed(0, "\"" + Malformed.shortened(text) + "\" is no id of a definition",
          Optional.of("lower-case letters, digits and hyphens"),
          Optional.of(text.toLowerCase(Locale.ROOT).replaceFirst("\\.ya?ml$", ""))
              .filter(DefinitionKey::isName));
    }
    return text;
  }

  private static String option(String text) throws Malformed {
    if (!text.matches("[a-z0-9-]{1,64}(=[a-z0-9-]{1,64})?")) {
      throw new Malformed(0, "\"" + Malformed.shortened(text) + "\" is no name of an option",
          "lower-case letters, digits and hyphens, perhaps with = between");
    }
    return text;
  }

  private static String counter(String text) throws Malformed {
    if (!ConditionTerms.isCounter(text)) {
      throw new Malformed(0, "\"" + Malformed.shortened(text) + "\" is no name of a counter",
          "at most 24 lower-case letters, digits and hyphens, and no word of conditions, such as points");
    }
    return text;
  }

  private static Movement movement(String text) throws Malformed {
    try {
      return Betza.parse(text(text));
    } catch (BetzaException e) {
      throw MovementMistake.in(text)
          .orElseGet(
              () -> new Malformed(e.column() - 1, e.problem(), Optional.of(e.expected()), Optional.empty()));
    }
  }

  private static List<Integer> files(String text) throws Malformed {
    String[] files = text.strip().split("\\s+", -1);
    if (files.length != 2 || !Arrays.stream(files).allMatch(file -> file.matches(Geometry.FILE_NAME))) {
      throw new Malformed(0, "\"" + Malformed.shortened(text) + "\" is no pair of files",
          "two file letters such as \"c g\"");
    }
    return Arrays.stream(files).map(file -> file.charAt(0) - 'a').toList();
  }
}
