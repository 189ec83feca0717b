package org.variorum.testkit.naive.mechanism.counting;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.counting.Counting;
import org.variorum.rules.rule.counting.Counting.Form;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.NaiveConsequence;
import org.variorum.testkit.naive.play.NaiveFlaw;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.Note;

/** Count of moves with few pieces on the board. The draw at its limit removes no legal moves (COM-6). */
public final class Countings implements NaiveConsequence, NaiveMemory, NaiveFlaw {
  private final Counting rule;
  /** The number of half-moves at which the count ends; 0 if nothing is counted. */
  private final Note<Integer> limit = new Note<>(0);
  private final Note<Integer> counted = new Note<>(0);

  public Countings(Counting rule) {
    this.rule = rule;
  }

  /** Adds the number of counted half-moves, which is a separate state entry. */
  @Override
  public List<Hook> parts() {
    return List.of(this, new CountEntry(counted));
  }

  @Override
  public NaivePosition after(NaivePosition before, Candidate move, NaivePosition after) {
    Side mover = before.turn();
    Side next = mover.opponent();
    int oldLimit = before.get(limit);
    NaivePosition counting =
        oldLimit == 0 ? after : after.with(counted, Math.min(before.get(counted) + 1, oldLimit + 1));
    if (rule.form() == Form.THREE_AND_PIECES && isCounted(after, mover) && !isCounted(before, mover)) {
      counting = withNewCount(counting, mover, 1);
    }
    return counting.get(limit) == 0 || isCounted(after, next) && !isCounted(before, next)
        ? withNewCount(counting, next, 0) : counting;
  }

  /** The position with a new count for a side; unchanged if the pieces give no limit. */
  private NaivePosition withNewCount(NaivePosition position, Side side, int reduction) {
    int plies = 2 * moves(position, side);
    boolean deducts = rule.form() != Form.PIECES && isAlone(position, side);
    int start = deducts ? 2 * position.board().squares(_ -> true).size() - reduction : 0;
    return plies == 0 ? position : position.with(limit, plies).with(counted, Math.min(start, plies + 1));
  }

  /** Whether the opponent's pieces determine the limit of a side's count. */
  private boolean isCounted(NaivePosition position, Side side) {
    return isAlone(position, side) && (rule.form() != Form.THREE_AND_PIECES || pawns(position) == 0);
  }

  private int pawns(NaivePosition position) {
    return number(position, Side.WHITE, rule.pawns()) + number(position, Side.BLACK, rule.pawns());
  }

  /** The limit of a side's count, in moves; 0 if its moves are not counted. */
  private int moves(NaivePosition position, Side side) {
    Side other = side.opponent();
    return switch (rule.form()) {
      case BOARD_AND_PIECES -> byBoardAndPieces(position, side, other);
      case THREE_AND_PIECES -> byThreeAndPieces(position, side, other);
      case PIECES -> isAlone(position, side) ? byPieces(position, other) : 0;
    };
  }

  /**
   * The limit of the form {@code THREE_AND_PIECES}, in moves. It has its own conditions, and is one move less than the
   * limit of {@code BOARD_AND_PIECES}.
   */
  private int byThreeAndPieces(NaivePosition position, Side side, Side other) {
    int pieceCount = position.board().squares(side).size() + position.hands().of(side).size();
    if (pieceCount > 3 || isAlone(position, other)) {
      return 0;
    }
    if (!isAlone(position, side)) {
      return 63;
    }
    return pawns(position) > 0 ? 0 : byBoardAndPieces(position, side, other) - 1;
  }

  private int byBoardAndPieces(NaivePosition position, Side side, Side other) {
    if (pawns(position) > 0 || isAlone(position, other)) {
      return 0;
    }
    if (!isAlone(position, side)) {
      return 64;
    }
    int rooks = number(position, other, rule.rooks());
    int bishops = number(position, other, rule.bishops());
    int knights = number(position, other, rule.knights());
    if (rooks > 0) {
      return rooks > 1 ? 8 : 16;
    }
    if (bishops > 1) {
      return 22;
    }
    return knights > 1 ? 32 : bishops == 1 ? 44 : 64;
  }

  private int byPieces(NaivePosition position, Side other) {
    boolean queen = number(position, other, rule.queens()) > 0;
    if (number(position, other, rule.rooks()) > 0) {
      return 16;
    }
    if (queen && number(position, other, rule.bishops()) > 0) {
      return 44;
    }
    return queen && number(position, other, rule.knights()) > 0 ? 64 : 0;
  }

  /** Whether a side has at most one piece, on the board or in hand. */
  private static boolean isAlone(NaivePosition position, Side side) {
    return position.board().squares(side).size() + position.hands().of(side).size() <= 1;
  }

  private static int number(NaivePosition position, Side side, Set<String> letters) {
    long held = position.hands().of(side).stream().filter(letters::contains).count();
    return position.board().squares(piece -> piece.side() == side && letters.contains(piece.letter())).size()
        + (int) held;
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String word() {
    return "counting:";
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    Set<String> limits = switch (rule.form()) {
      case BOARD_AND_PIECES -> Set.of("16", "32", "44", "64", "88", "128");
      case THREE_AND_PIECES -> Set.of("14", "30", "42", "62", "86", "126");
      case PIECES -> Set.of("32", "88", "128");
    };
    return limits.contains(text) ? Optional.of(position.with(limit, Integer.valueOf(text)))
        : Optional.empty();
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    return position.get(limit) == 0 ? Optional.empty() : Optional.of(position.get(limit).toString());
  }

  @Override
  public List<String> of(NaivePosition position) {
    int most = position.get(limit) == 0 ? 0 : position.get(limit) + 1;
    return position.get(counted) > most ? List.of("more half-moves have been counted than there can be")
        : List.of();
  }
}
