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
  private final List<PiecePlacer> placers;
  private final List<NaiveFlaw> flawFinders;
  /** Whether in this game a side may be exempt from check, and so may have left its royal piece attacked. */
  private final boolean mayBeExempt;
  private final List<TurnOrder> orders;

  Flaws(NaivePlay play, CaptureEffect captureEffect) {
    this.captureEffect = captureEffect;
    rules = play.rules();
    attacks = play.attacks();
    promotions = play.promotions();
    memories = play.memories();
    placers = play.hooks(PiecePlacer.class);
    flawFinders = play.hooks(NaiveFlaw.class);
    orders = play.hooks(TurnOrder.class);
    mayBeExempt = !play.hooks(NaiveAttacks.CheckExemption.class).stream()
        .allMatch(NaiveAttacks.CheckExemption::neverApplies);
  }

  /** All flaws, in words. Empty for a valid position. */
  public List<String> find(NaivePosition position) {
    List<String> found = new ArrayList<>();
    for (Side side : Side.values()) {
      checkRoyals(position, side, found);
    }
    boolean hasJustGivenCheck = position.moveOfTurn() > 1
        && orders.stream().anyMatch(order -> order.continuesAfterCheck(position.turn()));
    if (!hasLost(position, position.turn()) && !mayBeExempt && !hasJustGivenCheck
        && attacks.inCheck(position.board(), position.turn().opponent())) {
      found.add("the side that has just moved is in check");
    }
    checkPieces(position.board(), found);
    checkEntries(position, found);
    flawFinders.forEach(finder -> found.addAll(finder.flaws(position)));
    return found;
  }

  /** Whether a side, which has royal pieces in this game, has lost them. */
  private boolean hasLost(NaivePosition position, Side side) {
    boolean lacksRoyals = rules.definition().royalty().hasSeveral()
        ? rules.hasLostRoyals(position.board(), side) : royalCount(position, side) == 0;
    return lacksRoyals && rules.definition().royalty().has(side);
  }

  private void checkRoyals(NaivePosition position, Side side, List<String> found) {
    int count = royalCount(position, side);
    int fewest = rules.definition().royalty().has(side) ? 1 : 0;
    int most = fewest > 0 && rules.definition().royalty().hasSeveral() ? Integer.MAX_VALUE : fewest;
    // A royal piece may have changed sides; then one side has both.
    boolean hasBothRoyals =
        captureEffect.changesSides() && count == 2 && royalCount(position, side.opponent()) == 0
            && !rules.hasCheck();
    boolean tooFew = count < fewest && rules.hasCheck() && !rules.mayLoseRoyal();
    boolean tooMany =
        count > most && !hasBothRoyals && rules.definition().royalty().mode() != Royalty.Mode.NONE;
    if (tooFew || tooMany) {
      found.add(side + " has " + count + " royal pieces");
    }
  }

  /** The number of a side's royal pieces, on the board and in hand. */
  private int royalCount(NaivePosition position, Side side) {
    int held = (int) position.hands().of(side).stream().filter(letter -> rules.kind(letter).royal()).count();
    return held + position.board().squares(piece -> piece.side() == side && piece.kind().royal()).size();
  }

  /**
   * Finds state entries that contradict each other about the last mover, and entries that are valid only for
   * the reply although the turn continues.
   */
  private void checkEntries(NaivePosition position, List<String> found) {
    List<Set<String>> possibleKinds =
        memories.stream().flatMap(memory -> memory.possibleLastMovers(position).stream()).toList();
    Set<String> kinds = new TreeSet<>(rules.definition().pieces().stream().map(PieceKind::letter).toList());
    possibleKinds.forEach(kinds::retainAll);
    if (kinds.isEmpty()) {
      found.add("no kind of piece satisfies all state entries about the last move: " + possibleKinds);
    }
    if (position.moveOfTurn() > 1 && memories.stream().anyMatch(memory -> memory.isForReply(position))) {
      found.add("state that is valid only for the reply is stored although the turn continues");
    }
  }

  private void checkPieces(Board board, List<String> found) {
    for (int square : board.squares(piece -> true)) {
      NaivePiece piece = board.at(square).orElseThrow();
      if (mustHavePromoted(piece, square) && !canHaveAvoidedPromotion(piece, square)) {
        found.add(piece.fenLetter() + " on " + rules.geometry().name(square) + " must have promoted");
      }
    }
  }

  /** Whether a piece is on a square on which it had to promote, and from which it could never move again. */
  private boolean mustHavePromoted(NaivePiece piece, int square) {
    return promotions.isStuck(piece.kind(), piece.side(), square) && promotions.isInZone(piece, square)
        && piece.kind().promotion().filter(rule -> !rule.byCapture())
            .filter(rule -> rule.forcedWhenStuck() || isForced(rule, piece, square))
            .isPresent();
  }

  private boolean isForced(Promotion rule, NaivePiece piece, int square) {
    return NaiveGeometry.contains(rules.geometry(), rule.forced(), square, piece.side());
  }

  /**
   * Whether the piece need not have promoted: its promotion has a condition, or it can have come to the
   * square other than by a plain move of its own (NOT-12).
   */
  private boolean canHaveAvoidedPromotion(NaivePiece piece, int square) {
    return piece.kind().promotion().flatMap(Promotion::when).isPresent()
        || placers.stream().anyMatch(placer -> placer.canHavePlaced(piece, square))
        || rules.start().holds(square, other -> other.is(piece.side(), piece.letter()))
        || rules.definition().pieces().stream().anyMatch(other -> mayBecome(other, piece, square));
  }

  /** Whether a piece of another kind can have become the piece on the square. */
  private boolean mayBecome(PieceKind other, NaivePiece piece, int square) {
    return other.promotion().filter(rule -> rule.to(piece.side()).contains(piece.letter()))
        .filter(rule -> rule.leaving() || promotions.isInZone(new NaivePiece(piece.side(), other), square))
        .isPresent();
  }
}
