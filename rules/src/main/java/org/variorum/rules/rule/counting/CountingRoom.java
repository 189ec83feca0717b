package org.variorum.rules.rule.counting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.counting.Counting.Form;
import org.variorum.rules.text.English;

/** Moves are counted when few pieces are left. */
public final class CountingRoom extends Room<Counting> {

  private static final Section SECTION =
      new Section("counting", "Counted moves", "After `counting`: which pieces it goes by.");
  private static final Word COUNTING = new Word(Section.DRAWS, "counting", ValueShape.part(SECTION), "",
      "{ rule: board and pieces, pawns: P, rooks: R, bishops: S, knights: N }",
      "Moves are counted when few pieces are left, and when the count is full the game is a draw. The FEN shows the limit and the"
          + " count, in half-moves.");
  private static final Leaf<Form> FORMS = Leaf.oneOf("way of counting",
      Leaf.choice(Form.BOARD_AND_PIECES, "board and pieces",
          "to 64 moves once no pawns are left; where a side has one piece left, anew, by the pieces of the other: to 8 for two rooks,"
              + " 16 for one, 22 for two bishops, 32 for two knights, 44 for a bishop, else 64, and it begins with the number of pieces"
              + " on the board"),
      Leaf.choice(Form.THREE_AND_PIECES, "three and pieces",
          "to 63 moves once the side to move has three pieces at most and the other several; where no pawns are left and a side has one"
              + " piece left, anew, by the pieces of the other: to 7 for two rooks, 15 for one, 21 for two bishops, 31 for two knights, 43 for a"
              + " bishop, else 63, and it begins with the number of pieces on the board"),
      Leaf.choice(Form.PIECES, "pieces",
          "only where a side has one piece left: to 16 moves for a rook, 44 for a bishop beside a queen, 64 for a knight beside a"
              + " queen"));
  private static final Word RULE =
      new Word(SECTION, "rule", FORMS, Word.REQUIRED, "board and pieces", "How it is counted.");
  private static final Word PAWNS = new Word(SECTION, "pawns", Leaf.LETTERS, "nobody", "P",
      "The pieces that must all be gone for the count by board and pieces, and, where a side has one piece left, for the count by"
          + " three and pieces.");
  private static final Word ROOKS =
      new Word(SECTION, "rooks", Leaf.LETTERS, "nobody", "R", "The pieces that count as rooks.");
  private static final Word BISHOPS = new Word(SECTION, "bishops", Leaf.LETTERS, "nobody", "S",
      "The pieces that count as bishops: khons.");
  private static final Word KNIGHTS =
      new Word(SECTION, "knights", Leaf.LETTERS, "nobody", "N", "The pieces that count as knights.");
  private static final Word QUEENS = new Word(SECTION, "queens", Leaf.LETTERS, "nobody", "M",
      "The pieces that a bishop or a knight needs beside it where it goes by pieces alone.");

  public CountingRoom() {
    super(Counting.class, CountingRule::new, COUNTING, RULE, PAWNS, ROOKS, BISHOPS, KNIGHTS, QUEENS);
  }

  @Override
  public List<Counting> read(Fields draws, List<PieceKind> pieces) {
    return draws.parts(COUNTING).stream()
        .flatMap(part -> part.find(RULE, FORMS).stream()
            .map(form -> new Counting(form, part.pieces(PAWNS), part.pieces(ROOKS), part.pieces(BISHOPS),
                part.pieces(KNIGHTS), part.pieces(QUEENS))))
        .toList();
  }

  @Override
  public void idle(Counting counting, ParsedDefinition written) {
    Optional<Fields> part = written.fields().part(Word.DRAWS).flatMap(draws -> draws.part(COUNTING));
    boolean piecesOnly = counting.form() == Form.PIECES;
    part.ifPresent(fields -> {
      fields.idle(PAWNS, piecesOnly, "pawns do not stop a count that depends on pieces alone");
      fields.idle(QUEENS, !piecesOnly,
          "a queen beside it is needless where the count depends on more than the pieces");
      pawns(counting, fields, written);
      boolean alone = piecesOnly && counting.queens().isEmpty();
      fields.idle(BISHOPS, alone, "no \"queens\" are named, without which bishops do not count");
      fields.idle(KNIGHTS, alone, "no \"queens\" are named, without which knights do not count");
    });
  }

