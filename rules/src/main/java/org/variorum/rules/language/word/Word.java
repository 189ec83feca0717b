package org.variorum.rules.language.word;

import static org.variorum.rules.language.word.Shape.either;
import static org.variorum.rules.language.word.Shape.named;
import static org.variorum.rules.language.word.Shape.one;
import static org.variorum.rules.language.word.Shape.part;
import static org.variorum.rules.language.word.Shape.several;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The table of all words of the language: where each stands, what follows it, what holds without it, an example and what
 * it means. The reader knows no other words; the vocabulary page and the JSON Schema are printed from it.
 */
public enum Word {

  GAME(Section.FILE, "game", one(Leaf.TEXT), Word.REQUIRED, "My Game", "The name of the game."),
  VERSION(Section.FILE, "version", one(Leaf.TEXT), "1", "2",
      "The version of the definition; count it up when a rule changes."),
  FROM(Section.FILE, "from", one(Leaf.ID), "", "another-game",
      "The definition that this one starts from. What is written here is laid over it: mappings merge key by key, `none`"
          + " removes, everything else replaces."),
  INVENTOR(Section.FILE, "inventor", one(Leaf.TEXT), "", "Alexandre Muñiz, 1997",
      "The inventor and the year."),
  ABOUT(Section.FILE, "about", one(Leaf.TEXT), "", "Kings may swap.", "One sentence for a list of games."),
  SOURCE(Section.FILE, "source", one(Leaf.TEXT), "", "https://example.org/rules",
      "Where the rules were published."),
  OPTIONS(Section.FILE, "options", named(Leaf.OPTION, part(Section.OPTION)), "",
      "{ castling=free: { about: Castling is free., castling: free } }",
      "Changes of rules that players can choose, by name."),

  OPTION_ABOUT(Section.OPTION, "about", one(Leaf.TEXT), Word.REQUIRED, "The king does not lend.",
      "One sentence that says what the option changes."),

