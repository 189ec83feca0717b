package org.variorum.rules.game;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.generate.Captors;
import org.variorum.rules.generate.PieceAttacks;
import org.variorum.rules.make.FenWriter;
import org.variorum.rules.make.MoveText;
import org.variorum.rules.play.Generator;
import org.variorum.rules.play.History;
import org.variorum.rules.play.Perft;
import org.variorum.rules.play.Play;
import org.variorum.rules.play.RepetitionHistory;
import org.variorum.rules.position.Changes;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Prices;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.LastChanges;
import org.variorum.rules.state.State;

/**
 * A position with make and unmake, for search. Fast, not thread-safe, and without checks of its arguments.
 *
 * <p>A move is a code as in {@code MoveCode}. Only legal moves of the current position may be made; a move that is not
 * legal is not detected. A piece is a code as in {@code PieceCode}.
 */
public final class MutablePosition {

  private final Game game;
  private final Play play;
  private final State state;
  private final Generator generator;
  private final RepetitionHistory repetitions;
  private final Changes changes;
  /** The slots that hold the numbers for evaluation, by index in {@link Rules#terms}. */
  private final SlotFormat[] terms;
  private @Nullable Captors captors;
  private @Nullable PieceAttacks pieceAttacks;

  MutablePosition(Game game, Play play, @Nullable History history) {
    this.game = game;
    this.play = play;
    state = play.state;
    changes = new LastChanges(state);
    repetitions = new RepetitionHistory(history, play);
    terms = play.tables.evaluatedSlots;
    generator = play.generator();
  }

  /** The game that is played. */
  public Game game() {
    return game;
  }

  /** The side to move: 0 for White, 1 for Black. */
  public int turn() {
    return state.turn;
  }

  /** The code of the piece on a square; {@code PieceCode.EMPTY} if the square is empty. */
  public int pieceAt(int square) {
    return state.board[square];
  }

  /** The number of pieces of a code in hand. */
  public int held(int code) {
    return state.held[code];
  }

  /** Whether the side to move is in check; false in a game in which royal pieces may be captured. */
  public boolean inCheck() {
    return play.inCheck();
  }

  /** Replaces the contents of {@code moves} with all legal moves, and returns it. */
  public MoveList legalMoves(MoveList moves) {
    generator.useSets();
    generator.legalMoves(moves.buffer);
    return moves;
  }

  /** Replaces the contents of {@code moves} with the legal moves that capture, act or promote, and returns it. */
  public MoveList tacticalMoves(MoveList moves) {
    generator.useSets();
    generator.tacticalMoves(moves.buffer);
    return moves;
  }

  /** Whether a move code from any position is a legal move here. Cheaper than generating all moves. */
  public boolean isLegal(long move) {
    return generator.isLegal(move);
  }

  /** Makes a legal move. */
  public void make(long move) {
    repetitions.add(move);
    play.make(move);
  }

  /**
   * Makes a null move: passes the turn to the opponent. State entries and en passant expire as after a quiet move.
   * Earlier positions no longer count as repeated. Not allowed in check.
   */
  public void makeNullMove() {
    repetitions.addBeforeNullMove();
    play.makeNullMove();
  }

  /** Unmakes the last move or null move. */
  public void unmake() {
    play.unmake();
    repetitions.removeLast();
  }

  /**
   * The changes of the last {@link #make} on the board and in the hands. Always the same object, which shows the last
   * move.
   */
  public Changes changes() {
    return changes;
  }

  /** The number of longs in a set of squares. */
  public int wordCount() {
    return state.words;
  }

  /** One word of the set of squares with pieces of a code. Bit {@code b} is square {@code 64 * word + b}. */
  public long squaresOf(int code, int word) {
    return state.pieces[code * state.words + word];
  }

  /** One word of the set of squares with pieces of a side. */
  public long squaresOfSide(int side, int word) {
    return state.sides[side * state.words + word];
  }

