package org.variorum.rules.language.word;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Sides;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.movement.Movement;
import org.variorum.rules.movement.betza.Betza;
import org.variorum.rules.movement.betza.BetzaException;
import org.variorum.rules.text.Nearest;

/**
 * A kind of text: how it is read, and how it is described.
 *
 * @param <T> what it is read to
 * @param name what it is called in the vocabulary
 * @param meaning what it looks like, in a sentence
 * @param schema the JSON Schema of it
 * @param choices the words to choose from, where there is such a list
 * @param reader reads it
 */
public record Leaf<T>(String name, String meaning, Map<String, Object> schema, List<Choice<T>> choices,
    Reader<T> reader) {

  /** Reads a text, or says what is wrong with it. */
  @FunctionalInterface
  public interface Reader<T> {
    T read(String text) throws Malformed;
  }

  /** A word to choose and what it says. */
  public record Choice<T>(T value, String word, String meaning) {}

  private static final Map<String, Object> STRING = Json.object("type", "string");

  public static final Leaf<String> TEXT =
      leaf("text", "Any text.", Json.object("type", List.of("string", "number")), Leaf::text);

  static final Leaf<String> ID =
      leaf("id", "The file name of a definition without `.yaml`.", STRING, Leaf::id);

  static final Leaf<String> OPTION = leaf("option",
      "The name of an option: lower-case letters, digits and hyphens, perhaps with `=` between: `castling=free`.",
      STRING, Leaf::option);

  public static final Leaf<Boolean> YES_NO =
      oneOf("yes or no", choice(true, "yes", "it is so"), choice(false, "no", "it is not so"));

  public static final Leaf<Integer> NUMBER =
      leaf("number", "A whole number from 1.", Json.object("type", "integer", "minimum", 1), Leaf::number);

  public static final Leaf<Integer> LIMIT = leaf("limit", "A whole number from 1, or `never`.",
      Json.object("anyOf", List.of(NUMBER.schema(), Json.object("const", "never"))),
      text -> text.equals("never") ? 0 : number(text));

  public static final Leaf<Integer> OCCURRENCE = leaf("occurrence", "A whole number from 2, or `never`.",
      Json.object("anyOf",
          List.of(Json.object("type", "integer", "minimum", 2), Json.object("const", "never"))),
      Leaf::occurrence);

  public static final Leaf<String> LETTER = leaf("letter",
      "The letter of one piece: `A` to `Z`. With `+` before it, it is the promoted form of the piece of that letter. With `~` after"
          + " it, as in `Q~`, it is a piece that looks and goes like that piece and turns back into another when it is captured;"
          + " players promote to it by the plain letter, `e8=Q`, and only the FEN shows the `~`.",
      Json.object("type", "string", "pattern", "^\\+?[A-Z]~?$"), Letters::letter);

  public static final Leaf<Letters> LETTERS = leaf("letters",
      "Letters of pieces, several with spaces between: `R B`; `all`; `all but K`; `nobody`.", STRING,
      Letters::read);

  public static final Leaf<Squares> SQUARES = leaf("squares",
      "Squares from White's side; for Black the same as `sides` says: `rank 9`, `ranks 7-9`, `files d-f`, the box `d1-f3`, the squares"
          + " `e4 d4`; several one after the other; `anywhere`; `nowhere`.",
      STRING, Squares::read);

  public static final Leaf<Geometry> BOARD = leaf("board",
      "Files x ranks, at most 16x16; missing squares after `without`: `7x6 without a1 g1 a6 g6`. On a `cylinder` the first file"
          + " lies beside the last: `8x8 cylinder`, `8x8 cylinder without d4 e5`.",
      STRING, BoardText::read);

  public static final Leaf<Sides> SIDES = oneOf("sides",
      choice(Sides.MIRRORED, "mirrored",
          "from the other end, with White's left and right: rank 1 for rank 8"),
      choice(Sides.HALF_TURN, "half a turn",
          "from the other end, as one who sits there: rank 1 for rank 8, the last file for the first"));

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

  public static final Leaf<Progress> PROGRESS = leaf("progress",
      "Of `captures`, `actions`, `promotions` and letters of pieces whose moves count: `captures P`.", STRING,
      Progress::read);

  public static final Leaf<Royalty.Mode> ROYALTY = oneOf("royalty",
      choice(Royalty.Mode.CHECK, "check", "a royal piece may not be left attacked"),
      choice(Royalty.Mode.CAPTURE, "capture", "a royal piece may be captured, which ends the game"));

  public static final Leaf<Royalty.Facing> FACING = oneOf("facing",
      choice(Royalty.Facing.OTHER_PIECES, "by moves of other pieces",
          "a royal piece's own move may never leave the royal pieces attacking each other"),
      choice(Royalty.Facing.ALL_PIECES, "by any move",
          "a royal piece's own move may do so too, where another piece gives check and they are not adjacent"));

  public static final Leaf<Goal.Verdict> VERDICT = oneOf("verdict",
      choice(Goal.Verdict.WIN, "win", "that side wins"),
      choice(Goal.Verdict.LOSS, "loss", "that side loses"),
      choice(Goal.Verdict.DRAW, "draw", "the game is drawn"));

  public static final Leaf<Boolean> PERPETUAL = oneOf("perpetual check",
      choice(false, "draws", "repetition by checks is a draw like any other"),
      choice(true, "loses", "a side all of whose moves since the first occurrence gave check loses"));

  public static final Leaf<Mechanism.Castling.Style> CASTLING = oneOf("style",
      choice(Mechanism.Castling.Style.ORTHODOX, "orthodox",
          "the king goes to a fixed file over squares not attacked, the rook beside it"),
      choice(Mechanism.Castling.Style.FREE, "free",
          "the king goes two or more squares towards the rook, no square between them attacked, the rook beside it"),
      choice(Mechanism.Castling.Style.ITALIAN, "italian",
          "both go to any squares of the stretch, the king nearer the corner, no square between them attacked"));

  public static final Leaf<Mechanism.Acting.Form> FORM = oneOf("form",
      choice(Mechanism.Acting.Form.APPROACHING, "approaching",
          "the target stands one step beyond the move's end"),
      choice(Mechanism.Acting.Form.WITHDRAWING, "withdrawing",
          "the target stands one step behind the move's start"),
      choice(Mechanism.Acting.Form.SHUNTING, "shunting",
          "the target stands where the move ends, is pushed a step on"),
      choice(Mechanism.Acting.Form.TOWING, "towing",
          "the target stands one step behind the start, is pulled to it"),
      choice(Mechanism.Acting.Form.OVERTAKING, "overtaking",
          "the piece passes the target by a second move straight on"),
      choice(Mechanism.Acting.Form.RIFLE, "rifle",
          "the piece stays; the target stands where it could capture"));

  public static final Leaf<Mechanism.Acting.Effect> EFFECT = oneOf("effect",
      choice(Mechanism.Acting.Effect.NONE, "nothing", "it cannot be a target"),
      choice(Mechanism.Acting.Effect.RECRUIT, "recruit", "it becomes the actor's, its kind unchanged"),
      choice(Mechanism.Acting.Effect.DEMOTE, "demote", "it becomes its basic kind, its side unchanged"),
      choice(Mechanism.Acting.Effect.PROMOTE, "promote", "it becomes its promoted form"),
      choice(Mechanism.Acting.Effect.DISPLACE, "displace", "it is moved only (shunting and towing)"));

  public static final Leaf<Boolean> ENEMY = oneOf("owner",
      choice(true, "enemy", "the enemy's"), choice(false, "own", "the mover's"));

  public static final Leaf<Mechanism.Exchange.When> WHEN = oneOf("when",
      choice(Mechanism.Exchange.When.ALWAYS, "always", "at any time"),
      choice(Mechanism.Exchange.When.IN_CHECK, "in check", "only while the mover is in check"),
      choice(Mechanism.Exchange.When.OUT_OF_CHECK, "out of check", "only while the mover is not in check"));

  public static final Leaf<Boolean> JUDGED = oneOf("judged",
      choice(true, "whole path", "every square passed must be in range too"),
      choice(false, "ends", "only the squares where the move starts and ends"));

  public static final Leaf<Boolean> FROZEN = oneOf("frozen",
      choice(true, "next turn", "it may not move during its owner's next turn"),
      choice(false, "never", "it may move at once"));

  public static final Leaf<Mechanism.Turn.Passing> PASS = oneOf("passing",
      choice(Mechanism.Turn.Passing.NEVER, "never", "a player who has no legal move is mated or stalemated"),
      choice(Mechanism.Turn.Passing.WITHOUT_MOVE, "without a move",
          "a player who is not in check and has no legal move passes"),
      choice(Mechanism.Turn.Passing.ALWAYS, "always", "a player who is not in check may pass"));

  public static final Leaf<Mechanism.Turn.Passing> FURTHER = oneOf("further moves",
      choice(Mechanism.Turn.Passing.NEVER, "compulsory",
          "they must be made; a player who cannot is stalemated"),
      choice(Mechanism.Turn.Passing.WITHOUT_MOVE, "if possible",
          "they must be made; where there is no legal one the player passes"),
      choice(Mechanism.Turn.Passing.ALWAYS, "optional", "the player may pass instead"));

  public static final Leaf<Integer> PARTS = leaf("number of moves",
      "A whole number from 1 to " + Mechanism.Turn.MAX_PARTS + ".",
      Json.object("type", "integer", "minimum", 1, "maximum", Mechanism.Turn.MAX_PARTS), Leaf::parts);

  public static final Leaf<Boolean> STUCK = oneOf("when stuck",
      choice(true, "when stuck", "where it would have no further move on the empty board"));

  /** Whether a text can be read so. */
  public boolean reads(String text) {
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

  private static <T> Choice<T> choice(T value, String word, String meaning) {
    return new Choice<>(value, word, meaning);
  }

  @SafeVarargs
  private static <T> Leaf<T> oneOf(String name, Choice<T>... choices) {
    List<Choice<T>> list = List.of(choices);
    List<String> words = list.stream().map(Choice::word).toList();
    return new Leaf<>(name, "One of these words:", Json.object("enum", words), list,
        text -> chosen(text, list, words));
  }

  private static <T> T chosen(String text, List<Choice<T>> choices, List<String> words) throws Malformed {
    int at = words.indexOf(text);
    if (at < 0) {
      throw new Malformed(0, "\"" + Malformed.shown(text) + "\" is none of the words that can stand here",
          Optional.of(String.join(", ", words)), Nearest.to(text, words));
    }
    return choices.get(at).value();
  }

  private static String text(String text) throws Malformed {
    if (text.isBlank()) {
      throw new Malformed(0, "a text is missing here", "a text");
    }
    return text;
  }

  private static String id(String text) throws Malformed {
    if (!DefinitionKey.isName(text)) {
      throw new Malformed(0, "\"" + Malformed.shown(text) + "\" is no id of a definition",
          Optional.of("lower-case letters, digits and hyphens"),
          Optional.of(text.toLowerCase(Locale.ROOT).replaceFirst("\\.ya?ml$", ""))
              .filter(DefinitionKey::isName));
    }
    return text;
  }

  private static String option(String text) throws Malformed {
    if (!text.matches("[a-z0-9-]{1,64}(=[a-z0-9-]{1,64})?")) {
      throw new Malformed(0, "\"" + Malformed.shown(text) + "\" is no name of an option",
          "lower-case letters, digits and hyphens, perhaps with = between");
    }
    return text;
  }

  private static int number(String text) throws Malformed {
    if (!text.matches("[1-9][0-9]{0,5}")) {
      throw new Malformed(0, "\"" + Malformed.shown(text) + "\" is no number that can stand here",
          "a whole number from 1");
    }
    return Integer.parseInt(text);
  }

  private static int occurrence(String text) throws Malformed {
    if (text.equals("1")) {
      throw new Malformed(0, "every position occurs once: the game would end before it begins",
          "a whole number from 2, or never");
    }
    return LIMIT.reader().read(text);
  }

  private static int parts(String text) throws Malformed {
    int parts = number(text);
    if (parts > Mechanism.Turn.MAX_PARTS) {
      throw new Malformed(0, "a turn has at most " + Mechanism.Turn.MAX_PARTS + " moves",
          "a whole number from 1 to " + Mechanism.Turn.MAX_PARTS);
    }
    return parts;
  }

  private static Movement movement(String text) throws Malformed {
    try {
      return Betza.parse(text(text));
    } catch (BetzaException e) {
      throw new Malformed(e.column() - 1, e.problem(), e.expected());
    }
  }

  private static List<Integer> files(String text) throws Malformed {
    String[] files = text.strip().split("\\s+", -1);
    if (files.length != 2 || !Arrays.stream(files).allMatch(file -> file.matches("[a-p]"))) {
      throw new Malformed(0, "\"" + Malformed.shown(text) + "\" is no pair of files",
          "two file letters such as \"c g\"");
    }
    return Arrays.stream(files).map(file -> file.charAt(0) - 'a').toList();
  }
}