  BOARD(Section.RULES, "board", one(Leaf.BOARD), Word.REQUIRED, "7x6 without a1 g1 a6 g6", "The squares."),
  SIDES(Section.RULES, "sides", one(Leaf.SIDES), "mirrored", "half a turn",
      "How Black sees the board: what is written for White, squares and movements, means the same to Black from there."),
  START(Section.RULES, "start", one(Leaf.FEN), Word.REQUIRED,
      "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"", "The start position."),
  PIECES(Section.RULES, "pieces", named(Leaf.LETTER, part(Section.PIECE)), Word.REQUIRED,
      "{ K: { name: king, royal: yes, moves: K } }", "The kinds of pieces by their letters, at most 60."),
  ROYALTY(Section.RULES, "royalty", one(Leaf.ROYALTY), "check", "capture",
      "What may happen to a royal piece. Without a royal piece it says nothing."),
  FACING(Section.RULES, "royal pieces may face", one(Leaf.FACING), "by moves of other pieces", "by any move",
      "Which moves may leave the royal pieces of both sides attacking each other by their movement out of check, while"
          + " another piece gives check."),
  GOALS(Section.RULES, "goals", part(Section.GOALS), "", "{ stalemate: loss }",
      "How a game ends besides the draws. A captured royal piece always ends it."),
  DRAWS(Section.RULES, "draws", part(Section.DRAWS), "", "{ repetition: 4, moves: never }",
      "What makes a game a draw by its length."),
  CASTLING(Section.RULES, "castling", either(one(Leaf.CASTLING), part(Section.CASTLING)), "", "orthodox",
      "King and rook that have not moved go in one move."),
  EN_PASSANT(Section.RULES, "en passant", one(Leaf.LETTERS), "", "P",
      "Pieces that can capture each other, on the next move, on a square that was passed by an initial move of several"
          + " steps. Every movement with which such a piece can capture captures so, too."),
  HANDS(Section.RULES, "hands", named(Leaf.LETTER, either(one(Leaf.SQUARES), part(Section.DROP))), "",
      "{ R: anywhere, P: ranks 2-7 }",
      "Captured pieces change sides and are held until they are dropped instead of a move. The pieces that can be held, in the"
          + " order of the FEN, and where each may be dropped. A captured piece is held as its `basic` kind; one whose kind is"
          + " not named here leaves the game."),
  BORROWING(Section.RULES, "borrowing", part(Section.BORROWING), "", "{ borrowers: all but K, lenders: all }",
      "Pieces have no movement of their own, but that of the friends that protect them."),
  ACTING(Section.RULES, "acting", part(Section.ACTING), "", "{ form: rifle }",
      "Nothing is captured; a piece that could capture acts on pieces instead."),
  ANSWER_BAN(Section.RULES, "answer ban", one(Leaf.LETTERS), "", "R A",
      "After a move of one of these pieces the opponent's next move may not be one of the same kind, but for captures."),
  EXCHANGE(Section.RULES, "exchange", part(Section.EXCHANGE), "", "{ piece: K, with: K, when: in check }",
      "A piece exchanges squares with another."),
  RANGE(Section.RULES, "range", part(Section.RANGE), "", "{ for: R B, around: S }",
      "Some pieces may start, pass and end only on squares near some others."),
  DISPLACEMENT(Section.RULES, "displacement", part(Section.DISPLACEMENT), "", "{ of: S, either colour: yes }",
      "A captured piece is not removed but put on an empty square near by, by the capturing player."),
  EXPLOSION(Section.RULES, "explosion", part(Section.EXPLOSION), "", "{ spares: P }",
      "A capture also removes the capturer and every piece on the squares next to where it captured. Where there is"
          + " check, the royal piece cannot capture, and is safe beside the other one. Only the piece that was captured goes to a hand."),
  TURN(Section.RULES, "turn", part(Section.TURN), "", "{ moves: 2, further moves: optional }",
      "Who moves next: a turn of several moves, or one that may be passed. No move may leave the own royal piece attacked, and"
          + " a move that gives check ends the turn. Where there is a pass, it is a move."),

  NAME(Section.PIECE, "name", one(Leaf.TEXT), Word.REQUIRED, "rook",
      "The piece's name in lower case. Two kinds have different names, but for `Q~` and `Q`."),
  LIKE(Section.PIECE, "like", one(Leaf.LETTER), "", "Q",
      "The piece that this one is like: what is written here is laid over what is written there."),
  ROYAL(Section.PIECE, "royal", one(Leaf.YES_NO), "no", "yes",
      "Whether check, mate or capture of it decides the game. One kind only may be royal, and a side has exactly one such"
          + " piece; where it may be captured, at most one."),
  MOVES(Section.PIECE, "moves", several(either(one(Leaf.MOVEMENT), part(Section.WAY))), "", "mfWcfF",
      "How it moves and captures. Without it, it does neither."),
  CAPTURES(Section.PIECE, "captures",
      named(Leaf.LETTERS, several(either(one(Leaf.MOVEMENT), part(Section.WAY)))), "", "{ K: fR }",
      "Captures of certain pieces only, by letter: of each movement the capturing half counts."),
  IN_CHECK(Section.PIECE, "in check", several(either(one(Leaf.MOVEMENT), part(Section.WAY))), "", "K",
      "How it moves and captures while its side is in check; without it, as always."),
  ORBITS(Section.PIECE, "orbits", one(Leaf.LETTERS), "nobody", "S",
      "Pieces of its own side around which it goes: along the squares adjacent to one that stands adjacent to it."),
  HOME(Section.PIECE, "home", one(Leaf.SQUARES), "", "rank 2",
      "Where it counts as unmoved; without it, where the start position has its like."),
  PROMOTES(Section.PIECE, "promotes", part(Section.PROMOTION), "", "{ to: Q R B N, in: rank 8 }",
      "What it becomes by its own move."),
  BASIC(Section.PIECE, "basic", one(Leaf.LETTER), "", "P",
      "The piece that it is the promoted form of: what it is demoted to, what goes to a hand. For `+R` it is `R`; for `Q~` it"
          + " must be written. No royal piece is one or has one."),

  WAY(Section.WAY, "way", one(Leaf.MOVEMENT), Word.REQUIRED, "sW", "The movement."),
  WAY_FROM(Section.WAY, "from", one(Leaf.SQUARES), "anywhere", "ranks 6-10",
      "Where the piece must stand to go so."),
  WAY_TO(Section.WAY, "to", one(Leaf.SQUARES), "anywhere", "d1-f3", "Where it must end."),

  PROMOTION_TO(Section.PROMOTION, "to", one(Leaf.LETTERS), Word.REQUIRED, "Q R B N",
      "The pieces to choose from."),
  PROMOTION_IN(Section.PROMOTION, "in", one(Leaf.SQUARES), Word.REQUIRED, "rank 8", "Where it may promote."),
  PROMOTION_LEAVING(Section.PROMOTION, "leaving", one(Leaf.YES_NO), "no", "yes",
      "Whether a move that starts there promotes too."),
  PROMOTION_MUST(Section.PROMOTION, "must", either(one(Leaf.STUCK), one(Leaf.SQUARES)), "wherever it may",
      "rank 10",
      "Where it must promote if its move ends there."),
  PROMOTION_LIMITED(Section.PROMOTION, "limited", one(Leaf.YES_NO), "no", "yes",
      "Whether a side may never have more pieces of a kind by promotion than at the start. A move that must promote and"
          + " finds nothing left to become is not legal."),

  CHECKMATE(Section.GOALS, "checkmate", one(Leaf.VERDICT), "loss", "win",
      "For the side to move that is in check and has no legal move."),
  STALEMATE(Section.GOALS, "stalemate", one(Leaf.VERDICT), "draw", "loss",
      "For the side to move that is not in check and has no legal move."),
  REACH(Section.GOALS, "reach", several(part(Section.REACH)), "", "{ pieces: K, squares: d4 e4 d5 e5 }",
      "A side that moves one of the pieces there has won."),
  BARE_KING(Section.GOALS, "bare king", one(Leaf.VERDICT), "", "loss",
      "For a side that has nothing left but its royal piece."),
  EXTINCTION(Section.GOALS, "extinction", several(part(Section.EXTINCTION)), "",
      "{ pieces: Q, verdict: loss }",
      "For a side that has no such pieces left."),
  CHECKS(Section.GOALS, "checks", one(Leaf.NUMBER), "", "3", "A side that has given so many checks has won."),

  REACH_PIECES(Section.REACH, "pieces", one(Leaf.LETTERS), Word.REQUIRED, "K", "The pieces that may do it."),
  REACH_SQUARES(Section.REACH, "squares", one(Leaf.SQUARES), Word.REQUIRED, "d4 e4 d5 e5", "Where."),

  EXTINCTION_PIECES(Section.EXTINCTION, "pieces", one(Leaf.LETTERS), "any pieces at all", "Q",
      "The pieces, all of which must be gone."),
  EXTINCTION_VERDICT(Section.EXTINCTION, "verdict", one(Leaf.VERDICT), "loss", "win",
      "For the side without them."),

  REPETITION(Section.DRAWS, "repetition", one(Leaf.OCCURRENCE), "3", "4",
      "The occurrence of a position that ends the game."),
  PERPETUAL_CHECK(Section.DRAWS, "perpetual check", one(Leaf.PERPETUAL), "draws", "loses",
      "What repetition by checks does."),
  MOVE_COUNT(Section.DRAWS, "moves", one(Leaf.LIMIT), "50", "never",
      "Moves by each side without progress after which the game is drawn."),
  PROGRESS(Section.DRAWS, "progress", one(Leaf.PROGRESS), "captures, and moves of pieces that can promote",
      "captures P",
      "What sets the count of moves back to 0. The FEN shows it, also where it ends no game."),
  BARE_KINGS(Section.DRAWS, "bare kings", one(Leaf.YES_NO), "yes", "no",
      "Whether the game is drawn when both sides have only their royal pieces."),

  CASTLING_STYLE(Section.CASTLING, "style", one(Leaf.CASTLING), Word.REQUIRED, "orthodox", "Where they go."),
  CASTLING_KING(Section.CASTLING, "king", one(Leaf.LETTER), "the royal piece", "K",
      "The one; a side has at most one at the start."),
  CASTLING_ROOK(Section.CASTLING, "rook", one(Leaf.LETTER), "R", "R", "The other."),
  CASTLING_FILES(Section.CASTLING, "king to", one(Leaf.FILES), "the c-file and the last but one", "c g",
      "The king's files, `orthodox` only; the rook goes beside it."),

  DROP_IN(Section.DROP, "in", one(Leaf.SQUARES), "anywhere", "ranks 1-8", "Where it may be dropped."),
  DROP_ONE_PER_FILE(Section.DROP, "one per file", one(Leaf.YES_NO), "no", "yes",
      "Not on a file that has an unpromoted piece of its kind and side."),
  DROP_MAY_MATE(Section.DROP, "may mate", one(Leaf.YES_NO), "yes", "no", "Whether the drop may give mate."),
  DROP_MAY_BE_STUCK(Section.DROP, "may be stuck", one(Leaf.YES_NO), "no", "yes",
      "Whether it may be dropped where it would have no further move on the empty board."),

  BORROWERS(Section.BORROWING, "borrowers", one(Leaf.LETTERS), Word.REQUIRED, "all but K",
      "The pieces that only borrow."),
  LENDERS(Section.BORROWING, "lenders", one(Leaf.LETTERS), "all", "all but K", "The pieces that lend."),

  FORM(Section.ACTING, "form", one(Leaf.FORM), Word.REQUIRED, "approaching",
      "Where the target stands and goes."),
  ACT_ENEMY(Section.ACTING, "enemy", one(Leaf.EFFECT), "recruit", "displace",
      "What happens to an enemy that is no promoted piece."),
  ACT_PROMOTED(Section.ACTING, "promoted enemy", one(Leaf.EFFECT), "demote", "recruit",
      "What happens to an enemy that is one."),
  ACT_ALLY(Section.ACTING, "ally", one(Leaf.EFFECT), "promote", "nothing",
      "What happens to an ally that has one promoted form."),
  COMPULSORY(Section.ACTING, "compulsory", one(Leaf.YES_NO), "no", "yes",
      "Whether a plain move is forbidden where an acting move with the same start and end is legal."),
  ZONE_BOUND(Section.ACTING, "zone-bound", one(Leaf.LETTERS), "nobody", "S",
      "Pieces that, acting, may promote only if their destination or the target lies in the zone."),

  EXCHANGE_PIECE(Section.EXCHANGE, "piece", one(Leaf.LETTER), Word.REQUIRED, "K", "The mover's piece."),
  EXCHANGE_WITH(Section.EXCHANGE, "with", one(Leaf.LETTER), Word.REQUIRED, "K", "The other piece."),
  EXCHANGE_OF(Section.EXCHANGE, "of", one(Leaf.ENEMY), "enemy", "own", "Whose piece the other is."),
  EXCHANGE_WHEN(Section.EXCHANGE, "when", one(Leaf.WHEN), "always", "in check", "When it is allowed."),
  EXCHANGE_FACING(Section.EXCHANGE, "while facing", one(Leaf.YES_NO), "yes", "no",
      "Whether it is allowed while the two royal pieces face each other."),
  EXCHANGE_REPLY(Section.EXCHANGE, "in reply", one(Leaf.YES_NO), "yes", "no",
      "Whether it is allowed in reply to an exchange."),

  RANGE_FOR(Section.RANGE, "for", one(Leaf.LETTERS), Word.REQUIRED, "R B",
      "The pieces that are bound by it."),
  RANGE_AROUND(Section.RANGE, "around", one(Leaf.LETTERS), Word.REQUIRED, "S",
      "The pieces of their side that give range."),
  RANGE_DISTANCE(Section.RANGE, "distance", one(Leaf.NUMBER), "1", "2",
      "How far it reaches, in king's steps."),
  RANGE_JUDGED(Section.RANGE, "judged", one(Leaf.JUDGED), "whole path", "ends",
      "Which squares must be in range."),

  DISPLACED(Section.DISPLACEMENT, "of", one(Leaf.LETTERS), Word.REQUIRED, "S",
      "The pieces that are displaced."),
  DISPLACED_OWN(Section.DISPLACEMENT, "either colour", one(Leaf.YES_NO), "no", "yes",
      "Whether a player may so capture his own, too."),
  DISPLACED_DISTANCE(Section.DISPLACEMENT, "distance", one(Leaf.NUMBER), "1", "2",
      "How far from where it was captured it may be put, in king's steps."),
  DISPLACED_FROZEN(Section.DISPLACEMENT, "frozen", one(Leaf.FROZEN), "never", "next turn",
      "When it may not move."),

  SPARES(Section.EXPLOSION, "spares", one(Leaf.LETTERS), "nobody", "P",
      "The pieces that stand a blast: they die only when captured or capturing."),

  TURN_MOVES(Section.TURN, "moves", one(Leaf.PARTS), "1", "2", "How many moves a turn has."),
  TURN_PASS(Section.TURN, "pass", one(Leaf.PASS), "never", "always",
      "When a player may pass instead of the first move, which ends the turn."),
  TURN_FURTHER(Section.TURN, "further moves", one(Leaf.FURTHER), "compulsory", "optional",
      "Whether the moves after the first must be made. To pass ends the turn.");

  /** Stands for the default of a word that must be there. */
  static final String REQUIRED = "required";

  private final Section section;
  private final String text;
  private final Shape shape;
  private final String byDefault;
  private final String example;
  private final String meaning;

  Word(Section section, String text, Shape shape, String byDefault, String example, String meaning) {
    this.section = section;
    this.text = text;
    this.shape = shape;
    this.byDefault = byDefault;
    this.example = example;
    this.meaning = meaning;
  }

  /** The words that stand in a section and nowhere else. */
  public static List<Word> ownTo(Section section) {
    return Arrays.stream(values()).filter(word -> word.section == section).toList();
  }

  /** All words that may stand in a section. */
  public static List<Word> in(Section section) {
    boolean withRules = section == Section.FILE || section == Section.OPTION;
    return withRules ? Stream.concat(ownTo(section).stream(), ownTo(Section.RULES).stream()).toList()
        : ownTo(section);
  }

  /** The words that must stand in a section. An option takes its rules over from the file. */
  public static List<Word> requiredIn(Section section) {
    return (section == Section.OPTION ? ownTo(section) : in(section)).stream().filter(Word::required)
        .toList();
  }

  /** The word that is so spelt in a section. */
  public static Optional<Word> of(Section section, String text) {
    return in(section).stream().filter(word -> word.text.equals(text)).findFirst();
  }

  public Section section() {
    return section;
  }

  /** The word as it is written. */
  public String text() {
    return text;
  }

  /** What may follow it. */
  public Shape shape() {
    return shape;
  }

  /** Whether it must be there. */
  public boolean required() {
    return byDefault.equals(REQUIRED);
  }

  /** What holds without it: a value of its shape, a description of one, or nothing. */
  public String byDefault() {
    return byDefault;
  }

  public String example() {
    return example;
  }

  String meaning() {
    return meaning;
  }
}
