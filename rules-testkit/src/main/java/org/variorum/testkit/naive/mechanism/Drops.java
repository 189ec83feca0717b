package org.variorum.testkit.naive.mechanism;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.definition.CaptureOwner;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.rule.hands.Drop;
import org.variorum.rules.rule.hands.Drop.Beside;
import org.variorum.rules.rule.hands.Hands;
import org.variorum.testkit.naive.play.Ban;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaiveConditions;
import org.variorum.testkit.naive.play.NaiveConsequence;
import org.variorum.testkit.naive.play.NaiveMoveSource;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.PiecePlacer;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.CaptureKeeper;
import org.variorum.testkit.naive.position.HandRemoval;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;

/** Hands and drops: captured pieces are put into a hand, and pieces in hand can be dropped on the board. */
public final class Drops
    implements NaiveMoveSource, Ban, NaiveConsequence, PiecePlacer, HandRemoval, CaptureKeeper {
  private final Hands rule;
  private final NaivePlay play;
  private final Geometry geometry;

  public Drops(Hands rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public List<Candidate> moves(NaivePosition position) {
    List<Candidate> found = new ArrayList<>();
    rule.drops().stream().filter(drop -> position.hands().of(position.turn()).contains(drop.letter()))
        .forEach(drop -> found.addAll(dropsOf(position, drop)));
    return found;
  }

  private List<Candidate> dropsOf(NaivePosition position, Drop drop) {
    List<Candidate> found = new ArrayList<>(dropsAs(drop.letter(), position, drop));
    promotedForms(drop).forEach(form -> found.addAll(dropsAs(form, position, drop)));
    return found;
  }

  /** The letters of the promoted forms in which a piece may be dropped; empty if it may not be dropped promoted. */
  private List<String> promotedForms(Drop drop) {
    return !drop.eitherForm() ? List.of()
        : play.rules().definition().pieces().stream()
            .filter(piece -> piece.basic().filter(drop.letter()::equals).isPresent()).map(PieceKind::letter)
            .toList();
  }

  private List<Candidate> dropsAs(String form, NaivePosition position, Drop drop) {
    NaivePiece piece = new NaivePiece(position.turn(), play.rules().kind(form));
    boolean isUnpromoted = form.equals(drop.letter());
    return position.board().emptySquares().stream()
        .filter(square -> mayBeDropped(drop, piece, square)
            && drop.when()
                .map(when -> new NaiveConditions(play).holds(when, position, piece.side(), square, square))
                .orElse(true)
            && isAllowedBeside(drop.beside(), position, square)
            && !(isUnpromoted && drop.mostPerFile() > 0
                && countOnFile(position.board(), piece, square) >= drop.mostPerFile()))
        .map(square -> new Candidate(form + "@" + geometry.name(square), "", piece,
            play.atMoveStart(position).with(square, piece), Set.of(), Set.of(Feature.DROPS), this))
        .toList();
  }

  private boolean mayBeDropped(Drop drop, NaivePiece piece, int square) {
    return NaiveGeometry.contains(geometry, drop.region(), square, piece.side())
        && (drop.stuck() || !play.promotions().isStuck(piece.kind(), piece.side(), square));
  }

  /** Whether {@code beside}, a part of the drop rule, allows a drop among the pieces around a square. */
  private boolean isAllowedBeside(Beside beside, NaivePosition position, int square) {
    Board board = position.board();
    Side side = position.turn();
    List<Integer> around = NaiveGeometry.squaresAround(geometry, square, 1);
    int squareBelow = NaiveGeometry.step(geometry, square, new Step(0, -1));
    return switch (beside) {
      case ANYTHING -> true;
      case OWN -> around.stream().anyMatch(other -> board.holds(other, side));
      case ANYBODY -> around.stream().anyMatch(other -> board.at(other).isPresent());
      case NO_ENEMY -> Stream.of(new Step(0, 1), new Step(0, -1), new Step(1, 0), new Step(-1, 0))
          .map(step -> NaiveGeometry.step(geometry, square, step)).filter(other -> other != Geometry.NONE)
          .noneMatch(other -> board.holds(other, side.opponent()));
      case BELOW -> squareBelow == Geometry.NONE || board.at(squareBelow).isPresent();
    };
  }

  /** The number of pieces of the same side and kind on the square's file, which nifu limits. */
  private long countOnFile(Board board, NaivePiece piece, int square) {
    int file = geometry.file(square);
    return board.squares(other -> other.is(piece.side(), piece.letter())).stream()
        .filter(at -> geometry.file(at) == file).count();
  }

  /** Forbids drops that give mate, if the drop rule of the piece forbids mate by a drop. */
  @Override
  public boolean forbids(NaivePosition position, Candidate move) {
    return move.isBy(this) && ruleFor(move.mover().letter()).filter(drop -> !drop.mayMate()).isPresent()
        && mates(position, move);
  }

  private boolean mates(NaivePosition position, Candidate move) {
    return play.attacks().inCheck(move.board(), position.turn().opponent())
        && play.legalMoves().generate(play.successor().after(position, move)).isEmpty();
  }

  /** The drop rule of a letter or, if it is the letter of a promoted form, of the unpromoted form. */
  private Optional<Drop> ruleFor(String letter) {
    return drop(letter)
        .or(() -> rule.drops().stream().filter(drop -> promotedForms(drop).contains(letter)).findFirst());
  }

  private Optional<Drop> drop(String letter) {
    return rule.drops().stream().filter(drop -> drop.letter().equals(letter)).findFirst();
  }

  /** Removes a dropped piece from the hand, and puts captured pieces into a hand, promoted ones as their basic kind. */
  @Override
  public NaivePosition update(NaivePosition before, Candidate move, NaivePosition after) {
    NaivePosition changed = move.isBy(this)
        ? afterRemoval(after, before.turn(), ruleFor(move.mover().letter()).orElseThrow().letter()) : after;
    List<NaivePiece> removed = new ArrayList<>(move.removedPieces());
    move.returnedPieces().values().forEach(removed::remove);
    for (NaivePiece victim : removed) {
      String letter = victim.kind().basic().orElse(victim.letter());
      Optional<CaptureOwner> owner = keeper(letter);
      if (owner.isPresent()) {
        Side keeper = owner.get() == CaptureOwner.OWNER ? victim.side() : before.turn();
        changed = changed.with(changed.hands().with(keeper, letter));
      }
    }
    return changed;
  }

  private Optional<CaptureOwner> keeper(String letter) {
    return drop(letter).filter(drop -> !drop.endless()).map(Drop::keeper)
        .filter(keeper -> keeper != CaptureOwner.NOBODY);
  }

  @Override
  public boolean keeps(NaivePiece victim) {
    return keeper(victim.kind().basic().orElse(victim.letter())).isPresent();
  }

  @Override
  public NaivePosition afterRemoval(NaivePosition position, Side side, String letter) {
    return drop(letter).filter(Drop::endless).isPresent() ? position
        : position.with(position.hands().without(side, letter));
  }

  @Override
  public boolean canHavePlaced(NaivePiece piece, int square) {
    return ruleFor(piece.letter()).filter(drop -> mayBeDropped(drop, piece, square)).isPresent();
  }
}
