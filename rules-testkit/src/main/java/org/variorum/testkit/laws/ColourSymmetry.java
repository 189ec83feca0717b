package org.variorum.testkit.laws;

import static org.variorum.testkit.laws.Claim.that;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Outcome;

/**
 * Colour symmetry of games. A game and its mirror, which exchanges the sides, have mirrored moves and mirrored
 * outcomes. A violation throws an {@code AssertionError} that names the position.
 */
final class ColourSymmetry {

  /** The length in plies of a cycle of two moves by each side. */
  private static final int CYCLE = 4;
  /** The number of games with moves back and forth in each round. */
  private static final int CYCLE_GAMES = 3;
  /** The greatest length in plies of a game with moves back and forth. */
  private static final int MAX_CYCLE_PLIES = 14;
  /** A game stops once its positions have had this many legal moves in total. */
  private static final int MAX_LEGAL_MOVES = 3_000;

  private final Mirror mirror;
  private final MutablePosition position;
  private final MutablePosition mirroredPosition;
  private final SplittableRandom random;
  private final boolean movesBackAndForth;
  private final List<Long> madeMoves = new ArrayList<>();
  /** The legal moves of the position, by their texts. */
  private Map<String, Long> moves = Map.of();
  /** The legal moves of the mirrored position, by their texts. */
  private Map<String, Long> mirroredMoves = Map.of();

  private ColourSymmetry(Game game, Game mirroredGame, String fen, boolean movesBackAndForth,
      SplittableRandom random) {
    this.movesBackAndForth = movesBackAndForth;
    mirror = new Mirror(game.definition());
    position = game.position(fen).mutable();
    mirroredPosition = mirroredGame.position(mirror.fen(fen)).mutable();
    this.random = random;
  }

  /** Whether the law applies to a definition. The law does not apply if some rules hold for one side only. */
  static boolean appliesTo(Definition definition) {
    return !OneSided.hasOneSidedRules(definition);
  }

  /**
   * Plays games of at most {@code plies} plies from the start and from random arrangements. From further arrangements,
   * plays games in which both sides move back and forth.
   *
   * @param rounds how often each of these games is played
   * @return the outcomes of the games with moves back and forth
   */
  static List<Outcome> check(Definition definition, SplittableRandom random, int rounds, int plies) {
    Game game = Game.of(definition);
    Game mirroredGame = Game.of(new Mirror(definition).definition());
    List<Outcome> outcomes = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      new ColourSymmetry(game, mirroredGame, game.start().fen(), false, random).check(plies);
      RandomSetup.position(game, random).map(Position::fen)
          .ifPresent(fen -> new ColourSymmetry(game, mirroredGame, fen, false, random).check(plies));
      for (int i = 0; i < CYCLE_GAMES; i++) {
        RandomSetup.position(game, random).map(Position::fen)
            .flatMap(fen -> new ColourSymmetry(game, mirroredGame, fen, true, random).check(MAX_CYCLE_PLIES))
            .ifPresent(outcomes::add);
      }
    }
    return outcomes;
  }

  /** Compares a game and its mirror along given moves. Returns the game's outcome; empty if it has not ended. */
  static Optional<Outcome> follow(Definition definition, String fen, List<String> texts) {
    ColourSymmetry law =
        new ColourSymmetry(Game.of(definition), Game.of(new Mirror(definition).definition()), fen, false,
            new SplittableRandom(0));
    Optional<Outcome> end = law.compare();
    for (String move : texts) {
      law.make(Mirror.withSortedLegs(move));
      end = law.compare();
    }
    return end;
  }

  private Optional<Outcome> check(int plies) {
    Optional<Outcome> end = compare();
    int moveCount = moves.size();
    for (int ply = 0; ply < plies && end.isEmpty() && moveCount < MAX_LEGAL_MOVES; ply++) {
      make(choose());
      end = compare();
      moveCount += moves.size();
    }
    return end;
  }

  /** Compares the position with its mirror. Returns the outcome of the game; empty if it has not ended. */
  private Optional<Outcome> compare() {
    moves = moves(position);
    mirroredMoves = moves(mirroredPosition);
    Optional<Outcome> end = end(position, moves.isEmpty());
    that(description(end(mirroredPosition, mirroredMoves.isEmpty())))
        .as("mirror of the end of %s", position.fen())
        .isEqualTo(description(end.map(ColourSymmetry::withSidesExchanged)));
    that(description(mirroredPosition.endOfCycle(CYCLE)))
        .as("mirror of the end of a cycle to %s", position.fen())
        .isEqualTo(description(position.endOfCycle(CYCLE).map(ColourSymmetry::withSidesExchanged)));
    that(mirroredMoves.keySet()).as("mirror of the moves in %s", position.fen())
        .isEqualTo(moves.keySet().stream().map(mirror::move).collect(Collectors.toSet()));
    return end;
  }

  private static Optional<Outcome> end(MutablePosition position, boolean hasNoMoves) {
    return position.outcomeDespiteMoves()
        .or(() -> hasNoMoves ? Optional.of(position.outcomeWithoutMoves()) : Optional.empty());
  }

  private static Outcome withSidesExchanged(Outcome end) {
    return new Outcome(end.winner().map(Side::opponent), end.subject().map(Side::opponent), end.reason());
  }

  private static String description(Optional<Outcome> end) {
    return end.map(outcome -> outcome.result() + " " + outcome.reason().word() + " of " + outcome.subject())
        .orElse("");
  }

  private static Map<String, Long> moves(MutablePosition position) {
    MoveList moves = position.legalMoves(new MoveList());
    Map<String, Long> texts = new TreeMap<>();
    IntStream.range(0, moves.size())
        .forEach(i -> texts.put(Mirror.withSortedLegs(position.text(moves.get(i))), moves.get(i)));
    return texts;
  }

  private void make(String text) {
    long move = code(moves, text);
    madeMoves.add(move);
    position.make(move);
    mirroredPosition.make(code(mirroredMoves, mirror.move(text)));
  }

  private static long code(Map<String, Long> moves, String text) {
    return Objects.requireNonNull(moves.get(text));
  }

  /**
   * Chooses a move. In a game with moves back and forth, each side first gives check if it can. Each later move
   * reverses the side's previous move if it can.
   */
  private String choose() {
    List<String> texts = List.copyOf(moves.keySet());
    List<String> preferred = movesBackAndForth
        ? texts.stream().filter(text -> madeMoves.size() < 2 ? givesCheck(code(moves, text))
            : reverses(code(moves, text), madeMoves.get(madeMoves.size() - 2))).toList()
        : texts;
    List<String> choices = preferred.isEmpty() ? texts : preferred;
    return choices.get(random.nextInt(choices.size()));
  }

  private boolean givesCheck(long move) {
    position.make(move);
    boolean check = position.inCheck();
    position.unmake();
    return check;
  }

  private static boolean reverses(long move, long previous) {
    return MoveCode.from(move) == MoveCode.to(previous) && MoveCode.to(move) == MoveCode.from(previous);
  }
}
