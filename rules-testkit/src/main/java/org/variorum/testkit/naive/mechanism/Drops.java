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
import org.variorum.testkit.naive.play.Placing;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Keeping;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.Spending;

/** Hands and drops: captured pieces go to a hand, and pieces in hand can be dropped on the board. */
public final class Drops implements NaiveMoveSource, Ban, NaiveConsequence, Placing, Spending, Keeping {
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
    forms(drop).forEach(form -> found.addAll(dropsAs(form, position, drop)));
    return found;
  }

  /** The letters of the promoted forms in which a piece may be dropped; empty if it may be dropped unpromoted only. */
  private List<String> forms(Drop drop) {
    return !drop.eitherForm() ? List.of()
        : play.rules().definition().pieces().stream()
            .filter(piece -> piece.basic().filter(drop.letter()::equals).isPresent()).map(PieceKind::letter)
            .toList();
  }

  private List<Candidate> dropsAs(String form, NaivePosition position, Drop drop) {
    NaivePiece piece = new NaivePiece(position.turn(), play.rules().piece(form));
    boolean plain = form.equals(drop.letter());
    return position.board().emptySquares().stream()
        .filter(square -> mayBeDropped(drop, piece, square)
            && drop.when()
                .map(when -> new NaiveConditions(play).holds(when, position, piece.side(), square, square))
                .orElse(true)
            && hasFooting(drop.beside(), position, square)
            && !(plain && drop.mostPerFile() > 0
                && onFile(position.board(), piece, square) >= drop.mostPerFile()))
        .map(square -> new Candidate(form + "@" + geometry.name(square), "", piece,
            play.atMoveStart(position).with(square, piece), Set.of(), Set.of(Feature.DROPS), this))
        .toList();
  }

  private boolean mayBeDropped(Drop drop, NaivePiece piece, int square) {
    return NaiveGeometry.contains(geometry, drop.region(), square, piece.side())
        && (drop.stuck() || !play.promotions().isStuck(piece.kind(), piece.side(), square));
  }

  /** Whether the pieces around a square allow a drop on it. */
  private boolean hasFooting(Beside beside, NaivePosition position, int square) {
    Board board = position.board();
    Side side = position.turn();
    List<Integer> around = NaiveGeometry.around(geometry, square, 1);
    int below = NaiveGeometry.step(geometry, square, new Step(0, -1));
    return switch (beside) {
      case ANYTHING -> true;
      case OWN -> around.stream().anyMatch(other -> board.holds(other, side));
      case ANYBODY -> around.stream().anyMatch(other -> board.at(other).isPresent());
      case NO_ENEMY -> Stream.of(new Step(0, 1), new Step(0, -1), new Step(1, 0), new Step(-1, 0))
          .map(step -> NaiveGeometry.step(geometry, square, step)).filter(other -> other != Geometry.NONE)
          .noneMatch(other -> board.holds(other, side.opponent()));
      case BELOW -> below == Geometry.NONE || board.at(below).isPresent();
    };
  }

  /** The number of the side's pieces of the same unpromoted kind on the square's file, which nifu limits. */
  private long onFile(Board board, NaivePiece piece, int square) {
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
        && play.legalMoves().of(play.successor().after(position, move)).isEmpty();
  }

  /** The drop rule of a letter: its own rule or, for a promoted form, the rule of its piece. */
  private Optional<Drop> ruleFor(String letter) {
    return drop(letter)
        .or(() -> rule.drops().stream().filter(drop -> forms(drop).contains(letter)).findFirst());
  }

  private Optional<Drop> drop(String letter) {
    return rule.drops().stream().filter(drop -> drop.letter().equals(letter)).findFirst();
  }

  /** Takes a dropped piece out of the hand and puts captured pieces into it, promoted ones as their basic piece. */
  @Override
  public NaivePosition after(NaivePosition before, Candidate move, NaivePosition after) {
    NaivePosition changed = move.isBy(this)
        ? afterSpending(after, before.turn(), ruleFor(move.mover().letter()).orElseThrow().letter()) : after;
    List<NaivePiece> removed = new ArrayList<>(move.gone());
    move.returned().values().forEach(removed::remove);
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
  public NaivePosition afterSpending(NaivePosition position, Side side, String letter) {
    return drop(letter).filter(Drop::endless).isPresent() ? position
        : position.with(position.hands().without(side, letter));
  }

  @Override
  public boolean mayHavePut(NaivePiece piece, int square) {
    return ruleFor(piece.letter()).filter(drop -> mayBeDropped(drop, piece, square)).isPresent();
  }
}
