package org.variorum.testkit.naive;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.variorum.rules.board.Side;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.definition.Definition;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaiveConditions;
import org.variorum.testkit.naive.play.NaiveEnding;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.MalformedFenException;
import org.variorum.testkit.naive.position.NaiveFenReader;
import org.variorum.testkit.naive.position.NaiveFenWriter;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.CheckState;
import org.variorum.testkit.naive.walk.NaiveWalk;

/**
 * Interpreter of a game's definition: the oracle for the compiled game.
 *
 * <p>Its methods take positions as FENs and return moves as strings. It is thread-safe. Between calls, it caches only
 * facts about movement that do not depend on a position.
 */
public final class NaiveGame {
  private final NaivePlay play;
  private final NaiveFenWriter writer;

  /** @throws IllegalArgumentException if a mechanism or goal has no line in {@link Mechanisms} */
  public NaiveGame(Definition definition) {
    play = new NaivePlay(definition, Mechanisms::of);
    writer = new NaiveFenWriter(play.rules(), play.memories());
  }

  /**
   * Returns the check, the outcome and the legal moves of a position.
   *
   * @throws MalformedFenException if the text is no FEN of this game
   * @throws RefusedSetupException if the position is impossible (COM-5)
   */
  public NaiveAnswer answer(String fen) {
    NaivePosition read = read(fen);
    List<String> setupFlaws = play.flaws().find(read);
    if (!setupFlaws.isEmpty()) {
      throw new RefusedSetupException(fen, setupFlaws);
    }
    NaivePosition position = play.successor().afterAutomaticPasses(read);
    boolean check = play.attacks().inCheck(position.board(), position.turn());
    Optional<String> decisiveWord = play.endings().decisiveEnd(position);
    if (decisiveWord.isPresent()) {
      return new NaiveAnswer(check, decisiveWord, new TreeMap<>());
    }
    SortedMap<String, Candidate> legal = play.legalMoves().generate(position);
    if (legal.isEmpty()) {
      return new NaiveAnswer(check, Optional.of(
          check ? play.endings().mateWord(position) : play.endings().stalemateWord(position)),
          new TreeMap<>());
    }
    Optional<String> drawWord = play.endings().drawEnd(position);
    return new NaiveAnswer(check, drawWord,
        drawWord.isPresent() ? new TreeMap<>() : fensAfter(position, legal));
  }

  /**
   * Returns the walks along paths that are open to the piece on a square. Each list contains the squares that one walk
   * enters, in order. The last square may be empty or contain any piece, even one that may not be captured.
   */
  public Set<List<Integer>> walks(String fen, int from) {
    NaivePosition position = read(fen);
    Board board = position.board();
    CheckState checkState =
        play.attacks().inCheck(board, position.turn()) ? CheckState.IN_CHECK : CheckState.NOT_IN_CHECK;
    return play.openPaths().pathsBySquare(board, position.turn(), checkState).getOrDefault(from, List.of())
        .stream()
        .flatMap(path -> path.walks().openWalks(board).stream())
        .map(NaiveWalk::squares).collect(Collectors.toSet());
  }

  /**
   * Returns all pseudo-legal moves except drops and passes: moves that only the safety of the royal piece or other
   * legal moves may forbid.
   *
   * @throws MalformedFenException if the text is no FEN of this game
   */
  public Set<String> candidates(String fen) {
    NaivePosition position = read(fen);
    return play.candidates().generate(position).stream()
        .filter(candidate -> !candidate.has(Feature.DROPS) && !candidate.has(Feature.PASSES)
            && !play.legalMoves().isBanned(position, candidate))
        .map(Candidate::text).collect(Collectors.toSet());
  }

  /**
   * Whether a condition holds in a position, from a side's view.
   *
   * @param side the side that counts as own in the condition
   * @param here the square from which a piece moves
   * @param there the square to which the piece moves
   * @throws MalformedFenException if the text is no FEN of this game
   */
  public boolean holds(Condition condition, String fen, Side side, int here, int there) {
    return new NaiveConditions(play).holds(condition, read(fen), side, here, there);
  }

  /** Counts the legal move sequences of the given length (COM-6). */
  public long perft(String fen, int depth) {
    if (depth == 0) {
      return 1;
    }
    SortedMap<String, String> moves = answer(fen).moves();
    return depth == 1 ? moves.size()
        : moves.values().stream().mapToLong(after -> perft(after, depth - 1)).sum();
  }

  /**
   * The word and the result of an end by the history of the game, as {@link NaiveEnding.HistoryEnding} returns them;
   * empty if the game has not ended by its history.
   *
   * @param fens the positions from the first occurrence of the current position to the current position, both included
   */
  public Optional<String> endByHistory(List<String> fens) {
    List<NaivePosition> history = fens.stream().map(this::read).toList();
    return play.hooks(NaiveEnding.HistoryEnding.class).stream()
        .flatMap(each -> each.endByHistory(history).stream())
        .findFirst();
  }

  private SortedMap<String, String> fensAfter(NaivePosition position, SortedMap<String, Candidate> legal) {
    SortedMap<String, String> moves = new TreeMap<>();
    legal.forEach((text, move) -> moves.put(text, writer.write(play.successor().after(position, move))));
    return moves;
  }

  private NaivePosition read(String fen) {
    return play.withExemptions(NaiveFenReader.read(play.rules(), play.memories(), fen));
  }
}