  /**
   * Finds the squares where the piece on a square could capture or act if its side were to move. Squares of own pieces
   * and empty squares are included. {@link #attackedSquares} returns them. Ignores check, bans, turns and en passant.
   */
  public void findAttacks(int square) {
    if (pieceAttacks == null) {
      pieceAttacks = new PieceAttacks(play.fast, state);
    }
    pieceAttacks.look(square);
  }

  /** One word of the set of squares that the last {@link #findAttacks} found. */
  public long attackedSquares(int word) {
    return pieceAttacks == null ? 0 : pieceAttacks.word(word);
  }

  /**
   * Returns the square of the cheapest piece of {@code side}, 0 for White, that could capture or act on {@code square};
   * -1 if there is none. Ignores legality, en passant and pieces lifted by {@link #lift}. An attacker of a royal piece
   * must be able to capture a royal piece; an attacker of another square, some piece that is not royal.
   *
   * @param prices the prices of the kinds, by which attackers are compared
   */
  public int cheapestAttacker(int square, int side, Prices prices) {
    return captors().cheapest(square, side, prices);
  }

  private Captors captors() {
    if (captors == null) {
      captors = new Captors(play.tables, state, play.legality());
    }
    return captors;
  }

  /**
   * Lifts a piece from the board, so that {@link #cheapestAttacker} ignores it. Make no move before {@link #putBack}.
   */
  public void lift(int square) {
    captors().lift(square);
  }

  /** Puts back all lifted pieces. */
  public void putBack() {
    captors().putBack();
  }

  /** The hash of placement, hands, side to move, rights and state entries. */
  public long hash() {
    return state.hash();
  }

  /** The number of occurrences of this position in the game and in the moves made since; at least 1. */
  public int occurrences() {
    return repetitions.occurrences();
  }

  /** Whether {@link #occurrences} exceeds 1. Cheaper than {@code occurrences}. */
  public boolean repeats() {
    return repetitions.repeats();
  }

  /**
   * The outcome if the moves since the last occurrence of this position are repeated for ever. It is a draw or, by some
   * rules, a loss of the side that gave check, or chased one piece, with each move. Empty if the position has not
   * occurred within the given number of plies, or may be repeated without end.
   *
   * @param plies the maximum number of plies to look back
   */
  public Optional<Outcome> endOfCycle(int plies) {
    return repetitions.endOfCycle(plies);
  }

  /** The halfmove clock. */
  public int clock() {
    return state.clock;
  }

  /**
   * Returns a number of the position that evaluation may use.
   *
   * @param term index in {@link Rules#terms}
   * @param side 0 for White, 1 for Black; ignored for a number that both sides share
   */
  public int count(int term, int side) {
    return terms[term].count(state, side);
  }

  /**
   * The outcome that the game has even if there are legal moves: by a goal that is a win or a loss, by repetition or by
   * the game's length. Empty if there is none. {@link #outcomeWithoutMoves} returns mate and stalemate.
   */
  public Optional<Outcome> outcomeDespiteMoves() {
    Outcome goal = generator.end().decisionByGoal();
    return goal != null ? Optional.of(goal) : repetitions.outcome();
  }

  /**
   * The outcome by the board alone: by a goal, or because the side to move has no legal move. Empty if there is none.
   * Ignores the game's length.
   */
  public Optional<Outcome> outcomeOnBoard() {
    return generator.outcomeOnBoard();
  }

  /** The outcome if the side to move has no legal move, such as mate or stalemate. */
  public Outcome outcomeWithoutMoves() {
    return generator.outcomeWithoutMoves();
  }

  /** The number of legal move sequences of a length (COM-6). */
  public long perft(int depth) {
    return new Perft(play).count(depth);
  }

  /** The text of a legal move. */
  public String text(long move) {
    return MoveText.write(play.tables, state, move);
  }

  /** The canonical FEN. */
  public String fen() {
    return FenWriter.write(play.tables, state);
  }
}
