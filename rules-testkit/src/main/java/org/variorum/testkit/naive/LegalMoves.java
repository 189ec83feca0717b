package org.variorum.testkit.naive;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.rule.turn.Turn.Passing;
import org.variorum.testkit.naive.Candidate.Feature;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.position.Rules;

/** The moves that a player may make (COM-5): each candidate is made and looked at. */
final class LegalMoves {
  private final Rules rules;
  private final Candidates candidates;
  private final Attacks attacks;
  private final Successor successor;
  private final Passes passes;
  private final List<Veto> vetoes;

  LegalMoves(Rules rules, Candidates candidates, Attacks attacks, Successor successor,
      List<Veto> vetoes) {
    this.rules = rules;
    this.candidates = candidates;
    this.attacks = attacks;
    this.successor = successor;
    this.vetoes = List.copyOf(vetoes);
    passes = new Passes(rules, attacks);
  }

  /** The legal moves of a position that has not ended, by their move strings. */
  SortedMap<String, Candidate> of(Position position) {
    SortedMap<String, Candidate> legal = new TreeMap<>();
    for (Candidate candidate : candidates.of(position)) {
      if (isLegal(position, candidate)) {
        legal.merge(candidate.text(), candidate, Candidate::orBy);
      }
    }
    passes.of(position, Passing.ALWAYS).ifPresent(pass -> legal.put(pass.text(), pass));
    for (Veto veto : vetoes) {
      List<Candidate> others = List.copyOf(legal.values());
      legal.values().removeIf(move -> others.stream().anyMatch(other -> veto.forbids(move, other)));
    }
    if (legal.isEmpty()) {
      passes.of(position, Passing.WITHOUT_MOVE).ifPresent(pass -> legal.put(pass.text(), pass));
    }
    return legal;
  }

  /** Whether a piece that has just passed a square can be captured there. */
  boolean hasEnPassant(Position position) {
    return !position.passed().isEmpty() && candidates.of(position).stream()
        .anyMatch(candidate -> candidate.has(Feature.EN_PASSANT) && isLegal(position, candidate));
  }

  private boolean isLegal(Position position, Candidate candidate) {
    return isSafe(position, candidate.board()) && keepsDistance(candidate)
        && !(candidate.has(Feature.DROPS) && !mayMate(candidate.mover())
            && mates(position, candidate));
  }

  /**
   * The mover's royal piece survives and is not attacked, or the enemy's is gone by an explosion. Nothing else takes a
   * royal piece where there is check (COM-5).
   */
  private boolean isSafe(Position position, Board after) {
    Side side = position.turn();
    boolean survives = !rules.hasCheck() || after.royal(side).isPresent()
        || position.board().royal(side).isEmpty();
    if (after.royal(side.opponent()).isEmpty() && position.board().royal(side.opponent()).isPresent()) {
      return survives && (!rules.hasCheck() || rules.royalMayFall());
    }
    return survives && !attacks.inCheck(after, side);
  }

  /** NMT-7: a royal piece's own move does not leave the royal pieces facing. */
  private boolean keepsDistance(Candidate candidate) {
    return !rules.hasCheck() || rules.definition().royalty().facing() == Royalty.Facing.ALL_PIECES
        || !candidate.mover().kind().royal() || !attacks.facing(candidate.board());
  }

  private boolean mayMate(Piece dropped) {
    return rules.hands().stream().flatMap(rule -> rule.drops().stream())
        .noneMatch(drop -> drop.letter().equals(dropped.letter()) && !drop.mayMate());
  }

  private boolean mates(Position position, Candidate candidate) {
    return attacks.inCheck(candidate.board(), position.turn().opponent())
        && of(successor.after(position, candidate)).isEmpty();
  }
}
