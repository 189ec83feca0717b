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
 * <p>Guarantees: {@link #moves} are all legal moves, none if the game has ended by a goal on the board (mate, stalemate, a
 * captured king …); a draw by repetition or move count does not take moves away (COM-6), {@link #outcome} reports it.
 */
public final class Position {

  private final Game game;
  private final Play play;
  private final State state;
  private final @Nullable History history;
  /** How many parts of turns have been passed over by themselves on the way here, as far as a record has not said so. */
  private final int skipped;
  private @Nullable List<Move> moves;
  private final RecentAnswers.Held<Position> recent = new RecentAnswers.Held<>();

  Position(Game game, Play play, @Nullable History history) {
    this(game, play, history, play.skipped());
  }

  private Position(Game game, Play play, @Nullable History history, int skipped) {
    this.skipped = skipped;
    this.game = game;
    this.play = play;
    state = play.state;
    this.history = history;
  }

  /** The game that is played. */
  public Game game() {
    return game;
  }

  /** Which move of its turn the side to move is to make, from 1. */
  public int part() {
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

  /** How many pieces of a kind a side has in hand. */
  public int held(Piece piece) {
    return state.held[play.tables.pieceKinds.code(piece)];
  }

  /** Whether the side to move is in check; never where royal pieces may be captured. */
  public synchronized boolean inCheck() {
    return play.inCheck();
  }

  /** The squares of the attacked royal pieces that put the side to move in check; empty if it is not in check. */
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

  /** The legal move with that text, if there is one. */
  public Optional<Move> find(String text) {
    return moves().stream().filter(move -> move.text().equals(text)).findFirst();
  }

  /** The move with a text in a record: a legal one, or {@link #recordedPass}. */
  public Optional<Move> recorded(String text) {
    return find(text).or(() -> recordedPass().filter(pass -> pass.text().equals(text)));
  }

  /**
   * The pass of a part of a turn that has been passed over by itself on the way here, which records of earlier versions write. It is no
   * legal move; to play it changes nothing.
   */
  public Optional<Move> recordedPass() {
    return skipped > 0 ? Optional.of(MoveText.read(play.tables, state, MoveCode.pass())) : Optional.empty();
  }

  /** A legal move of this position taken apart. */
  public Legs legs(Move move) {
    return recent.get().legs(move, () -> LegsFinder.of(play.tables, state, move.code()));
  }

  /** All that a legal move changes, in its order. */
  public List<Edit> edits(Move move) {
    return edits(move, play(move));
  }

  List<Edit> edits(Move move, Position after) {
    return Edits.of(play.tables, state, move.code(), after.state);
  }

  /**
   * A legal move in words, to be read aloud, without capital letter, without check and what follows.
   *
   * @param withOrigin whether to say where the piece comes from
   */
  public String spoken(Move move, boolean withOrigin) {
    return game.sides().in(MoveSpeech.of(play.tables, state, move.code(), withOrigin));
  }

  /** What a legal move changes, with what follows. */
  public Transition transition(Move move) {
    return recent.get().transition(move, () -> Transitions.of(this, move, play(move)));
  }

  /** The pieces that go in a legal move, and over which squares: the mover first. */
  public List<Transition.Journey> journeys(Move move) {
    return Pointing.journeys(legs(move), new RouteFinder(play.tables, state, inCheck()).find(move.code()));
  }

  /** What the position remembers besides pieces, hands, turn and clocks, in the order of a FEN: only what is something. */
  public List<Remembered> remembered() {
    return Memory.of(play.tables, state, game.sides());
  }

  /** The pieces beneath others, in any order. */
  Stream<Piece> beneath() {
    return Memory.beneath(play.tables, state);
  }

  /** How a player points at each legal move. */
  public Pointing pointing() {
    return recent.get().pointing(() -> new Pointing(this::legs, this::copied, moves()));
  }

  /**
   * How a player points at some legal moves.
   *
   * @param some all passes, or all moves that begin alike
   */
  public Pointing pointing(List<Move> some) {
    return new Pointing(this::legs, this::copied, some);
  }

  /** The legal moves but passes by what they begin with. A move that lets a piece in begins with either piece. */
  public Map<Pointing.First, List<Move>> beginnings() {
    return Pointing.byFirst(moves(), play.tables, state.turn);
  }

  /** The usual gestures of {@link #pointing}. */
  public Map<Move, Gesture> gestures() {
    return pointing().gestures();
  }

  /** The shortcuts of {@link #pointing}. */
  public Map<Move, List<Gesture>> shortcuts() {
    return pointing().shortcuts();
  }

  /** What the side that is not to move may hope to play next. */
  public Premoves premoves() {
    return PremoveFinder.find(play, game.premoveWays);
  }

  /**
   * Why a text, in the form of COM-3, is no legal move; empty if it is one. Other moves are explained by
   * {@code San} of package {@code notation}.
   */
  public Optional<Refusal> whyNot(String text) {
    return whyNot().find(text).map(why -> why.in(game.sides()));
  }

  /** Why the side to move may not pass; empty if it may, and in a game that knows no passing. */
  public Optional<Refusal> whyNotPass() {
    return game.mayPass() ? whyNot(MoveText.PASS) : Optional.empty();
  }

  /**
   * Why the side to move may not castle; empty if it may.
   *
   * @param high whether with the rook on the higher file
   */
  public Optional<Refusal> whyNotCastling(boolean high) {
    boolean may = moves().stream().map(this::legs).anyMatch(legs -> legs.isNamed()
        && game.board().isRightOf(legs.touched().getFirst().from(), legs.from()) == high);
    return may ? Optional.empty() : Optional.of(whyNot().castling(high).in(game.sides()));
  }

  /**
   * What the piece on a square can do, and why; empty if the square is empty. For a piece of the side to move it has
   * the legal moves, and the reasons why it may not go elsewhere within its movement.
   *
   * @throws IllegalArgumentException if the board has no such square
   */
  public Optional<Insight> insight(int square) {
    return InsightFinder.find(play.copy(), square, scene()).map(insight -> insight.in(game.sides()));
  }

  private WhyNot whyNot() {
    return new WhyNot(scene());
  }

  private ExplainedPosition scene() {
    return new ExplainedPosition(copied(), moves(), this::outcome);
  }

  /** A copy for one thread; what is found out on the way, others may be reading. */
  private synchronized Play copied() {
    return play.copy();
  }

  /**
   * To make no move where passing is illegal, as analyses do to show what a side threatens. It is none of {@link #moves}.
   * Empty in check, after the end of the game, where passing is legal, and where a turn is not one move of each side.
   */
  public Optional<Move> nullMove() {
    return !game.alternates() || game.mayPass() || inCheck() || moves().isEmpty() ? Optional.empty()
        : Optional.of(new Move.Pass(MoveText.PASS, MoveCode.pass()));
  }

  /** The position after a null move: what came before counts no more as repeated. */
  private Position passed() {
    Play next = copied();
    next.pass();
    next.state.forget();
    return new Position(game, next, null);
  }

  /**
   * The position after a move.
   *
   * @throws IllegalArgumentException if the move is none of {@link #moves}, not {@link #nullMove}, and none that is
   *     {@link #recorded}
   */
  public Position play(Move move) {
    if (move.isPass() && nullMove().filter(move::equals).isPresent()) {
      return passed();
    }
    if (!moves().contains(move)) {
      if (move.isPass() && skipped > 0) {
        return new Position(game, play, history, skipped - 1);
      }
      throw new IllegalArgumentException(move + " is no legal move of " + fen());
    }
    return recent.after(move, () -> made(move));
  }

  private Position made(Move move) {
    Play after;
    History left;
    synchronized (this) {
      after = play.copy();
      left = History.after(history, play);
    }
    after.make(move.code());
    after.state.forget();
    return new Position(game, after, left, after.skipped());
  }

  /** How the game has ended here: first by what stands on the board, then by mate and stalemate, then as a draw (COM-7). */
  public synchronized Optional<Outcome> outcome() {
    Optional<Outcome> onBoard = moves != null && !moves.isEmpty() ? Optional.empty()
        : play.copy().generator().endedOnBoard();
    return onBoard.isPresent() ? onBoard : new RepetitionHistory(history, play).outcome();
  }

  /** Whether a side may still win by some series of legal moves; false only where it is known that it cannot. Not for search. */
  public boolean canWin(Side side) {
    return new Winnability(play, side.ordinal()).holds();
  }

  /** The side that wins where another has no time left; empty for a draw: the other side cannot win by any series of moves (FIDE 6.9). */
  public Optional<Side> winnerOnTime(Side late) {
    return canWin(late.opponent()) ? Optional.of(late.opponent())
        : Optional.ofNullable(play.tables.ends.drawn());
  }

  /** How often this position has occurred, this time included. */
  public int occurrences() {
    return new RepetitionHistory(history, play).occurrences();
  }

  /** The pieces on the board, as the first field of a FEN has them, without those in hand. */
  public String placement() {
    return FenWriter.placement(play.tables, state);
  }

  /** The canonical FEN (COM-2). */
  public String fen() {
    return FenWriter.write(play.tables, state);
  }

  /** The same as other programs read it. */
  public String fen(Setup.Dialect dialect) {
    return FenWriter.write(play.tables, state, dialect);
  }

  /** The hash of everything that makes a position the same (COM-7). */
  public long hash() {
    return state.hash();
  }

  /** Number of moves since a capture or other progress (COM-2). */
  public int clock() {
    return state.clock;
  }

  /** The number of the move, up after Black's. */
  public int fullmove() {
    return state.fullmove;
  }

  /** Number of move sequences of that length (COM-6). */
  public long perft(int depth) {
    return new Perft(play.copy()).count(depth);
  }

  /** A copy on which moves can be made and taken back. */
  public MutablePosition mutable() {
    return new MutablePosition(game, play.copy(), history);
  }

  /** The same without the game's past, where repetition does not matter: constant time, whatever the game's length. */
  public MutablePosition mutableWithoutPast() {
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
