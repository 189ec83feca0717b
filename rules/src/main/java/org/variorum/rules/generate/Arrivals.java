package org.variorum.rules.generate;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.EnPassantTables;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.PromotionTable;
import org.variorum.rules.compile.WayCondition;
import org.variorum.rules.judge.Spots;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.CaptureForm;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.State;

/**
 * Writer of moves to a list, each with its promotions: one move for each kind to which the piece may promote, and the
 * move without promotion unless promotion is forced. The moves are pseudo-legal.
 */
public final class Arrivals {

  private final State state;
  private final GameTables tables;
  /** The rule for captures in which the captor stays on its square; null if the game has no such captures. */
  private final CaptureForm.@Nullable Standing stationaryCapture;
  private final MoveBuffer scratch = new MoveBuffer();
  private MoveBuffer moves = new MoveBuffer();
  private int me;
  private boolean tacticalOnly;
  private boolean ignoresLimits;
  /** The test that tells which moves are surely legal; these are counted only. Null if all moves are added. */
  private @Nullable Legality legality;
  private int countedMoves;
  /** The source of attacks for conditions of promotions; null if promotions have no conditions. */
  private final @Nullable Threats threats;

  public Arrivals(GameTables tables, State state) {
    this.state = state;
    this.tables = tables;
    stationaryCapture = tables.stationaryCapture;
    threats = tables.promotesOnConditions ? new Attacks(tables, state) : null;
  }

  /** Ignores, from now on, the limits on the number of pieces of a kind to which pieces promote. */
  void ignoreLimits() {
    ignoresLimits = true;
  }

  /**
   * Sets the list to which moves are added.
   *
   * @param tacticalOnly whether to leave out quiet moves, which neither capture, nor promote, nor act on a piece
   */
  public void start(MoveBuffer moves, boolean tacticalOnly) {
    this.moves = moves;
    this.tacticalOnly = tacticalOnly;
    me = state.turn;
    legality = null;
  }

  /**
   * From now on counts moves that are surely legal instead of adding them to the list.
   *
   * @param legality prepared for the position
   */
  void startCounting(Legality legality) {
    this.legality = legality;
    countedMoves = 0;
  }

  int countedMoves() {
    return countedMoves;
  }

  /**
   * Adds the moves of a piece to a set of squares, with their promotions.
   *
   * @param to one word of the set of destinations, empty squares or enemies
   * @param word the number of the word: bit 0 of {@code to} is square {@code 64 * word}
   */
  public void arrive(int from, int code, long to, int word) {
    if (to == 0) {
      return;
    }
    int firstSquare = word << 6;
    long enemies = state.sides[(me ^ 1) * tables.words + word];
    PromotionTable promotion = tables.promotions[PieceCode.kind(code)];
    long promotable = promotion == null ? 0 : to & promotion.destinations(me, from, word, enemies);
    for (long remaining = promotable; remaining != 0; remaining &= remaining - 1) {
      int square = firstSquare | Long.numberOfTrailingZeros(remaining);
      long lowestBit = remaining & -remaining;
      boolean captures = (lowestBit & enemies) != 0;
      arrive(captures ? MoveCode.capture(from, square) : MoveCode.plain(from, square), code);
    }
    long plainTargets = to & ~promotable;
    if (legality != null && legality.leavesSafely(from)) {
      long safe = legality.capturesSafely() ? plainTargets : plainTargets & ~enemies;
      countedMoves += Long.bitCount(safe);
      plainTargets &= ~safe;
    }
    for (long remaining = plainTargets & enemies; remaining != 0; remaining &= remaining - 1) {
      moves.add(MoveCode.capture(from, firstSquare | Long.numberOfTrailingZeros(remaining)));
    }
    for (long remaining = tacticalOnly ? 0 : plainTargets & ~enemies; remaining != 0;
        remaining &= remaining - 1) {
      moves.add(MoveCode.plain(from, firstSquare | Long.numberOfTrailingZeros(remaining)));
    }
  }

