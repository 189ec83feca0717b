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
  /** The number of half-moves counted so far. */
  private final Note<Integer> counted = new Note<>(0);

  public Countings(Counting rule) {
    this.rule = rule;
  }

  /** Adds {@link CountEntry} for the number of counted half-moves, which is a separate state entry. */
  @Override
  public List<Hook> parts() {
    return List.of(this, new CountEntry(counted));
  }

  @Override
  public NaivePosition update(NaivePosition before, Candidate move, NaivePosition after) {
    Side mover = before.turn();
    Side next = mover.opponent();
    int oldLimit = before.get(limit);
    NaivePosition counting =
        oldLimit == 0 ? after : after.with(counted, Math.min(before.get(counted) + 1, oldLimit + 1));
    if (rule.form() == Form.THREE_AND_PIECES && hasLimitByPieces(after, mover)
        && !hasLimitByPieces(before, mover)) {
      counting = withNewCount(counting, mover, 1);
    }
    return counting.get(limit) == 0 || hasLimitByPieces(after, next) && !hasLimitByPieces(before, next)
        ? withNewCount(counting, next, 0) : counting;
  }

  /** The position with a new count of a side's moves; unchanged if they are not counted. {@code reduction}: plies. */
  private NaivePosition withNewCount(NaivePosition position, Side side, int reduction) {
    int plies = 2 * moveLimit(position, side);
    boolean deducts = rule.form() != Form.PIECES && hasAtMostOnePiece(position, side);
    int startCount = deducts ? 2 * position.board().squares(_ -> true).size() - reduction : 0;
    return plies == 0 ? position : position.with(limit, plies).with(counted, Math.min(startCount, plies + 1));
  }

  /** Whether a side has so few pieces that the opponent's pieces determine the limit of its count. */
  private boolean hasLimitByPieces(NaivePosition position, Side side) {
    return hasAtMostOnePiece(position, side)
        && (rule.form() != Form.THREE_AND_PIECES || pawnCount(position) == 0);
  }

  private int pawnCount(NaivePosition position) {
    return count(position, Side.WHITE, rule.pawns()) + count(position, Side.BLACK, rule.pawns());
  }

  /** The limit of a side's count, in moves; 0 if its moves are not counted. */
  private int moveLimit(NaivePosition position, Side side) {
    Side other = side.opponent();
    return switch (rule.form()) {
      case BOARD_AND_PIECES -> limitByBoardAndPieces(position, side, other);
      case THREE_AND_PIECES -> limitByThreeAndPieces(position, side, other);
      case PIECES -> hasAtMostOnePiece(position, side) ? limitByPieces(position, other) : 0;
    };
  }

  /**
   * The limit of the form {@code THREE_AND_PIECES}, in moves. It has its own conditions, and is one move less than the
   * limit of {@code BOARD_AND_PIECES}.
   */
  private int limitByThreeAndPieces(NaivePosition position, Side side, Side other) {
    int pieceCount = position.board().squares(side).size() + position.hands().of(side).size();
    if (pieceCount > 3 || hasAtMostOnePiece(position, other)) {
      return 0;
    }
    if (!hasAtMostOnePiece(position, side)) {
      return 63;
    }
    return pawnCount(position) > 0 ? 0 : limitByBoardAndPieces(position, side, other) - 1;
  }

  private int limitByBoardAndPieces(NaivePosition position, Side side, Side other) {
    if (pawnCount(position) > 0 || hasAtMostOnePiece(position, other)) {
      return 0;
    }
    if (!hasAtMostOnePiece(position, side)) {
      return 64;
    }
    int rooks = count(position, other, rule.rooks());
    int bishops = count(position, other, rule.bishops());
    int knights = count(position, other, rule.knights());
    if (rooks > 0) {
      return rooks > 1 ? 8 : 16;
    }
    if (bishops > 1) {
      return 22;
    }
    return knights > 1 ? 32 : bishops == 1 ? 44 : 64;
  }

  private int limitByPieces(NaivePosition position, Side other) {
    boolean hasQueen = count(position, other, rule.queens()) > 0;
    if (count(position, other, rule.rooks()) > 0) {
      return 16;
    }
    if (hasQueen && count(position, other, rule.bishops()) > 0) {
      return 44;
    }
    return hasQueen && count(position, other, rule.knights()) > 0 ? 64 : 0;
  }

  /** Whether a side has at most one piece, on the board or in hand. */
  private static boolean hasAtMostOnePiece(NaivePosition position, Side side) {
    return position.board().squares(side).size() + position.hands().of(side).size() <= 1;
  }

  private static int count(NaivePosition position, Side side, Set<String> letters) {
    long held = position.hands().of(side).stream().filter(letters::contains).count();
    return position.board().squares(piece -> piece.side() == side && letters.contains(piece.letter())).size()
        + (int) held;
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String stateWord() {
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
  public List<String> flaws(NaivePosition position) {
    int maxCounted = position.get(limit) == 0 ? 0 : position.get(limit) + 1;
    return position.get(counted) > maxCounted ? List.of("more half-moves have been counted than there can be")
        : List.of();
  }
}
