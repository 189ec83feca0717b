package org.variorum.testkit.naive.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.definition.Royalty;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.NaiveRules;

/** Finder of the flaws that make an arrangement impossible (COM-5): general flaws, and flaws that mechanisms find. */
public final class Flaws {
  private final NaiveRules rules;
  private final NaiveAttacks attacks;
  private final Promotions promotions;
  private final CaptureEffect captureEffect;
  private final List<NaiveMemory> memories;
  private final List<Placing> placings;
  private final List<NaiveFlaw> flaws;
  /** Whether a side may be exempt from check and so may have left its royal piece attacked. */
  private final boolean mayBeExempt;
  private final List<Order> orders;

  Flaws(NaivePlay play, CaptureEffect captureEffect) {
    this.captureEffect = captureEffect;
    rules = play.rules();
    attacks = play.attacks();
    promotions = play.promotions();
    memories = play.memories();
    placings = play.all(Placing.class);
    flaws = play.all(NaiveFlaw.class);
    orders = play.all(Order.class);
    mayBeExempt = !play.all(NaiveAttacks.Spare.class).stream().allMatch(NaiveAttacks.Spare::isIdle);
  }

  /** All flaws, in words. Empty for a valid position. */
  public List<String> of(NaivePosition position) {
    List<String> found = new ArrayList<>();
    for (Side side : Side.values()) {
      checkRoyals(position, side, found);
    }
    boolean hasLost =
        (rules.definition().royalty().hasSeveral() ? rules.hasLostRoyals(position.board(), position.turn())
            : count(position, position.turn()) == 0)
            && rules.definition().royalty().has(position.turn());
    if (!hasLost && !mayBeExempt
        && !(position.part() > 1 && orders.stream().anyMatch(order -> order.outlastsCheck(position.turn())))
        && attacks.inCheck(position.board(), position.turn().opponent())) {
      found.add("the side that has just moved is in check");
    }
    checkPieces(position.board(), found);
    checkEntries(position, found);
    flaws.forEach(flaw -> found.addAll(flaw.of(position)));
    return found;
  }

  private void checkRoyals(NaivePosition position, Side side, List<String> found) {
    int count = count(position, side);
    int fewest = rules.definition().royalty().has(side) ? 1 : 0;
    int most = fewest > 0 && rules.definition().royalty().hasSeveral() ? Integer.MAX_VALUE : fewest;
    boolean hasBoth = captureEffect.changesSides() && count == 2 && count(position, side.opponent()) == 0
        && !rules.hasCheck();
    boolean tooFew = count < fewest && rules.hasCheck() && !rules.mayLoseRoyal();
    boolean tooMany = count > most && !hasBoth && rules.definition().royalty().mode() != Royalty.Mode.NONE;
    if (tooFew || tooMany) {
      found.add(side + " has " + count + " royal pieces");
    }
  }

  /** The number of a side's royal pieces, on the board and in hand. */
  private int count(NaivePosition position, Side side) {
    int held = (int) position.hands().of(side).stream().filter(letter -> rules.piece(letter).royal()).count();
    return held + position.board().squares(piece -> piece.side() == side && piece.kind().royal()).size();
  }

  /** Checks state entries: all must allow one kind as last mover. Within a turn, entries for the reply are flaws. */
  private void checkEntries(NaivePosition position, List<String> found) {
    List<Set<String>> movedKinds =
        memories.stream().flatMap(memory -> memory.lastMoved(position).stream()).toList();
    Set<String> kinds = new TreeSet<>(rules.definition().pieces().stream().map(PieceKind::letter).toList());
    movedKinds.forEach(kinds::retainAll);
    if (kinds.isEmpty()) {
      found.add("the last move cannot have been one of each of " + movedKinds);
    }
    if (position.part() > 1 && memories.stream().anyMatch(memory -> memory.isForReply(position))) {
      found.add("state that is valid only for the reply is stored although the turn continues");
    }
  }

  private void checkPieces(Board board, List<String> found) {
    for (int square : board.squares(piece -> true)) {
      NaivePiece piece = board.at(square).orElseThrow();
      if (mustHavePromoted(piece, square) && !canHaveBeenPut(piece, square)) {
        found.add(piece.fen() + " on " + rules.geometry().name(square) + " must have promoted");
      }
    }
  }

  /**
   * Whether a piece can never move from a square on which it must promote. A piece that can move may be set up there.
   */
  private boolean mustHavePromoted(NaivePiece piece, int square) {
    return promotions.isStuck(piece.kind(), piece.side(), square) && promotions.inZone(piece, square)
        && piece.kind().promotion().filter(rule -> !rule.byCapture())
            .filter(rule -> rule.forcedWhenStuck() || isForced(rule, piece, square))
            .isPresent();
  }

  private boolean isForced(Promotion rule, NaivePiece piece, int square) {
    return NaiveGeometry.contains(rules.geometry(), rule.forced(), square, piece.side());
  }

  /** Whether the piece can have come to the square by anything else than its own plain move (NOT-12). */
  private boolean canHaveBeenPut(NaivePiece piece, int square) {
    return piece.kind().promotion().flatMap(Promotion::when).isPresent()
        || placings.stream().anyMatch(placing -> placing.mayHavePut(piece, square))
        || rules.start().holds(square, other -> other.is(piece.side(), piece.letter()))
        || rules.definition().pieces().stream().anyMatch(other -> mayBecome(other, piece, square));
  }

  /** Whether a piece of another kind can have become the piece on the square. */
  private boolean mayBecome(PieceKind other, NaivePiece piece, int square) {
    return other.promotion().filter(rule -> rule.to(piece.side()).contains(piece.letter()))
        .filter(rule -> rule.leaving() || promotions.inZone(new NaivePiece(piece.side(), other), square))
        .isPresent();
  }
}
