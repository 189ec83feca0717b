package org.variorum.rules.game;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.generate.Captors;
import org.variorum.rules.generate.Sight;
import org.variorum.rules.make.FenWriter;
import org.variorum.rules.make.MoveText;
import org.variorum.rules.play.Generator;
import org.variorum.rules.play.History;
import org.variorum.rules.play.Past;
import org.variorum.rules.play.Perft;
import org.variorum.rules.play.Play;
import org.variorum.rules.position.Changes;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Prices;
import org.variorum.rules.rule.SlotForm;
import org.variorum.rules.state.LastChanges;
import org.variorum.rules.state.State;

/** The mutable position that callers get. */
final class Board implements MutablePosition {

  private final Game game;
  private final Play play;
  private final State state;
  private final Generator generator;
  private final Past past;
  private final Changes changes;
  /** What counts in evaluating. */
  private final SlotForm[] terms;
  private @Nullable Captors captors;
  private @Nullable Sight sight;

  Board(Game game, Play play, @Nullable History history) {
    this.game = game;
    this.play = play;
    state = play.state;
    changes = new LastChanges(state);
    past = new Past(history, play);
    terms = play.tables.terms;
    generator = play.generator();
  }

  @Override
  public Game game() {
    return game;
  }

  @Override
  public int turn() {
    return state.turn;
  }

  @Override
  public int pieceAt(int square) {
    return state.board[square];
  }

  @Override
  public int held(int code) {
    return state.held[code];
  }

  @Override
  public boolean inCheck() {
    return play.inCheck();
  }

  @Override
  public MoveList legalMoves(MoveList moves) {
    generator.useSets();
    generator.legalMoves(moves.buffer);
    return moves;
  }

  @Override
  public MoveList tacticalMoves(MoveList moves) {
    generator.useSets();
    generator.tacticalMoves(moves.buffer);
    return moves;
  }

  @Override
  public boolean isLegal(long move) {
    return generator.isLegal(move);
  }

  @Override
  public void pass() {
    past.addPassed();
    play.pass();
  }

  @Override
  public Changes changes() {
    return changes;
  }

  @Override
  public int words() {
    return play.tables.words;
  }

  @Override
  public long squaresOf(int code, int word) {
    return state.pieces[code * play.tables.words + word];
  }

  @Override
  public long squaresOfSide(int side, int word) {
    return state.sides[side * play.tables.words + word];
  }

  @Override
  public void attacks(int square, long[] into) {
    if (sight == null) {
      sight = new Sight(play.tables, state, play.fast.reaches());
    }
    sight.attacks(square, into);
  }

  @Override
  public int cheapestAttacker(int square, int by, Prices prices) {
    return captors().cheapest(square, by, prices);
  }

  private Captors captors() {
    if (captors == null) {
      captors = new Captors(play.tables, state, play.legality());
    }
    return captors;
  }

  @Override
  public void lift(int square) {
    captors().lift(square);
  }

  @Override
  public void putBack() {
    captors().putBack();
  }

  @Override
  public void make(long move) {
    past.add();
    play.make(move);
  }

  @Override
  public void unmake() {
    play.unmake();
    past.removeLast();
  }

  @Override
  public long hash() {
    return state.hash();
  }

  @Override
  public int occurrences() {
    return past.occurrences();
  }

  @Override
  public boolean repeats() {
    return past.repeats();
  }

  @Override
  public Optional<Outcome> endOfCycle(int plies) {
    return past.endOfCycle(plies);
  }

  @Override
  public int clock() {
    return state.clock;
  }

  @Override
  public int count(int term, int side) {
    return terms[term].count(state, side);
  }

  @Override
  public Optional<Outcome> ended() {
    Outcome standing = generator.end().standing();
    return standing != null ? Optional.of(standing) : past.outcome();
  }

  @Override
  public Optional<Outcome> endedOnBoard() {
    return generator.endedOnBoard();
  }

  @Override
  public Outcome withoutMoves() {
    return generator.withoutMoves();
  }

  @Override
  public long perft(int depth) {
    return new Perft(play).count(depth);
  }

  @Override
  public String text(long move) {
    return MoveText.write(play.tables, state, move);
  }

  @Override
  public String fen() {
    return FenWriter.write(play.tables, state);
  }
}
