package org.variorum.rules.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Side;
import org.variorum.rules.explain.ExplainedPosition;
import org.variorum.rules.explain.InsightFinder;
import org.variorum.rules.explain.LegsFinder;
import org.variorum.rules.explain.MoveSpeech;
import org.variorum.rules.explain.PremoveFinder;
import org.variorum.rules.explain.RouteFinder;
import org.variorum.rules.explain.WhyNot;
import org.variorum.rules.make.Edits;
import org.variorum.rules.make.FenWriter;
import org.variorum.rules.make.MoveText;
import org.variorum.rules.play.History;
import org.variorum.rules.play.Perft;
import org.variorum.rules.play.Play;
import org.variorum.rules.play.RepetitionHistory;
import org.variorum.rules.play.Winnability;
import org.variorum.rules.position.Edit;
import org.variorum.rules.position.Gesture;
import org.variorum.rules.position.Insight;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Premoves;
import org.variorum.rules.position.Refusal;
import org.variorum.rules.position.Remembered;
import org.variorum.rules.position.Setup;
import org.variorum.rules.position.Transition;
import org.variorum.rules.state.State;

/**
 * A position of a game with the history that led to it. Immutable and safe for any number of threads.
 *
 * <p>{@link #moves} contains all legal moves. It is empty if the game has ended on the board (mate, stalemate, a
 * captured king …). A draw by repetition or move count leaves the moves (COM-6); only {@link #outcome} reports it.
 */
public final class Position {

  private final Game game;
  private final Play play;
  private final State state;
  private final @Nullable History history;
  /** Number of turn parts that were skipped automatically before this position, for {@link #recordedPass}. */
  private final int skippedParts;
  /** The legal moves; null until the first call of {@link #moves}. */
  private @Nullable List<Move> moves;
  private final RecentAnswers.References<Position> recentAnswers = new RecentAnswers.References<>();

  Position(Game game, Play play, @Nullable History history) {
    this(game, play, history, play.skippedParts());
  }

  private Position(Game game, Play play, @Nullable History history, int skippedParts) {
    this.skippedParts = skippedParts;
    this.game = game;
    this.play = play;
    state = play.state;
    this.history = history;
  }

  /** The game that is played. */
  public Game game() {
    return game;
  }

  /** The number of the next move within the turn of the side to move, from 1. */
  public int moveOfTurn() {
    return state.part() + 1;
  }

  /** The side to move. */
  public Side turn() {
    return PieceCode.sideOf(state.turn);
  }

  /** The piece on a square. */
  public Optional<Piece> at(int square) {
    int piece = state.board[square];
    return piece == PieceCode.EMPTY ? Optional.empty() : Optional.of(play.tables.piece(piece));
  }

  /** The number of pieces of a kind that a side has in hand. */
  public int held(Piece piece) {
    return state.held[play.tables.pieceKinds.code(piece)];
  }

  /** Whether the side to move is in check; false in a game in which royal pieces may be captured. */
  public synchronized boolean inCheck() {
    return play.inCheck();
  }

  /** The squares of the royal pieces that are in check; empty if the side to move is not in check. */
  public synchronized List<Integer> checkedSquares() {
    return play.checkedSquares();
  }

  /** All legal moves. */
  public synchronized List<Move> moves() {
    if (moves == null) {
      MoveBuffer buffer = new MoveBuffer();
      // Moves are tried on a copy, because other threads may be reading the board.
      play.copy().generator().legalMoves(buffer);
      List<Move> found = new ArrayList<>(buffer.size);
      for (int i = 0; i < buffer.size; i++) {
        found.add(MoveText.read(play.tables, state, buffer.moves[i]));
      }
      moves = List.copyOf(found);
    }
    return moves;
  }

  /** The legal move with a text; empty if there is none. */
  public Optional<Move> find(String text) {
    return moves().stream().filter(move -> move.text().equals(text)).findFirst();
  }

  /** The move with a text in a game record: a legal move, or {@link #recordedPass}. */
  public Optional<Move> findRecorded(String text) {
    return find(text).or(() -> recordedPass().filter(pass -> pass.text().equals(text)));
  }

  /**
   * A pass for a part of a turn that was skipped automatically before this position. Records of earlier versions
   * contain such passes. The pass is not a legal move; playing it changes nothing.
   */
  public Optional<Move> recordedPass() {
    return skippedParts > 0 ? Optional.of(MoveText.read(play.tables, state, MoveCode.pass()))
        : Optional.empty();
  }

