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
 * A position on which moves are made and taken back, for search: fast, not thread-safe, and trusting.
 *
 * <p>Moves are codes that {@link #legalMoves} gave for the position as it stands; making any other is an error that is not
 * noticed. What a code says {@link MoveCode} tells. Pieces are codes as {@link PieceCode} has them.
 */
public final class MutablePosition {

  private final Game game;
  private final Play play;
  private final State state;
  private final Generator generator;
  private final RepetitionHistory past;
  private final Changes changes;
  /** What counts in evaluating. */
  private final SlotFormat[] terms;
  private @Nullable Captors captors;
  private @Nullable PieceAttacks sight;

  MutablePosition(Game game, Play play, @Nullable History history) {
    this.game = game;
    this.play = play;
    state = play.state;
    changes = new LastChanges(state);
    past = new RepetitionHistory(history, play);
    terms = play.tables.terms;
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

  /** The piece on a square. */
  public int pieceAt(int square) {
    return state.board[square];
  }

  /** How many pieces of a code are in hand. */
  public int held(int code) {
    return state.held[code];
  }

  /** Whether the side to move is in check; false where royal pieces are captured. */
  public boolean inCheck() {
    return play.inCheck();
  }

  /** Writes all legal moves into {@code moves}, which grows if need be, and returns the array that holds them. */
  public MoveList legalMoves(MoveList moves) {
    generator.useSets();
    generator.legalMoves(moves.buffer);
    return moves;
  }

  /** Writes the legal moves that capture, act or promote, and no others, into {@code moves}, and returns it. */
  public MoveList tacticalMoves(MoveList moves) {
    generator.useSets();
    generator.tacticalMoves(moves.buffer);
    return moves;
  }

  /**
   * Whether any code, even that of a move in another position, is a legal move here. Cheaper than generating all moves.
   */
  public boolean isLegal(long move) {
    return generator.isLegal(move);
  }

  /** Makes a legal move. */
  public void make(long move) {
    past.add(move);
    play.make(move);
  }

  /**
   * Gives the turn to the other side without a move, for null moves. State entries and en passant pass away as after a
   * quiet move; the positions before it do not count as repeated. Not in check.
   */
  public void pass() {
    past.addPassed();
    play.pass();
  }

  /** Takes the last move, or passing, back. */
  public void unmake() {
    play.unmake();
    past.removeLast();
  }

  /**
   * What the last {@link #make} changed on the board and in the hands. The same object each time; it always shows the
   * last move.
   */
  public Changes changes() {
    return changes;
  }

  /** How many longs a set of squares has. */
  public int words() {
    return state.words;
  }

  /** A part of the set of squares on which pieces of a code stand: square {@code 64 * word + bit}. */
  public long squaresOf(int code, int word) {
    return state.pieces[code * state.words + word];
  }

  /** The same for all pieces of a side. */
  public long squaresOfSide(int side, int word) {
    return state.sides[side * state.words + word];
  }

  /**
   * Finds the squares where the piece on a square could capture or act if it were its turn, own pieces' squares and empty ones
   * included; {@link #attacked} tells them. Checks, bans and turns play no part, nor does en passant.
   */
  public void attacks(int square) {
    if (sight == null) {
      sight = new PieceAttacks(play.fast, state);
    }
    sight.look(square);
  }

  /** A part of the set of squares that {@link #attacks} has found. */
  public long attacked(int word) {
    return sight == null ? 0 : sight.word(word);
  }

  /**
   * The square of the piece of a side that could capture or act on a square, if an enemy stood there, and costs least; or -1.
   * What {@link #lift} has taken up does not count, and opens lines. A piece can if it could capture some piece that is not royal,
   * or, if a royal piece stands there, a royal piece. Whether it would be legal is not asked, and en passant is none.
   */
  public int cheapestAttacker(int square, int by, Prices prices) {
    return captors().cheapest(square, by, prices);
  }

  private Captors captors() {
    if (captors == null) {
      captors = new Captors(play.tables, state, play.legality());
    }
    return captors;
  }

  /** Takes a piece up, so that {@link #cheapestAttacker} does not see it. Nothing else may be done before {@link #putBack}. */
  public void lift(int square) {
    captors().lift(square);
  }

  /** Puts all pieces back that were taken up. */
  public void putBack() {
    captors().putBack();
  }

  /** The hash of placement, hands, side to move, rights and state entries. */
  public long hash() {
    return state.hash();
  }

  /** How often the position has occurred, in the game it was taken from and since; at least 1. */
  public int occurrences() {
    return past.occurrences();
  }

  /** Whether {@link #occurrences} is more than 1; cheaper. */
  public boolean repeats() {
    return past.repeats();
  }

  /**
   * How the game will end if all moves are repeated that were made since the position last occurred: as a draw, or, where
   * the rules say so, as a loss of the side that gave check, or chased one piece, with each move. Empty if the position has
   * not occurred in the last moves, or may be repeated without end.
   *
   * @param plies how many moves back it may have occurred
   */
  public Optional<Outcome> endOfCycle(int plies) {
    return past.endOfCycle(plies);
  }

  /** The halfmove clock. */
  public int clock() {
    return state.clock;
  }

  /**
   * A number that counts in evaluating the position.
   *
   * @param term which of {@link Rules#terms}
   * @param side the side; a number that is not kept by side is the same for both
   */
  public int count(int term, int side) {
    return terms[term].count(state, side);
  }

  /**
   * How the game has ended in this position, apart from having no move: by a goal or as a draw by its length. The caller
   * asks {@link #withoutMoves} when there are no legal moves.
   */
  public Optional<Outcome> ended() {
    Outcome standing = generator.end().standing();
    return standing != null ? Optional.of(standing) : past.outcome();
  }

  /**
   * How the game has ended by what stands on the board: by a goal, or because the side to move has no legal move. Its length
   * plays no part.
   */
  public Optional<Outcome> endedOnBoard() {
    return generator.endedOnBoard();
  }

  /** How the game has ended if the side to move has no legal move. */
  public Outcome withoutMoves() {
    return generator.withoutMoves();
  }

  /** Number of move sequences of that length (COM-6). */
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
