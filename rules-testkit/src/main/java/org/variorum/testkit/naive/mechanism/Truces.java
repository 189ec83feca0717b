package org.variorum.testkit.naive.mechanism;

import java.util.Optional;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.truce.Truce;
import org.variorum.rules.rule.truce.Truce.Occasion;
import org.variorum.testkit.naive.play.Ban;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaiveConsequence;
import org.variorum.testkit.naive.play.NaiveEnding;
import org.variorum.testkit.naive.play.TurnOrder;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.Note;

/** End by agreement: two passes, or one pass while the royal pieces face each other. */
public final class Truces implements Ban, TurnOrder.Agreement, NaiveConsequence, NaiveMemory, NaiveEnding {
  private static final String WORD = "truce";

  private final Truce rule;
  private final Geometry geometry;
  /** The number of consecutive passes, 0 or 1; 2 if the game has ended by agreement. */
  private final Note<Integer> passCount = new Note<>(0);

  public Truces(Truce rule, Geometry geometry) {
    this.rule = rule;
    this.geometry = geometry;
  }

  private boolean isOccasion(Occasion occasion) {
    return rule.occasions().contains(occasion);
  }

  private boolean areFacing(Board board) {
    Optional<Integer> white = board.royalSquare(Side.WHITE);
    Optional<Integer> black = board.royalSquare(Side.BLACK);
    return isOccasion(Occasion.FACING) && white.isPresent() && black.isPresent()
        && areFacing(board, white.get(), black.get());
  }

  /** Whether two squares are on one file with only empty squares between them. */
  private boolean areFacing(Board board, int one, int other) {
    int low = Math.min(geometry.rank(one, Side.WHITE), geometry.rank(other, Side.WHITE));
    int high = Math.max(geometry.rank(one, Side.WHITE), geometry.rank(other, Side.WHITE));
    return geometry.file(one) == geometry.file(other) && IntStream.range(low + 1, high)
        .map(rank -> geometry.square(geometry.file(one), rank))
        .allMatch(square -> square != Geometry.NONE && board.isEmpty(square));
  }

  @Override
  public boolean forbids(NaivePosition position, Candidate move) {
    return !move.has(Feature.PASSES) && areFacing(position.board()) && areFacing(move.board());
  }

  @Override
  public boolean passEndsGame(NaivePosition position) {
    return areFacing(position.board());
  }

  @Override
  public NaivePosition update(NaivePosition before, Candidate move, NaivePosition after) {
    if (move.has(Feature.SKIPS)) {
      return after;
    }
    if (!move.has(Feature.PASSES)) {
      return after.with(passCount, 0);
    }
    boolean endsByPasses = isOccasion(Occasion.TWO_PASSES) && before.get(passCount) > 0;
    int recordedPasses = isOccasion(Occasion.TWO_PASSES) ? 1 : 0;
    return after.with(passCount, endsByPasses || areFacing(before.board()) ? 2 : recordedPasses);
  }

  @Override
  public Optional<String> end(NaivePosition position) {
    return endWord(position).filter(_ -> lead(position.board()) != 0);
  }

  @Override
  public Optional<String> bothSidesDraw(NaivePosition position) {
    return endWord(position).filter(_ -> lead(position.board()) == 0);
  }

  private Optional<String> endWord(NaivePosition position) {
    return position.get(passCount) == 2 ? Optional.of(WORD) : Optional.empty();
  }

  /** The lead in points: positive if White wins, negative if Black wins. */
  private int lead(Board board) {
    if (rule.worth().isEmpty()) {
      return 0;
    }
    int lead = points(board, Side.WHITE) - points(board, Side.BLACK);
    return rule.lead() == 0 ? lead : lead >= rule.lead() ? 1 : -1;
  }

  private int points(Board board, Side side) {
    return board.squares(side).stream().map(square -> board.at(square).orElseThrow().letter())
        .mapToInt(letter -> rule.worth().getOrDefault(letter, 0)).sum();
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String stateWord() {
    return "truce:";
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    boolean isValid = text.equals("2") || text.equals("1") && isOccasion(Occasion.TWO_PASSES);
    return isValid ? Optional.of(position.with(passCount, Integer.valueOf(text))) : Optional.empty();
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    return position.get(passCount) == 0 ? Optional.empty() : Optional.of(position.get(passCount).toString());
  }
}