  /** The parts of a legal move: the moving piece, its squares and the other pieces involved. */
  public Legs legs(Move move) {
    return recentAnswers.get().legs(move, () -> LegsFinder.of(play.tables, state, move.code()));
  }

  /** All changes that a legal move makes, in order. */
  public List<Edit> edits(Move move) {
    return edits(move, play(move));
  }

  List<Edit> edits(Move move, Position after) {
    return Edits.of(play.tables, state, move.code(), after.state);
  }

  /**
   * A legal move in words, to be read aloud. Begins in lower case, and leaves out check and the game's end.
   *
   * @param withOrigin whether to name the square from which the piece comes
   */
  public String spoken(Move move, boolean withOrigin) {
    return game.sides().in(MoveSpeech.of(play.tables, state, move.code(), withOrigin));
  }

  /** The changes that a legal move makes, with the check and the outcome after it. */
  public Transition transition(Move move) {
    return recentAnswers.get().transition(move, () -> Transitions.of(this, move, play(move)));
  }

  /** The pieces that move in a legal move, with the squares of their paths: the mover first. */
  public List<Transition.Journey> journeys(Move move) {
    return Pointing.journeys(legs(move), new RouteFinder(play.tables, state, inCheck()).find(move.code()));
  }

  /** Nonempty state besides pieces, hands, side to move and clocks, in the order of a FEN. */
  public List<Remembered> remembered() {
    return Memory.of(play.tables, state, game.sides());
  }

  /** The pieces beneath other pieces on the same square, in any order. */
  Stream<Piece> beneath() {
    return Memory.beneath(play.tables, state);
  }

  /** The gestures for all legal moves. */
  public Pointing pointing() {
    return recentAnswers.get().pointing(() -> new Pointing(this::legs, this::lockedCopy, moves()));
  }

  /**
   * The gestures for a group of legal moves.
   *
   * @param group all passes, or all moves with the same beginning
   */
  public Pointing pointing(List<Move> group) {
    return new Pointing(this::legs, this::lockedCopy, group);
  }

  /** The legal moves except passes, by beginning. A move that brings in a held piece is in two groups. */
  public Map<Pointing.Beginning, List<Move>> beginnings() {
    return Pointing.groupByBeginning(moves(), play.tables, state.turn);
  }

  /** The usual gestures of {@link #pointing}. */
  public Map<Move, Gesture> gestures() {
    return pointing().gestures();
  }

  /** The shortcuts of {@link #pointing}. */
  public Map<Move, List<Gesture>> shortcuts() {
    return pointing().shortcuts();
  }

  /** The premoves of the side that is not to move. */
  public Premoves premoves() {
    return PremoveFinder.find(play, game.premoveWays);
  }

  /**
   * The reason why a text in the form of COM-3 is no legal move; empty if it is one. For moves in other notations, use
   * {@code San} of package {@code notation}.
   */
  public Optional<Refusal> whyNot(String text) {
    return whyNot().find(text).map(why -> why.in(game.sides()));
  }

  /** The reason why the side to move may not pass; empty if it may, and in a game without passing. */
  public Optional<Refusal> whyNotPass() {
    return game.mayPass() ? whyNot(MoveText.PASS) : Optional.empty();
  }

  /**
   * The reason why the side to move may not castle; empty if it may.
   *
   * @param high whether to castle with the rook on the higher file
   */
  public Optional<Refusal> whyNotCastling(boolean high) {
    boolean isLegal = moves().stream().map(this::legs).anyMatch(legs -> legs.isNamed()
        && game.board().isRightOf(legs.touched().getFirst().from(), legs.from()) == high);
    return isLegal ? Optional.empty() : Optional.of(whyNot().castlingRefusal(high).in(game.sides()));
  }

  /**
   * Describes what the piece on a square can do, and why; empty if the square is empty. For a piece of the side to
   * move, contains its legal moves and the reasons why it may not move to other squares of its movement.
   *
   * @throws IllegalArgumentException if the board has no such square
   */
  public Optional<Insight> insight(int square) {
    return InsightFinder.find(play.copy(), square, explainable()).map(insight -> insight.in(game.sides()));
  }

  private WhyNot whyNot() {
    return new WhyNot(explainable());
  }

  private ExplainedPosition explainable() {
    return new ExplainedPosition(lockedCopy(), moves(), this::outcome);
  }

