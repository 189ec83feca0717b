package org.variorum.testkit.naive.mechanism.turns;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.rule.turn.Turn;
import org.variorum.rules.rule.turn.Turn.Passing;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaiveConsequence;
import org.variorum.testkit.naive.play.NaiveMoveSource;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.TurnOrder;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.Note;

/** Turns of several moves, and passes. */
public final class Turns implements TurnOrder, NaiveMoveSource, NaiveMemory, NaiveConsequence {
  /** Placeholder for the kind of the mover of a pass, because no piece moves. */
  private static final PieceKind NO_KIND = new PieceKind("", "nobody", false, List.of(),
      Optional.empty(), Optional.empty(), Optional.empty(), List.of());

  private final Turn rule;
  /** The number of moves in the current turn if the turn is shorter than a full turn; 0 for a full turn. */
  private final Note<Integer> shortLength = new Note<>(0);
  private final NaivePlay play;

  public Turns(Turn rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
  }

  /** Adds {@link TurnParts}, which limits each move of a turn. */
  @Override
  public List<Hook> parts() {
    return List.of(this, new TurnParts(rule, play));
  }

  /**
   * Whether the turn continues. A turn ends after its last move, and after a move or a check that ends it by the rule.
   */
  @Override
  public boolean continuesTurn(NaivePosition before, Candidate move) {
    Turn.Part part = rule.of(before.turn()).get(before.moveOfTurn() - 1);
    boolean hasEnded = move.has(Feature.PASSES) ? !part.continuesAfterPass() : switch (part.goesOn()) {
      case AFTER_ANY -> false;
      case AFTER_CAPTURE -> !move.has(Feature.CAPTURES);
      case AFTER_NO_CAPTURE -> move.has(Feature.CAPTURES);
      case AFTER_CAPTURE_WITHOUT_PROMOTION -> !move.has(Feature.CAPTURES) || move.has(Feature.PROMOTES);
    };
    return before.moveOfTurn() < turnLength(before) && !hasEnded
        && (continuesAfterCheck(before.turn()) || move.has(Feature.SKIPS)
            || !play.attacks().inCheck(move.board(), before.turn().opponent()));
  }

  @Override
  public Optional<Candidate> automaticPass(NaivePosition position) {
    Turn.Part part = rule.of(position.turn()).get(position.moveOfTurn() - 1);
    boolean isAllowed = part.passing() != Passing.NEVER
        && (position.moveOfTurn() > 1 || part.continuesAfterPass() && fullLength(position) > 1)
        && !play.attacks().inCheck(position.board(), position.turn());
    return isAllowed
        ? Optional.of(new Candidate("0000", "", new NaivePiece(position.turn(), NO_KIND), position.board(),
            Set.of(), Set.of(Feature.PASSES, Feature.SKIPS), this))
        : Optional.empty();
  }

  @Override
  public boolean continuesAfterCheck(Side side) {
    return !rule.checkEnds(side);
  }

  @Override
  public boolean hasMultiMoveTurns() {
    return rule.white().size() > 1 || rule.black().size() > 1;
  }

  private int turnLength(NaivePosition position) {
    return position.get(shortLength) == 0 ? fullLength(position) : position.get(shortLength);
  }

  private int fullLength(NaivePosition position) {
    return rule.of(position.turn()).size();
  }

  /** After a shorter turn, the next turn is one move longer if turns grow; if they do not, it is a full turn. */
  @Override
  public NaivePosition update(NaivePosition before, Candidate move, NaivePosition after) {
    boolean turnEnds = after.turn() != before.turn();
    return !turnEnds || before.get(shortLength) == 0 ? after
        : withLength(after, rule.grows() ? before.get(shortLength) + 1 : fullLength(after));
  }

  private NaivePosition withLength(NaivePosition position, int moves) {
    return position.with(shortLength, moves == fullLength(position) ? 0 : moves);
  }

  @Override
  public List<Candidate> moves(NaivePosition position) {
    return passes(position, Passing.ALWAYS);
  }

  @Override
  public List<Candidate> lastResorts(NaivePosition position) {
    return passes(position, Passing.WITHOUT_MOVE);
  }

  /**
   * The pass, if the rule of this move of the turn for passes is {@code passing}. In check, only a pass that
   * ends the game is allowed.
   */
  private List<Candidate> passes(NaivePosition position, Passing passing) {
    if (rule.of(position.turn()).get(position.moveOfTurn() - 1).passing() != passing
        || play.attacks().inCheck(position.board(), position.turn()) && play.hooks(TurnOrder.Agreement.class)
            .stream().noneMatch(each -> each.passEndsGame(position))) {
      return List.of();
    }
    return List
        .of(new Candidate("0000", "", new NaivePiece(position.turn(), NO_KIND), play.atMoveStart(position),
            Set.of(), Set.of(Feature.PASSES), this));
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String stateWord() {
    return "part:";
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    int fullLength = fullLength(position);
    if (!text.matches("[1-9][0-9]?(/[1-9][0-9]?)?")) {
      return Optional.empty();
    }
    String[] numbers = text.split("/");
    int part = Integer.parseInt(numbers[0]);
    if (numbers.length == 1) {
      return part > 1 && part <= fullLength ? Optional.of(position.withMoveOfTurn(part)) : Optional.empty();
    }
    int moves = Integer.parseInt(numbers[1]);
    return part <= moves && moves < fullLength ? Optional.of(withLength(position, moves).withMoveOfTurn(part))
        : Optional.empty();
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    if (position.get(shortLength) > 0) {
      return Optional.of(position.moveOfTurn() + "/" + position.get(shortLength));
    }
    return position.moveOfTurn() == 1 ? Optional.empty() : Optional.of(String.valueOf(position.moveOfTurn()));
  }
}
