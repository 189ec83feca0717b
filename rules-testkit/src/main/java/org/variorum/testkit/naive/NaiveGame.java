package org.variorum.testkit.naive;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.variorum.rules.definition.Definition;
import org.variorum.testkit.naive.Candidate.Feature;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.FenReader;
import org.variorum.testkit.naive.position.FenWriter;
import org.variorum.testkit.naive.position.MalformedFenException;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.position.Rules;
import org.variorum.testkit.naive.walk.Goings;
import org.variorum.testkit.naive.walk.Limits;
import org.variorum.testkit.naive.walk.Manner;
import org.variorum.testkit.naive.walk.Walk;
import org.variorum.testkit.naive.walk.Walker;

/**
 * A game, played by reading its definition: the oracle for the compiled game.
 *
 * <p>Text goes in and text comes out. It keeps nothing between two answers and may be used by many threads.
 */
public final class NaiveGame {
  private final Rules rules;
  private final Attacks attacks;
  private final Goings goings;
  private final Candidates candidates;
  private final LegalMoves legalMoves;
  private final Successor successor;
  private final Endings endings;
  private final Flaws flaws;
  private final FenWriter writer;

  public NaiveGame(Definition definition) {
    rules = Rules.of(definition);
    Limits limits = new Limits(rules);
    goings = new Goings(rules, limits);
    Captures captures = new Captures(rules, limits);
    Acts acts = new Acts(rules, limits);
    Blasts blasts = new Blasts(rules);
    Promotions promotions = new Promotions(rules);
    attacks = new Attacks(rules, goings, captures, acts, blasts);
    Castlings castlings = new Castlings(rules, attacks, goings);
    Moves moves = rules.acting().isPresent() ? new ActingMoves(rules, limits, acts, promotions)
        : new CapturingMoves(rules, limits, captures, promotions, blasts);
    candidates = new Candidates(goings, attacks, moves, castlings, new Exchanges(rules, attacks),
        new Drops(rules, promotions));
    successor = new Successor(rules, castlings, attacks);
    legalMoves = new LegalMoves(rules, candidates, attacks, successor, vetoes(rules));
    endings = new Endings(rules);
    flaws = new Flaws(rules, attacks, castlings, promotions);
    writer = new FenWriter(rules);
  }

  /** A mechanism by which moves are compulsory is a line here. */
  private static List<Veto> vetoes(Rules rules) {
    return List.of(new CompulsoryActs(rules), new MustCapture(rules));
  }

  /**
   * What the rules say about a position.
   *
   * @throws MalformedFenException if the text is no FEN of this game
   * @throws RefusedSetupException if the position is impossible (COM-5)
   */
  public NaiveAnswer answer(String fen) {
    Position position = FenReader.read(rules, fen);
    List<String> found = flaws.of(position);
    if (!found.isEmpty()) {
      throw new RefusedSetupException(fen, found);
    }
    boolean check = attacks.inCheck(position.board(), position.turn());
    Optional<String> won = endings.won(position);
    if (won.isPresent()) {
      return new NaiveAnswer(check, won, new TreeMap<>());
    }
    SortedMap<String, Candidate> legal = legalMoves.of(position);
    if (legal.isEmpty()) {
      return new NaiveAnswer(check, Optional.of(check ? "mate" : "stalemate"), new TreeMap<>());
    }
    Optional<String> drawn = endings.drawn(position);
    return new NaiveAnswer(check, drawn, drawn.isPresent() ? new TreeMap<>() : after(position, legal));
  }

  /**
   * The ways of the piece on a square over what stands there: the squares entered, in order, up to each on which the way may end,
   * whatever stands on that one.
   */
  public Set<List<Integer>> ways(String fen, int from) {
    Position position = FenReader.read(rules, fen);
    Board board = position.board();
    Manner manner = attacks.inCheck(board, position.turn()) ? Manner.IN_CHECK : Manner.OUT_OF_CHECK;
    return goings.of(board, position.turn(), manner).getOrDefault(from, List.of()).stream()
        .flatMap(going -> Walker.walks(board, from, position.turn(), going.path()).stream())
        .map(Walk::squares).collect(Collectors.toSet());
  }

  /**
   * All moves of pieces, legal or not: whatever becomes of the royal piece. Castling and exchanges are among them where only its
   * safety afterwards may forbid them.
   *
   * @throws MalformedFenException if the text is no FEN of this game
   */
  public Set<String> candidates(String fen) {
    return candidates.of(FenReader.read(rules, fen)).stream()
        .filter(candidate -> !candidate.has(Feature.DROPS))
        .map(Candidate::text).collect(Collectors.toSet());
  }

  /** Counts the sequences of legal moves of that length (COM-6). */
  public long perft(String fen, int depth) {
    if (depth == 0) {
      return 1;
    }
    SortedMap<String, String> moves = answer(fen).moves();
    return depth == 1 ? moves.size()
        : moves.values().stream().mapToLong(after -> perft(after, depth - 1)).sum();
  }

  private SortedMap<String, String> after(Position position, SortedMap<String, Candidate> legal) {
    SortedMap<String, String> moves = new TreeMap<>();
    legal.forEach((text, move) -> moves.put(text, fen(successor.after(position, move))));
    return moves;
  }

  /** An en passant square is written only where there is a legal en passant capture: none once a goal has ended the game. */
  private String fen(Position position) {
    return writer.write(endings.won(position).isEmpty() && legalMoves.hasEnPassant(position) ? position
        : position.withPassed(Set.of()));
  }
}
