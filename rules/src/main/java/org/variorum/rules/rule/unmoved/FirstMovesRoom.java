package org.variorum.rules.rule.unmoved;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.PropertyClash;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.unmoved.FirstMoves.FirstMove;

/** Pieces that have never moved may go farther. */
public final class FirstMovesRoom extends Room<FirstMoves> {

  private static final Section SECTION = new Section("first move", "A first move", "After `first moves`.");
  private static final Word MOVES = new Word(Section.RULES, "first moves",
      ValueShape.several(ValueShape.part(SECTION)),
      "",
      "{ pieces: K, way: mffN, in check: no }",
      "How pieces that have never moved may go, besides their movement. The third field of the FEN names them by the"
          + " letters of their files: `DEde`.");
  private static final Word PIECES =
      new Word(SECTION, "pieces", Leaf.LETTER, Word.REQUIRED, "K", "The piece.").formerly("piece");
  private static final Word WAY = new Word(SECTION, "way", Leaf.MOVEMENT, Word.REQUIRED, "mfD",
      "Where it may go; it captures nothing there, so the movement begins with `m`.");
  private static final Word IN_CHECK = new Word(SECTION, "in check", Leaf.YES_NO, "yes", "no",
      "Whether it may do so while its side is in check.");

  private static final Word AIMED = new Word(SECTION, "until aimed at by", Leaf.LETTERS, "nobody", "R",
      "Enemy pieces that take this right away when they move to a square from which they would attack it on the empty"
          + " board.");

  public FirstMovesRoom() {
    super(FirstMoves.class, FirstMovesRule::new, MOVES, PIECES, WAY, IN_CHECK, AIMED);
  }

  @Override
  public List<FirstMoves> read(Fields fields, List<PieceKind> pieces) {
    List<FirstMove> moves = fields.parts(MOVES).stream()
        .flatMap(part -> part.piece(PIECES).stream().flatMap(piece -> part.find(WAY, Leaf.MOVEMENT).stream()
            .map(way -> new FirstMove(piece, way, part.isYes(IN_CHECK), part.pieces(AIMED)))))
        .toList();
    return moves.isEmpty() ? List.of() : List.of(new FirstMoves(moves));
  }

  @Override
  public void check(FirstMoves moves, ParsedDefinition written) {
    Set<String> pieces = new HashSet<>();
    for (FirstMove move : moves.moves()) {
      List<Path> paths = move.way().paths();
      if (!pieces.add(move.piece())) {
        written.fields().refuse(MOVES, "the piece " + move.piece() + " is named twice");
      } else if (paths.stream().anyMatch(Path::captures)) {
        written.fields().refuse(MOVES,
            "a first move captures nothing: write m before each part of the movement");
      } else if (paths.stream().anyMatch(path -> path.initial()
          || path.legs().stream().anyMatch(leg -> leg.content() == Leg.Content.ENEMY))) {
            written.fields().refuse(MOVES, "a first move is no initial one, and captures nothing on its way");
          }
      written.noRoyal(MOVES, move.aimers(), "aims at no piece: only other pieces may do so here");
    }
  }

  @Override
  public Map<Property, Set<String>> gives(FirstMoves moves) {
    return Map.of(Property.REMEMBERS_UNMOVED, pieces(moves));
  }

  private static Set<String> pieces(FirstMoves moves) {
    return moves.moves().stream().map(FirstMove::piece).collect(Collectors.toSet());
  }

  @Override
  public List<PropertyClash> refuses(FirstMoves moves) {
    Set<String> aimers =
        moves.moves().stream().flatMap(move -> move.aimers().stream()).collect(Collectors.toSet());
    List<PropertyClash> refusals = new ArrayList<>(refusals(moves));
    if (!aimers.isEmpty()) {
      refusals
          .add(new PropertyClash(Property.NO_CAPTURES,
              "first moves and %s: a piece that is not captured cannot be aimed at"));
      refusals.add(new PropertyClash(Property.DEPENDS_ON_CHECK, aimers,
          "first moves and %s: it is undefined at which pieces such a piece aims"));
      refusals.add(
          new PropertyClash(Property.BORROWS, aimers,
              "first moves and %s: a piece cannot aim at others by movement that it borrows"));
    }
    return refusals;
  }

  private static List<PropertyClash> refusals(FirstMoves moves) {
    return List.of(
        new PropertyClash(Property.BORROWS, pieces(moves),
            "first moves and %s: it is undefined what the first move of such a piece is"),
        new PropertyClash(Property.FREEZES,
            "first moves and %s: it is undefined whether a piece that may not move may make its first move"),
        new PropertyClash(Property.BOUNDS_SQUARES,
            "first moves and %s: it is undefined whether a first move may leave the squares"),
        new PropertyClash(Property.DEPENDS_ON_CHECK, pieces(moves),
            "first moves and %s: it is undefined what the first move of such a piece is"),
        new PropertyClash(Property.ORBITS, pieces(moves),
            "first moves and %s: it is undefined what the first move of such a piece is"));
  }

  @Override
  public String sentence(FirstMoves moves, Phrasing phrasing) {
    return "First moves: " + moves.moves().stream()
        .map(move -> phrasing.names().withArticle(move.piece()) + " that has never moved may also "
            + phrasing.may(move.way())
            + (move.inCheck() ? "" : ", but not in check")
            + (move.aimers().isEmpty() ? ""
                : ", nor once " + phrasing.names().anyWithLetters(move.aimers().stream().sorted().toList())
                    + " has moved to where it would attack it on the empty board"))
        .collect(Collectors.joining("; ")) + ".";
  }
}
