package org.variorum.bench;

import java.io.IOException;
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
import org.variorum.rules.game.MutablePosition;

/** Counts move sequences from the start position; the secondary result {@code leaves} is leaves per second. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-XX:+UseCompactObjectHeaders"})
public class PerftBenchmark {

  /** A game's id and a depth, such as {@code id 5}; by default {@link Benchmarks} runs one depth for every game. */
  @Param("") public String count = "";

  @SuppressWarnings("NullAway.Init") // JMH calls read first
  private MutablePosition position;
  private int depth;
  private long publishedLeaves;

  /** The number of leaves counted. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Leaves {
    public long leaves;
  }

  @Setup(Level.Trial)
  public void read() throws IOException {
    String[] gameAndDepth = count.split(" ", 2);
    depth = Integer.parseInt(gameAndDepth[1]);
    position = PublishedGames.game(gameAndDepth[0]).start().mutable();
    publishedLeaves = PublishedGames.leaves(gameAndDepth[0], depth);
  }

  @Benchmark
  public long perft(Leaves counter) {
    long leaves = position.perft(depth);
    if (leaves != publishedLeaves) {
      throw new AssertionError(count + ": " + leaves + " leaves; the published number is " + publishedLeaves);
    }
    counter.leaves += leaves;
    return leaves;
  }
}