  /** Returns a copy for one thread. Locks, because other threads may be caching results in the original. */
  private synchronized Play lockedCopy() {
    return play.copy();
  }

  /**
   * A null move, by which analysis shows what a side threatens. It is not one of {@link #moves}. Empty in check, after
   * the end of the game, if passing is legal, and if a turn may have several moves.
   */
  public Optional<Move> nullMove() {
    return !game.alternates() || game.mayPass() || inCheck() || moves().isEmpty() ? Optional.empty()
        : Optional.of(new Move.Pass(MoveText.PASS, MoveCode.pass()));
  }

  /** Returns the position after a null move. Earlier positions no longer count as repeated. */
  private Position afterNullMove() {
    Play next = lockedCopy();
    next.makeNullMove();
    next.state.forgetMoves();
    return new Position(game, next, null);
  }

  /**
   * Returns the position after a move.
   *
   * @throws IllegalArgumentException if the move is not one of {@link #moves}, nor {@link #nullMove}, nor
   *     {@link #recordedPass}
   */
  public Position play(Move move) {
    if (move.isPass() && nullMove().filter(move::equals).isPresent()) {
      return afterNullMove();
    }
    if (!moves().contains(move)) {
      if (move.isPass() && skippedParts > 0) {
        return new Position(game, play, history, skippedParts - 1);
      }
      throw new IllegalArgumentException(move + " is no legal move of " + fen());
    }
    return recentAnswers.after(move, () -> afterMove(move));
  }

  private Position afterMove(Move move) {
    Play after;
    History past;
    synchronized (this) {
      after = play.copy();
      past = History.after(history, play);
    }
    after.make(move.code());
    after.state.forgetMoves();
    return new Position(game, after, past, after.skippedParts());
  }

  /** The outcome; empty if the game goes on. In order: goals on the board, mate and stalemate, draws (COM-7). */
  public synchronized Optional<Outcome> outcome() {
    // A position with legal moves has no outcome on the board.
    Optional<Outcome> onBoard = moves != null && !moves.isEmpty() ? Optional.empty()
        : play.copy().generator().outcomeOnBoard();
    return onBoard.isPresent() ? onBoard : new RepetitionHistory(history, play).outcome();
  }

  /** Whether a side may still win by some series of legal moves; false only if that is surely impossible. Slow. */
  public boolean canWin(Side side) {
    return new Winnability(play, side.ordinal()).canWin();
  }

  /** The winner if {@code side} runs out of time: the opponent if it can win, or the side that wins draws, if any. */
  public Optional<Side> winnerOnTime(Side side) {
    return canWin(side.opponent()) ? Optional.of(side.opponent())
        : Optional.ofNullable(play.tables.ends.drawWinner());
  }

  /** The number of occurrences of this position in the game, this one included. */
  public int occurrences() {
    return new RepetitionHistory(history, play).occurrences();
  }

  /** The first field of the FEN without the pieces in hand. */
  public String placement() {
    return FenWriter.placement(play.tables, state);
  }

  /** The canonical FEN (COM-2). */
  public String fen() {
    return FenWriter.write(play.tables, state);
  }

  /** The FEN in a dialect: this program's own, or that of other programs. */
  public String fen(Setup.Dialect dialect) {
    return FenWriter.write(play.tables, state, dialect);
  }

  /** The hash of everything that two positions must have in common to count as repeated (COM-7). */
  public long hash() {
    return state.hash();
  }

  /** Number of moves since a capture or other progress (COM-2). */
  public int clock() {
    return state.clock;
  }

  /** The move number, which increases after each move of Black. */
  public int fullmove() {
    return state.fullmove;
  }

  /** The number of legal move sequences of a length (COM-6). */
  public long perft(int depth) {
    return new Perft(play.copy()).count(depth);
  }

  /** A copy on which moves can be made and unmade. */
  public MutablePosition mutable() {
    return new MutablePosition(game, play.copy(), history);
  }

  /** A mutable copy without the game's history, for callers that ignore repetition. Takes constant time. */
  public MutablePosition mutableWithoutHistory() {
    return new MutablePosition(game, play.copy(), null);
  }

  /** Two positions are equal if they are the same by COM-7, with the same clocks; history plays no part. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Position that && game == that.game && fen().equals(that.fen());
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  @Override
  public String toString() {
    return fen();
  }
}