  /** Adds a move with its promotions. */
  public void arrive(long move, int code) {
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    if (stationaryCapture != null && MoveCode.captures(move) && MoveCode.kind(move) == MoveCode.PLAIN
        && stationaryCapture.captures(code, from, to)) {
      moves.add(stationaryCapture.capture(code, from, to));
      if (!stationaryCapture.alsoByMoving(code)) {
        return;
      }
    }
    PromotionTable promotion = tables.promotions[PieceCode.kind(code)];
    if (promotion == null) {
      moves.add(move);
      return;
    }
    boolean promotes = promotes(promotion, move, code);
    if (promotes) {
      for (int kind : promotion.choices()[me]) {
        if (ignoresLimits || promotion.limits().length == 0 || count(kind) < promotion.limits()[me][kind]) {
          moves.add(MoveCode.withArrivingKind(move, kind));
        }
      }
    }
    boolean isForced = promotes && promotion.isForced()[me][to];
    if (!isForced && (!tacticalOnly || MoveCode.captures(move))) {
      moves.add(move);
    }
  }

  /** Adds a move with its promotions, except moves that the list already contains at index {@code first} or later. */
  void arriveOnce(long move, int code, int first) {
    int size = moves.size;
    arrive(move, code);
    int end = moves.size;
    moves.size = size;
    for (int i = size; i < end; i++) {
      moves.addOnce(moves.moves[i], first);
    }
  }

  private boolean promotes(PromotionTable promotion, long move, int code) {
    return promotion.isPossible(me, MoveCode.from(move), MoveCode.to(move))
        && (!promotion.onlyByCapture() || MoveCode.captures(move)) && mayPromote(promotion.condition(), move)
        && (MoveCode.kind(move) == MoveCode.PLAIN
            || tables.form(move).mayPromote(move, code, promotion.zone()[me]));
  }

  private boolean mayPromote(@Nullable WayCondition when, long move) {
    return when == null || threats == null
        || when.judge().holds(state, me, threats, Spots.of(MoveCode.from(move), MoveCode.to(move)));
  }

  /** Returns how many kinds the side to move can promote to now, given the limits on the number of pieces of a kind. */
  public int choiceCount(PromotionTable promotion) {
    me = state.turn;
    if (promotion.limits().length == 0) {
      return promotion.choices()[me].length;
    }
    int choices = 0;
    for (int kind : promotion.choices()[me]) {
      choices += count(kind) < promotion.limits()[me][kind] ? 1 : 0;
    }
    return choices;
  }

  /**
   * Adds the capture en passant by the piece {@code code} on the crossed square {@code square}, if the game has it and
   * {@code victims}, a set of kinds, contains the crossing piece's kind.
   */
  void addEnPassant(int from, int square, int code, long victims) {
    EnPassantTables enPassantTables = tables.enPassant;
    int victim = enPassantTables.victim(state);
    if (victim < 0 || !PieceCode.holds(enPassantTables.captors(), code)
        || !PieceCode.holds(victims, state.board[victim])) {
      return;
    }
    boolean stays = stationaryCapture != null && stationaryCapture.captures(code, from, victim);
    if (stationaryCapture != null && stays) {
      moves.add(stationaryCapture.enPassant(code, from, victim));
    }
    if (stationaryCapture == null || !stays || stationaryCapture.alsoByMoving(code)) {
      arrive(MoveCode.capture(MoveCode.EN_PASSANT, from, square, victim, victim), code);
    }
  }

  /** Adds the moves by which a special form of capture takes the piece on a square. */
  void addCapture(CaptureForm form, int from, int square, int code) {
    scratch.size = 0;
    form.add(scratch, state, from, square);
    for (int i = 0; i < scratch.size; i++) {
      arrive(scratch.moves[i], code);
    }
  }

  /** Returns how many pieces of a kind the side to move has on the board and in hand. */
  private int count(int kind) {
    int code = PieceCode.code(kind, me);
    return state.count(code) + state.held[code];
  }
}
