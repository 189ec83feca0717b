package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Outcome;

/**
 * Every verdict is colour-symmetric: a game and its mirror, in which the sides have changed their places, have the same moves and end
 * alike with the sides exchanged. Throws an {@code AssertionError} that names the position.
 */
final class ColourSymmetry {

  /** So many plies back a cycle of two moves by each side began. */
  private static final int CYCLE = 4;
  private static final int TRIES = 500;

  private final Mirror mirror;
  private final MutablePosition position;
  private final MutablePosition mirrored;
  private final SplittableRandom random;
  private final List<Long> made = new ArrayList<>();

  private ColourSymmetry(Game game, Game reflection, String fen, SplittableRandom random) {
    mirror = new Mirror(game.definition());
    position = game.position(fen).mutable();
    mirrored = reflection.position(mirror.fen(fen)).mutable();
    this.random = random;
  }

  /** Whether the law says anything of a definition: nothing where rules are for one side. */
  static boolean concerns(Definition definition) {
    return !OneSided.is(definition);
  }

  /** Holds games from the start, and from random arrangements, each so many plies long. */
  static void hold(Definition definition, SplittableRandom random, int rounds, int plies) {
    Game game = Game.of(definition);
    Game reflection = Game.of(new Mirror(definition).definition());
    for (int round = 0; round < rounds; round++) {
      hold(game, reflection, game.start().fen(), random, plies);
      arrangement(game, random).ifPresent(fen -> hold(game, reflection, fen, random, plies));
    }
  }

  /** A random arrangement that is a position, if one is found soon. */
  private static Optional<String> arrangement(Game game, SplittableRandom random) {
    for (int tries = 0; tries < TRIES; tries++) {
      try {
        return Optional.of(game.position(RandomSetup.fen(game.definition(), random)).fen());
      } catch (IllegalSetupException _) {
        // Most arrangements are none of the game's positions.
      }
    }
    return Optional.empty();
  }

  /** Plays from a position, and half the time to and fro, so that positions come again; tells how it has ended. */
  private static Optional<Outcome> hold(Game game, Game reflection, String fen, SplittableRandom random, int plies) {
    ColourSymmetry law = new ColourSymmetry(game, reflection, fen, random);
    Optional<Outcome> end = law.compare();
    for (int ply = 0; ply < plies && end.isEmpty(); ply++) {
      law.play();
      end = law.compare();
    }
    return end;
  }

  /** Holds the position to its mirror; tells how the game has ended. */
  private Optional<Outcome> compare() {
    Map<String, Long> moves = moves(position);
    Map<String, Long> reflected = moves(mirrored);
    Optional<Outcome> end = end(position, moves.isEmpty());
    assertThat(told(end(mirrored, reflected.isEmpty()))).as("mirror of the end of %s", position.fen())
        .isEqualTo(told(end.map(ColourSymmetry::exchanged)));
    assertThat(told(mirrored.endOfCycle(CYCLE))).as("mirror of the end of a cycle to %s", position.fen())
        .isEqualTo(told(position.endOfCycle(CYCLE).map(ColourSymmetry::exchanged)));
    assertThat(reflected.keySet()).as("mirror of the moves in %s", position.fen())
        .containsExactlyInAnyOrderElementsOf(moves.keySet().stream().map(mirror::move).toList());
    return end;
  }

  private static Optional<Outcome> end(MutablePosition position, boolean stuck) {
    return position.ended().or(() -> stuck ? Optional.of(position.withoutMoves()) : Optional.empty());
  }

  private static Outcome exchanged(Outcome end) {
    return new Outcome(end.winner().map(Side::opponent), end.of().map(Side::opponent), end.reason());
  }

  private static String told(Optional<Outcome> end) {
    return end.map(outcome -> outcome.result() + " " + outcome.reason().word() + " of " + outcome.of()).orElse("");
  }

  private static Map<String, Long> moves(MutablePosition position) {
    MoveList moves = position.legalMoves(new MoveList());
    Map<String, Long> texts = new TreeMap<>();
    IntStream.range(0, moves.size()).forEach(i -> texts.put(Mirror.inOrder(position.text(moves.get(i))), moves.get(i)));
    return texts;
  }

  private void play() {
    Map<String, Long> moves = moves(position);
    String text = choose(moves);
    Map<String, Long> reflected = moves(mirrored);
    made.add(moves.get(text));
    position.make(moves.get(text));
    mirrored.make(reflected.get(mirror.move(text)));
  }

  /** Half the time the way back, or a move that gives check. */
  private String choose(Map<String, Long> moves) {
    List<String> texts = List.copyOf(moves.keySet());
    long own = made.size() < 2 ? 0 : made.get(made.size() - 2);
    List<String> wanted = random.nextBoolean() ? texts.stream()
        .filter(text -> made.size() < 2 || random.nextInt(4) == 0 ? checks(moves.get(text)) : returns(moves.get(text), own)).toList() : texts;
    List<String> some = wanted.isEmpty() ? texts : wanted;
    return some.get(random.nextInt(some.size()));
  }

  private boolean checks(long move) {
    position.make(move);
    boolean check = position.inCheck();
    position.unmake();
    return check;
  }

  private static boolean returns(long move, long own) {
    return MoveCode.from(move) == MoveCode.to(own) && MoveCode.to(move) == MoveCode.from(own);
  }
}
