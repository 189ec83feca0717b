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
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.NaiveRules;
import org.variorum.testkit.naive.walk.ConditionalWays;
import org.variorum.testkit.naive.walk.ExtraMovement;
import org.variorum.testkit.naive.walk.Immobility;
import org.variorum.testkit.naive.walk.LentMovement;
import org.variorum.testkit.naive.walk.Limit;
import org.variorum.testkit.naive.walk.NaiveLimits;
import org.variorum.testkit.naive.walk.NaiveWalker;
import org.variorum.testkit.naive.walk.OpenPaths;
import org.variorum.testkit.naive.walk.Shield;

/**
 * Naive interpreter of a definition: its parts, and the mechanisms by their hooks. A mechanism keeps a reference to
 * this object, but its constructor may call only {@link #rules()}.
 */
public final class NaivePlay {
  private final NaiveRules rules;
  private final List<Hook> mechanisms;
  private final List<NaiveMemory> memories;
  private final List<Immobility> immobilities;
  private final List<MoveStart> moveStarts;
  private final NaiveWalker walker;
  private final NaiveLimits limits;
  private final OpenPaths openPaths;
  private final Promotions promotions;
  private final NaiveAttacks attacks;
  private final Candidates candidates;
  private final Successor successor;
  private final LegalMoves legalMoves;
  private final NaiveEndings endings;
  private final Flaws flaws;

  /** @param registry creates the mechanisms of a definition, in the order of the definition */
  public NaivePlay(Definition definition, BiFunction<Definition, NaivePlay, List<Hook>> registry) {
    rules = NaiveRules.of(definition);
    mechanisms = List.copyOf(registry.apply(definition, this));
    memories = hooks(NaiveMemory.class);
    immobilities = hooks(Immobility.class);
    moveStarts = hooks(MoveStart.class);
    walker = new NaiveWalker(rules.geometry());
    limits = new NaiveLimits(rules, hooks(Limit.class));
    openPaths =
        new OpenPaths(rules, walker, hooks(ExtraMovement.class), hooks(LentMovement.class),
            hooks(Shield.class),
            hooks(ConditionalWays.class));
    promotions = new Promotions(this, rules, walker);
    CaptureEffect captureEffect =
        hooks(CaptureEffect.class).stream().findFirst().orElseGet(() -> new CapturingMoves(this));
    attacks = new NaiveAttacks(this, captureEffect);
    candidates = new Candidates(this, captureEffect);
    successor = new Successor(this);
    legalMoves = new LegalMoves(this);
    endings = new NaiveEndings(this);
    flaws = new Flaws(this, captureEffect);
  }

  /** The mechanisms that implement a type of hook, in the order of the definition. */
  public <H> List<H> hooks(Class<H> hook) {
    return mechanisms.stream().filter(hook::isInstance).map(hook::cast).toList();
  }

  public NaiveRules rules() {
    return rules;
  }

  public List<NaiveMemory> memories() {
    return memories;
  }

  public NaiveWalker walker() {
    return walker;
  }

  public NaiveLimits limits() {
    return limits;
  }

  public OpenPaths openPaths() {
    return openPaths;
  }

  public Promotions promotions() {
    return promotions;
  }

  public NaiveAttacks attacks() {
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

  public NaiveEndings endings() {
    return endings;
  }

  public Flaws flaws() {
    return flaws;
  }

  /** Whether the piece may not move on its owner's next turn. */
  public boolean isImmobile(NaivePiece piece) {
    for (Immobility immobility : immobilities) {
      if (immobility.isImmobile(piece)) {
        return true;
      }
    }
    return false;
  }

  /** The position, with a board that records which sides are exempt from check. */
  public NaivePosition withExemptions(NaivePosition position) {
    Set<Side> exemptSides = Stream.of(Side.values())
        .filter(side -> hooks(NaiveAttacks.CheckExemption.class).stream()
            .anyMatch(exemption -> exemption.exempts(position, side)))
        .collect(Collectors.toSet());
    return position.with(position.board().withExemptSides(exemptSides));
  }

  /** The board after the changes that mechanisms make at the start of a move. */
  public Board atMoveStart(NaivePosition position) {
    Board board = position.board();
    for (MoveStart moveStart : moveStarts) {
      board = moveStart.atMoveStart(board, position.turn());
    }
    return board;
  }
}