  /** Who promotes and is many is a pawn by any other name: while there is one, such counts do not begin. */
  private static void pawns(Counting counting, Fields fields, ParsedDefinition written) {
    if (counting.form() == Form.PIECES || !counting.pawns().isEmpty()) {
      return;
    }
    written.definition().pieces().stream()
        .filter(piece -> piece.promotion().isPresent()
            && written.forces().atStart(Side.WHITE, piece.letter()) > 1)
        .findFirst()
        .ifPresent(piece -> fields.hint(RULE,
            "no \"pawns\" are named, so that moves are counted while there are still pieces "
                + piece.letter() + ": say \"pawns: " + piece.letter() + "\""));
  }

  @Override
  public String sentence(Counting counting, Phrasing phrasing) {
    return switch (counting.form()) {
      case BOARD_AND_PIECES -> byBoardAndPieces(counting, phrasing);
      case THREE_AND_PIECES -> byThreeAndPieces(counting, phrasing);
      case PIECES -> byPieces(counting, phrasing);
    };
  }

  private static String byBoardAndPieces(Counting counting, Phrasing phrasing) {
    String pawns = counting.pawns().isEmpty() ? "" : "Once no " + phrasing.names().singulars(counting.pawns())
        + " is left, moves ";
    return (pawns.isEmpty() ? "Moves " : pawns)
        + "are counted, and more than 64 by each side are a draw. Against a side that has one piece left they are counted anew,"
        + cases(counting, 0, phrasing);
  }

  private static String byThreeAndPieces(Counting counting, Phrasing phrasing) {
    String pawns =
        counting.pawns().isEmpty() ? "" : ", once no " + phrasing.names().singulars(counting.pawns())
            + " is left,";
    return "Moves are counted once the side to move has three pieces at most and the other more than one, and more than 63 by each side are"
        + " a draw. Against a side that has one piece left they are counted anew" + pawns
        + (pawns.isEmpty() ? "," : "") + cases(counting, 1, phrasing);
  }

  /** To how many moves is counted against the pieces of a side. */
  private static String cases(Counting counting, int less, Phrasing phrasing) {
    List<String> cases = new ArrayList<>();
    add(cases, counting.rooks(), 8 - less + " against two ", "", phrasing);
    add(cases, counting.rooks(), 16 - less + " against ", "", phrasing);
    add(cases, counting.bishops(), 22 - less + " against two ", "", phrasing);
    add(cases, counting.knights(), 32 - less + " against two ", "", phrasing);
    add(cases, counting.bishops(), 44 - less + " against ", "", phrasing);
    return " beginning with the number of pieces on the board, to the first of these that holds: "
        + (cases.isEmpty() ? "" : String.join(", ", cases) + ", else ") + (64 - less) + ".";
  }

  private static String byPieces(Counting counting, Phrasing phrasing) {
    List<String> cases = new ArrayList<>();
    add(cases, counting.rooks(), "16 against ", "", phrasing);
    if (!counting.queens().isEmpty()) {
      String beside = " beside " + phrasing.names().anyWithArticle(counting.queens());
      add(cases, counting.bishops(), "44 against ", beside, phrasing);
      add(cases, counting.knights(), "64 against ", beside, phrasing);
    }
    return cases.isEmpty() ? ""
        : "Moves are counted once a side has one piece left, and it is a draw after more moves by each side than the first of these"
            + " that holds: " + English.list(cases, "or") + ".";
  }

  private static void add(List<String> cases, Set<String> pieces, String before, String after,
      Phrasing phrasing) {
    if (!pieces.isEmpty()) {
      cases.add(before + (before.endsWith("two ") ? phrasing.names().anyOf(pieces)
          : phrasing.names().anyWithArticle(pieces)) + after);
    }
  }
}
