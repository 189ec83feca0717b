package org.variorum.testkit.naive.mechanism.turns;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.rule.turn.Turn;
import org.variorum.rules.rule.turn.Turn.Part;
import org.variorum.testkit.naive.play.Ban;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaiveConsequence;
import org.variorum.testkit.naive.play.NaiveFlaw;
import org.variorum.testkit.naive.play.NaiveMoveSource;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.Note;

/** Naive model of {@link Turn}: limits on each move of a turn. Records the piece that made the previous move. */
public final class TurnParts implements Ban, NaiveConsequence, NaiveMemory, NaiveFlaw {
  private static final Pattern SQUARE = Pattern.compile(Geometry.SQUARE_NAME);

  private final Turn rule;
  private final Geometry geometry;
  /** The square of the piece that made the previous move of this turn. */
  private final Note<Optional<Integer>> moverSquare = new Note<>(Optional.empty());

  public TurnParts(Turn rule, NaivePlay play) {
    this.rule = rule;
    geometry = play.rules().geometry();
  }

  @Override
  public boolean forbids(NaivePosition position, Candidate move) {
    if (move.has(Feature.PASSES)) {
      return false;
    }
    Part part = rule.of(position.turn()).get(position.moveOfTurn() - 1);
    boolean isAllowedPiece = part.pieces().isEmpty() || part.pieces().contains(move.mover().letter());
    boolean isAllowedSort = switch (part.sort()) {
      case ANY -> true;
      case CAPTURES -> move.has(Feature.CAPTURES);
      case NO_CAPTURES -> !move.has(Feature.CAPTURES);
      case DROPS -> move.has(Feature.DROPS);
      case NO_DROPS -> !move.has(Feature.DROPS);
    };
    boolean isSamePiece = !move.has(Feature.DROPS)
        && position.get(moverSquare).filter(square -> square == startSquare(move)).isPresent();
    boolean isAllowedMover = switch (part.by()) {
      case ANY -> true;
      case SAME -> isSamePiece;
      case ANOTHER -> !isSamePiece;
    };
    return !isAllowedPiece || !isAllowedSort || !isByAllowedRule(part, move) || !isAllowedMover;
  }

  private static boolean isByAllowedRule(Part part, Candidate move) {
    String ruleWord =
        move.mechanism()
            .map(hook -> hook instanceof NaiveMoveSource.Named source ? source.moveWord() : Turn.MOVEMENT)
            .orElse(Turn.MOVEMENT);
    return part.rules().isEmpty() || part.rules().contains(ruleWord);
  }

  /** Whether some move of a turn must be by the same piece as the previous move, or by another piece. */
  private boolean dependsOnMover() {
    return Stream.concat(rule.white().stream(), rule.black().stream())
        .anyMatch(part -> part.by() != Turn.By.ANY);
  }

  /** Records the square of the moved piece while the turn continues. A pass leaves the record unchanged. */
  @Override
  public NaivePosition update(NaivePosition before, Candidate move, NaivePosition after) {
    if (after.turn() != before.turn() || !dependsOnMover()) {
      return after.with(moverSquare, Optional.empty());
    }
    return move.has(Feature.PASSES) ? after : after.with(moverSquare, Optional.of(endSquare(move))
        .filter(square -> hasOwnPiece(after, square)));
  }

  /** Whether a piece of the side to move is on a square. */
  private static boolean hasOwnPiece(NaivePosition position, int square) {
    Optional<NaivePiece> piece = position.board().at(square);
    return piece.filter(each -> each.side() == position.turn()).isPresent();
  }

  private int startSquare(Candidate move) {
    return squares(move).getFirst();
  }

  private int endSquare(Candidate move) {
    return squares(move).getLast();
  }

  /** The squares in the text of a move; for a drop, only the drop square. */
  private List<Integer> squares(Candidate move) {
    String text = move.journey().substring(move.journey().indexOf('@') + 1);
    return SQUARE.matcher(text).results().map(found -> geometry.square(found.group()).orElseThrow()).toList();
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String stateWord() {
    return "moved:";
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    return dependsOnMover()
        ? geometry.square(text).map(square -> position.with(moverSquare, Optional.of(square)))
        : Optional.empty();
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    return position.get(moverSquare).map(geometry::name);
  }

  @Override
  public List<String> flaws(NaivePosition position) {
    boolean isImpossible = position.get(moverSquare)
        .filter(square -> position.moveOfTurn() == 1 || !hasOwnPiece(position, square)).isPresent();
    return isImpossible ? List.of("no piece can have made the previous move of this turn") : List.of();
  }
}
