package org.variorum.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveList;

/**
 * Lists, makes and unmakes all legal moves of each position of a random game, which is the same in every run. The
 * secondary result {@code moves} is moves per second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-XX:+UseCompactObjectHeaders"})
public class GenerateBenchmark {

  private static final long SEED = 1;
  private static final int PLIES = 80;

  /** A game's id; by default {@link Benchmarks} runs every game. */
  @Param("") public String game = "";

  private final List<MutablePosition> positions = new ArrayList<>();
  private final MoveList legalMoves = new MoveList();
  private int expectedMoves;

  /** The number of moves made. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Moves {
    public long moves;
  }

  /** Plays the game; takes the expected number of moves from {@link Position}, not from the measured code. */
  @Setup(Level.Trial)
  public void play() {
    Game rules = PublishedGames.game(game);
    SplittableRandom random = new SplittableRandom(SEED);
    Position position = rules.start();
    for (int ply = 0; ply < PLIES && position.outcome().isEmpty(); ply++) {
      List<Move> moves = position.moves();
      positions.add(position.mutable());
      expectedMoves += moves.size();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
  }

  @Benchmark
  public long makeAll(Moves counter) {
    int moves = 0;
    for (MutablePosition position : positions) {
      position.legalMoves(legalMoves);
      for (int i = 0; i < legalMoves.size(); i++) {
        position.make(legalMoves.get(i));
        position.unmake();
      }
      moves += legalMoves.size();
    }
    if (moves != expectedMoves) {
      throw new AssertionError(game + ": " + moves + " moves, not " + expectedMoves);
    }
    counter.moves += moves;
    return moves;
  }
}
