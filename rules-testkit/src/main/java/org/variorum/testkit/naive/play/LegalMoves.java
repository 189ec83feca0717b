package org.variorum.testkit.naive.play;

import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Royalty;
import org.variorum.testkit.naive.play.Candidate.Entry;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.NaiveRules;

/** Generator of legal moves (COM-5): makes each candidate and tests the board after it. */
public final class LegalMoves {
  private final NaiveRules rules;
  private final Candidates candidates;
  private final NaiveAttacks attacks;
  private final List<Ban> bans;
  private final List<NaiveVeto> vetoes;
  private final List<TurnOrder.Agreement> agreements;

  LegalMoves(NaivePlay play) {
    rules = play.rules();
    candidates = play.candidates();
    attacks = play.attacks();
    bans = play.hooks(Ban.class);
    vetoes = play.hooks(NaiveVeto.class);
    agreements = play.hooks(TurnOrder.Agreement.class);
  }

  /** The legal moves of a position that has not ended, by their move strings. */
  public SortedMap<String, Candidate> generate(NaivePosition position) {
    SortedMap<String, Candidate> legal = new TreeMap<>();
    for (Candidate candidate : candidates.generate(position)) {
      if (isLegal(position, candidate)) {
        legal.merge(candidate.text(), candidate, Candidate::mergedWith);
      }
    }
    removeReplaced(legal);
    for (NaiveVeto veto : vetoes) {
      legal.values().retainAll(veto.remainingMoves(position, List.copyOf(legal.values())));
    }
    if (legal.isEmpty()) {
      candidates.lastResorts(position).stream()
          .filter(move -> isLegal(position, move)).forEach(move -> legal.put(move.text(), move));
    }
    return legal;
  }

  /** Removes each quiet move for which the same piece has a capture in passing that ends on the same square. */
  private static void removeReplaced(SortedMap<String, Candidate> legal) {
    Set<String> inPassing = legal.values().stream()
        .filter(move -> move.mechanism().filter(ExtraCapture.class::isInstance).isPresent())
        .map(move -> move.text().split(",")[0]).collect(Collectors.toSet());
    legal.values().removeIf(move -> move.mechanism().isEmpty() && !move.has(Candidate.Feature.CAPTURES)
        && inPassing.contains(move.text()));
  }

  /** Whether a move is legal by itself. A {@link NaiveVeto} may still forbid it because of other legal moves. */
  public boolean isLegal(NaivePosition position, Candidate candidate) {
    return !takesRoyal(position, candidate)
        && (endsGame(position, candidate) || isSafe(position, candidate.board()))
        && avoidsFacing(candidate, candidate.board())
        && candidate.entry().map(Entry::boardWithoutEntry)
            .map(without -> isSafe(position, without) && avoidsFacing(candidate, without)).orElse(true)
        && !isBanned(position, candidate);
  }

  /** Whether a move is a pass that ends the game by agreement. Such a pass may leave the royal piece attacked. */
  private boolean endsGame(NaivePosition position, Candidate candidate) {
    return candidate.has(Candidate.Feature.PASSES)
        && agreements.stream().anyMatch(each -> each.passEndsGame(position));
  }

  /**
   * COM-5: whether a move captures the only enemy royal piece. Only movement that depends on check makes this possible.
   */
  private boolean takesRoyal(NaivePosition position, Candidate candidate) {
    return rules.hasCheck() && !rules.definition().royalty().hasSeveral()
        && candidate.removedPieces().stream()
            .anyMatch(piece -> piece.kind().royal() && piece.side() != position.turn());
  }

  /** Whether a {@link Ban} forbids a move. */
  public boolean isBanned(NaivePosition position, Candidate candidate) {
    return bans.stream().anyMatch(ban -> ban.forbids(position, candidate));
  }

  /**
   * Whether the mover's royal pieces survive and are not attacked. A capture may leave
   * the mover's royal pieces attacked if its aftermath removes the enemy's royal pieces (COM-5).
   */
  private boolean isSafe(NaivePosition position, Board after) {
    Side side = position.turn();
    boolean survives = !rules.hasCheck() || !rules.hasLostRoyals(after, side)
        || rules.hasLostRoyals(position.board(), side);
    if (rules.hasLostRoyals(after, side.opponent())
        && !rules.hasLostRoyals(position.board(), side.opponent())) {
      return survives && (!rules.hasCheck() || rules.mayLoseRoyal());
    }
    return survives && !attacks.inCheck(after, side);
  }

  /** NMT-7: false if a royal piece moves so that the royal pieces face each other, in games that forbid this. */
  private boolean avoidsFacing(Candidate candidate, Board after) {
    return !rules.hasCheck() || after.isExempt(candidate.mover().side())
        || rules.definition().royalty().facing() == Royalty.Facing.ALL_PIECES
        || !candidate.mover().kind().royal() || !attacks.areRoyalsFacing(after);
  }
}
