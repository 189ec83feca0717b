package org.variorum.rules.language.word;

import static org.variorum.rules.language.word.ValueShape.either;
import static org.variorum.rules.language.word.ValueShape.named;
import static org.variorum.rules.language.word.ValueShape.one;
import static org.variorum.rules.language.word.ValueShape.part;
import static org.variorum.rules.language.word.ValueShape.several;

import java.util.List;

/**
 * A word of the language. The constants are the words that belong to no mechanism; each mechanism has further words.
 *
 * @param section the section that contains the word
 * @param text the word as it is written
 * @param shape the form of the value after the word
 * @param defaultText the value if the word is missing: a text of the shape, a description in words, or empty for none
 * @param example a value for the documentation and for messages
 * @param meaning the meaning of the word, in sentences
 * @param formerNames the former names of the word
 */
public record Word(Section section, String text, ValueShape shape, String defaultText, String example,
    String meaning,
    List<String> formerNames) {

  /** The default of a word that is required. */
  public static final String REQUIRED = "required";

  public static final Word GAME =
      new Word(Section.FILE, "game", one(Leaf.TEXT), REQUIRED, "My Game", "The name of the game.");
  public static final Word VERSION = new Word(Section.FILE, "version", one(Leaf.TEXT), "1", "2",
      "The version of the definition; count it up when a rule changes.");
  public static final Word FROM = new Word(Section.FILE, "from", one(Leaf.ID), "", "another-game",
      "The definition that this one starts from. The words of this file override it: mappings merge key by key,"
          + " `none` removes a value, any other value replaces the old value.");
  public static final Word INVENTOR =
      new Word(Section.FILE, "inventor", one(Leaf.TEXT), "", "Alexandre Muñiz, 1997",
          "The inventor and the year.");
  public static final Word ABOUT = new Word(Section.FILE, "about", one(Leaf.TEXT), "", "Kings may swap.",
      "One sentence for a list of games.");
  public static final Word SOURCE =
      new Word(Section.FILE, "source", one(Leaf.TEXT), "", "https://example.org/rules",
          "Where the rules were published.");
  public static final Word FORM_OF = new Word(Section.FILE, "form of", one(Leaf.TEXT), "", "My Game",
      "The name of the game of which this is one form. A list shows all forms of a game as one entry.");
  public static final Word OTHER_NAMES =
      new Word(Section.FILE, "also known as", several(one(Leaf.TEXT)), "", "[My Chess, MC]",
          "Other names by which people may look for the game. They are not inherited.");
  public static final Word LOOK = new Word(Section.FILE, "look", part(Section.LOOK), "",
      "{ board: points, river: ranks 5-6, diagonals: d1-f3 d8-f10 }",
      "The appearance of the board.");
  public static final Word OPTIONS =
      new Word(Section.FILE, "options", named(Leaf.OPTION, part(Section.OPTION)), "",
          "{ castling=free: { about: Castling is free., castling: free } }",
          "Changes of rules that players can choose, by name.");

  public static final Word LOOK_BOARD =
      new Word(Section.LOOK, "board", one(Leaf.GROUND), "chequered", "points",
          "Where pieces stand.");
  public static final Word LOOK_RIVER = new Word(Section.LOOK, "river", one(Leaf.SQUARES), "", "ranks 5-6",
      "With `board: points`: squares between which no line runs up the board, except at its two edges.");
  public static final Word LOOK_DIAGONALS =
      new Word(Section.LOOK, "diagonals", one(Leaf.SQUARES), "", "d1-f3 d8-f10",
          "Boxes in which both diagonals are drawn. Not on a chequered board.");
  public static final Word LOOK_MARKS = new Word(Section.LOOK, "marks", one(Leaf.SQUARES), "", "d4-f6",
      "The marks: with `board: points`, four angles around each of these points; with `board: plain`, dots at"
          + " the corners of these boxes.");
  public static final Word LOOK_FILES =
      new Word(Section.LOOK, "files", one(Leaf.FILE_NAMES), "letters", "numbers from the right",
          "How players name files. A page shows these names at the upper edge if a player chooses them, instead"
              + " of the names in moves at the lower edge.");
  public static final Word LOOK_RANKS =
      new Word(Section.LOOK, "ranks", one(Leaf.RANK_NAMES), "numbers", "letters from the top",
          "How players name ranks. If a player chooses them, a page shows these names at the right edge.");

  public static final Word LOOK_SIDES =
      new Word(Section.LOOK, "sides", one(Leaf.SIDE_NAMES), "White / Black", "Red / Black",
          "What players call the sides; the first to move is first. Definitions always say White and Black.");
  public static final Word LOOK_COLOURS =
      new Word(Section.LOOK, "colours", one(Leaf.TINTS), "white / black", "red / black",
          "The colours of the pieces of the two sides, in the order of `sides`.");

  public static final Word OPTION_ABOUT =
      new Word(Section.OPTION, "about", one(Leaf.TEXT), REQUIRED, "The king does not lend.",
          "One sentence that says what the option changes.");

  public static final Word OPTION_AS_IN =
      new Word(Section.OPTION, "as in", one(Leaf.ID), "", "another-game",
          "Another definition: the option makes the same changes that this definition makes to its parent."
              + " Other words of the option override these changes. Such an option is not inherited.");

  public static final Word BOARD =
      new Word(Section.RULES, "board", one(Leaf.BOARD), REQUIRED, "7x6 without a1 g1 a6 g6", "The squares.");
  public static final Word SIDES = new Word(Section.RULES, "sides", one(Leaf.SIDES), "mirrored",
      "half a turn",
      "How Black sees the board. Squares and movements are written for White, and apply to Black in this view.");
  public static final Word START = new Word(Section.RULES, "start", one(Leaf.FEN), REQUIRED,
      "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"", "The start position.");
  public static final Word PIECES =
      new Word(Section.RULES, "pieces", named(Leaf.LETTER, part(Section.PIECE)), REQUIRED,
          "{ K: { name: king, royal: yes, moves: K } }", "The kinds of pieces by their letters, at most 60.")
          .formerly("men");
  public static final Word ROYALTY = new Word(Section.RULES, "royalty",
      either(one(Leaf.ROYALTY), part(Section.ROYALTY)), "check", "capture",
      "What may happen to a royal piece. Without a royal piece, the word has no effect.");
  public static final Word ROYALTY_MODE =
      new Word(Section.ROYALTY, "mode", one(Leaf.ROYALTY), "check", "capture",
          "What may happen to a royal piece.");
  public static final Word ROYALTY_SEVERAL = new Word(Section.ROYALTY, "of several", one(Leaf.SEVERAL),
      "one", "all",
      "Which royal pieces count. A side may have several, of one kind or more, and get others by promotion.");
  public static final Word FACING = new Word(Section.RULES, "royal pieces may face", one(Leaf.FACING),
      "by moves of other pieces", "by any move",
      "Which moves may leave the royal pieces of both sides attacking each other by their movement out of check, while"
          + " another piece gives check.")
      .formerly("royal men may face");
  public static final Word NO_ROYAL = new Word(Section.RULES, "no royal piece", one(Leaf.SIDE), "", "White",
      "The side that has no royal piece: nothing gives it check or mates it.");
  public static final Word GOALS =
      new Word(Section.RULES, "goals", part(Section.GOALS), "", "{ stalemate: loss }",
          "How a game ends, other than by `draws`. A captured royal piece always ends it.");
  public static final Word DRAWS =
      new Word(Section.RULES, "draws", part(Section.DRAWS), "", "{ repetition: 4, moves: never }",
          "What makes a game a draw by its length.");

  public static final Word NAME = new Word(Section.PIECE, "name", one(Leaf.TEXT), REQUIRED, "rook",
      "The piece's name in lower case. Different kinds have different names, except `Q~` and `Q`.");
  public static final Word CHARACTER =
      new Word(Section.PIECE, "character", one(Leaf.CHARACTERS), "", "帥 / 將",
          "The characters on the piece, for players who prefer characters to figures. They change no rule.");
  public static final Word ELSEWHERE =
      new Word(Section.PIECE, "elsewhere", one(Leaf.OTHER_LETTERS), "", "N H",
          "The letters, besides its own, by which other programs know the piece in FENs. All of them are read;"
              + " the first is written for Fairy-Stockfish. They change no rule.");
  public static final Word LIKE = new Word(Section.PIECE, "like", one(Leaf.LETTER), "", "Q",
      "This piece takes over the words of that piece. The words that are written here override them.");
  public static final Word ROYAL = new Word(Section.PIECE, "royal", one(Leaf.YES_NO), "no", "yes",
      "Whether check, mate or capture of it decides the game. A side has exactly one royal piece, of whatever kind; where it may be"
          + " captured, at most one. It may have several where `royalty` says which of them count.");
  public static final Word MOVES =
      new Word(Section.PIECE, "moves", several(either(one(Leaf.MOVEMENT), part(Section.WAY))), "", "mfWcfF",
          "How the piece moves and captures. Without this word, the piece does neither.");
  public static final Word CAPTURES = new Word(Section.PIECE, "captures",
      named(Leaf.LETTERS, several(either(one(Leaf.MOVEMENT), part(Section.WAY)))), "", "{ K: fR }",
      "Captures of certain pieces only, by letter. Only the capturing part of each movement counts.");
  public static final Word HOME = new Word(Section.PIECE, "home", one(Leaf.SQUARES), "", "rank 2",
      "Where the piece counts as unmoved. Without this word: where the start position has such a piece.");
  public static final Word PROMOTES =
      new Word(Section.PIECE, "promotes", part(Section.PROMOTION), "", "{ becomes: Q R B N, in: rank 8 }",
          "What the piece becomes by its own move.");
  public static final Word BASIC = new Word(Section.PIECE, "basic", one(Leaf.LETTER), "", "P",
      "The piece that it is the promoted form of: what it is demoted to, what goes to a hand. For `+R` it is `R`; for `Q~` it"
          + " must be written. No royal piece has one, and only one of several royal pieces may be one.");

  public static final Word WAY =
      new Word(Section.WAY, "way", one(Leaf.MOVEMENT), REQUIRED, "sW", "The movement.");
  public static final Word WAY_FROM =
      new Word(Section.WAY, "from", one(Leaf.SQUARES), "anywhere", "ranks 6-10",
          "Where the piece must stand to move in this way.");
  public static final Word WAY_TO =
      new Word(Section.WAY, "to", one(Leaf.SQUARES), "anywhere", "d1-f3", "Where the move must end.");

  public static final Word WAY_OVER =
      new Word(Section.WAY, "over", one(Leaf.HURDLES), "any piece", "all but C",
          "The pieces over which the movement may hop. Other pieces block it.");
  public static final Word WAY_HURDLES =
      new Word(Section.WAY, "hurdles", one(Leaf.HURDLE_COUNT), "1", "at least 1",
          "The number of pieces over which a movement with `p` or `g` hops. They may stand anywhere on its"
              + " path. With `g`, it ends on the square behind the last of them.");
  public static final Word WAY_WHEN =
      new Word(Section.WAY, "when", one(Leaf.CONDITION), "", "not in check",
          "What must hold before the move, as the piece's side sees it. A way with such a limit is not lent.");

  public static final Word PROMOTION_BECOMES =
      new Word(Section.PROMOTION, "becomes", one(Leaf.SIDED_LETTERS), REQUIRED, "Q R B N",
          "The pieces to choose from.")
          .formerly("to");
  public static final Word PROMOTION_IN =
      new Word(Section.PROMOTION, "in", one(Leaf.SQUARES), REQUIRED, "rank 8", "Where it may promote.");
  public static final Word PROMOTION_LEAVING =
      new Word(Section.PROMOTION, "leaving", one(Leaf.YES_NO), "no", "yes",
          "Whether a move that starts on these squares promotes too.");
  public static final Word PROMOTION_MUST =
      new Word(Section.PROMOTION, "must", either(one(Leaf.STUCK), one(Leaf.SQUARES)), "wherever it may",
          "rank 10",
          "Where the piece must promote if its move ends there.");
  public static final Word PROMOTION_BY_CAPTURE = new Word(Section.PROMOTION, "by capture", one(Leaf.YES_NO),
      "no", "yes", "Whether only a move that captures promotes.");
  public static final Word PROMOTION_LIMITED = new Word(Section.PROMOTION, "limited",
      either(one(Leaf.YES_NO), one(Leaf.LETTERS)), "no", "yes",
      "Whether a side may never have more pieces of a kind by promotion than at the start, or of which kinds; on the board and in"
          + " hand count together. A move that must promote and finds nothing left to become is not legal.");

  public static final Word PROMOTION_WHEN =
      new Word(Section.PROMOTION, "when", one(Leaf.CONDITION), "", "no own Q",
          "What must hold before the move, as the piece's side sees it; if it does not, the piece may not"
              + " promote.");

  public static final Word CHECKMATE = new Word(Section.GOALS, "checkmate", one(Leaf.VERDICTS), "loss", "win",
      "For the side to move that is in check and has no legal move.");
  public static final Word STALEMATE =
      new Word(Section.GOALS, "stalemate", one(Leaf.VERDICTS), "draw", "loss",
          "For the side to move that is not in check and has no legal move.");

  /** The words that belong to no mechanism. */
  static final List<Word> CORE = List.of(GAME, VERSION, FROM, INVENTOR, ABOUT, SOURCE, FORM_OF, OTHER_NAMES,
      LOOK, OPTIONS,
      LOOK_BOARD, LOOK_RIVER, LOOK_DIAGONALS, LOOK_MARKS, LOOK_FILES, LOOK_RANKS, LOOK_SIDES,
      LOOK_COLOURS, OPTION_ABOUT, OPTION_AS_IN,
      BOARD, SIDES,
      START,
      PIECES, ROYALTY, ROYALTY_MODE, ROYALTY_SEVERAL, FACING, NO_ROYAL, GOALS, DRAWS, NAME, CHARACTER,
      ELSEWHERE,
      LIKE,
      ROYAL,
      MOVES, CAPTURES, HOME, PROMOTES, BASIC, WAY, WAY_FROM, WAY_TO, WAY_OVER, WAY_HURDLES, WAY_WHEN,
      PROMOTION_BECOMES,
      PROMOTION_IN,
      PROMOTION_LEAVING, PROMOTION_MUST, PROMOTION_BY_CAPTURE, PROMOTION_LIMITED, PROMOTION_WHEN, CHECKMATE,
      STALEMATE);

  public Word(Section section, String text, ValueShape shape, String defaultText, String example,
      String meaning) {
    this(section, text, shape, defaultText, example, meaning, List.of());
  }

  /** A word with a text as its value. */
  public Word(Section section, String text, Leaf<?> leaf, String defaultText, String example,
      String meaning) {
    this(section, text, ValueShape.one(leaf), defaultText, example, meaning);
  }

  /** Returns this word with the given former names. */
  public Word formerly(String... formerNames) {
    return new Word(section, text, shape, defaultText, example, meaning, List.of(formerNames));
  }

  /** Whether the section requires this word. */
  public boolean isRequired() {
    return defaultText.equals(REQUIRED);
  }
}
