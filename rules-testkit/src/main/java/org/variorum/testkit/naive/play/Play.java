package org.variorum.testkit.naive.play;

import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Definition;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.Memory;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.position.Rules;
import org.variorum.testkit.naive.walk.Goings;
import org.variorum.testkit.naive.walk.Growth;
import org.variorum.testkit.naive.walk.Hold;
import org.variorum.testkit.naive.walk.Likeness;
import org.variorum.testkit.naive.walk.Limit;
import org.variorum.testkit.naive.walk.Limits;
import org.variorum.testkit.naive.walk.Loan;
import org.variorum.testkit.naive.walk.Shield;
import org.variorum.testkit.naive.walk.Walker;

/**
 * The naive interpreter of a definition: shared state, and the mechanisms by their hooks. A mechanism keeps a reference
 * and uses it in its hooks; its constructor may use {@link #rules()} only.
 */
public final class Play {
  private final Rules rules;
  private final List<Hook> mechanisms;
  private final List<Memory> memories;
  private final List<Hold> holds;
  private final List<Beginning> beginnings;
  private final Walker walker;
  private final Limits limits;
  private final Goings goings;
  private final Promotions promotions;
  private final Attacks attacks;
  private final Candidates candidates;
  private final Successor successor;
  private final LegalMoves legalMoves;
  private final Endings endings;
  private final Flaws flaws;

  /** @param registry makes the mechanisms of a definition */
  public Play(Definition definition, BiFunction<Definition, Play, List<Hook>> registry) {
    rules = Rules.of(definition);
    mechanisms = List.copyOf(registry.apply(definition, this));
    memories = all(Memory.class);
    holds = all(Hold.class);
    beginnings = all(Beginning.class);
    walker = new Walker(rules.geometry());
    limits = new Limits(rules, all(Limit.class));
    goings = new Goings(rules, walker, all(Growth.class), all(Loan.class), all(Shield.class),
        all(Likeness.class));
    promotions = new Promotions(this, rules, walker);
    Taking taking = all(Taking.class).stream().findFirst().orElseGet(() -> new CapturingMoves(this));
    attacks = new Attacks(this, taking);
    candidates = new Candidates(this, taking);
    successor = new Successor(this);
    legalMoves = new LegalMoves(this);
    endings = new Endings(this);
    flaws = new Flaws(this, taking);
  }

  /** All mechanisms that have a say there, in the order of the definition. */
  public <H> List<H> all(Class<H> hook) {
    return mechanisms.stream().filter(hook::isInstance).map(hook::cast).toList();
  }

  public Rules rules() {
    return rules;
  }

  public List<Memory> memories() {
    return memories;
  }

  public Walker walker() {
    return walker;
  }

  public Limits limits() {
    return limits;
  }

  public Goings goings() {
    return goings;
  }

  public Promotions promotions() {
    return promotions;
  }

  public Attacks attacks() {
    return attacks;
  }

  public Candidates candidates() {
    return candidates;
  }

  public Successor successor() {
    return successor;
  }

  public LegalMoves legalMoves() {
    return legalMoves;
  }

  public Endings endings() {
    return endings;
  }

  public Flaws flaws() {
    return flaws;
  }

  /** Whether the piece may not move on its owner's next turn. */
  public boolean isHeld(Piece piece) {
    for (Hold hold : holds) {
      if (hold.holds(piece)) {
        return true;
      }
    }
    return false;
  }

  /** The position with a note on its board which sides are spared from check. */
  public Position noted(Position position) {
    Set<Side> spared = Stream.of(Side.values())
        .filter(side -> all(Attacks.Spare.class).stream().anyMatch(each -> each.spares(position, side)))
        .collect(Collectors.toSet());
    return position.with(position.board().withSpared(spared));
  }

  /** The board on which the side to move makes its move. */
  public Board begun(Position position) {
    Board board = position.board();
    for (Beginning beginning : beginnings) {
      board = beginning.begun(board, position.turn());
    }
    return board;
  }
}
