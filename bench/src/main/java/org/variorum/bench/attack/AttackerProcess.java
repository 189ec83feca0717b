package org.variorum.bench.attack;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.variorum.bench.load.Site;

/**
 * An attacker in a process of its own, so that its work does not slow down the measuring process. The process ends
 * when the time of the attack is over.
 *
 * <p>Arguments: the URL of the server, which must be on this machine; the attacker's address; the seconds of the attack;
 * the names of attacks, which run side by side. The first line of its input is a game of {@link #LENGTH} moves.
 *
 * <p>Ends with status 1 if one of the attacks had no effect: the server has fulfilled no request of that attack.
 */
final class AttackerProcess {

  /** The number of moves in the game {@link LongGame} that attacks send. */
  static final int LENGTH = 1_500;
  /** The time to wait, after the attack, for each thread that is still sending. */
  private static final Duration LONGEST_STRIKE = Duration.ofSeconds(1);
  /** Extra time for an attack until the server fulfils its first request: a busy machine is slow to begin. */
  private static final Duration LATEST_BEGINNING = Duration.ofMinutes(1);

  private AttackerProcess() {}

  /** Runs the attacks; the class comment lists the arguments. */
  public static void main(String[] args) throws IOException, InterruptedException {
    URI server = URI.create(args[0]);
    InetAddress localAddress = InetAddress.getByName(args[1]);
    if (!InetAddress.getByName(server.getHost()).isLoopbackAddress() || !localAddress.isLoopbackAddress()) {
      throw new IllegalArgumentException("the server and the attacker must have addresses of this machine");
    }
    List<String> ids = new Site(server, localAddress).gameIds();
    LongGame longGame = LongGame.ofLine(readLine());
    Map<Attack, AttackContext> contexts = new EnumMap<>(Attack.class);
    for (String name : List.of(args).subList(3, args.length)) {
      AttackContext context = new AttackContext(server, localAddress, ids, longGame);
      Attack.valueOf(name).prepare(context);
      context.begin();
      contexts.put(Attack.valueOf(name), context);
    }
    System.out.println("ready");
    long end = System.nanoTime() + Long.parseLong(args[2]) * 1_000_000_000L;
    List<Thread> threads = new ArrayList<>();
    contexts.forEach((attack, context) -> threads.addAll(start(attack, context, end)));
    for (AttackContext context : contexts.values()) {
      while (isRunning(context, end)) {
        Thread.sleep(10);
      }
    }
    for (Thread thread : threads) {
      // A thread that sends may wait for a server that no longer reads.
      thread.join(LONGEST_STRIKE);
    }
    // An attack that did nothing proves nothing.
    System.exit(contexts.values().stream().allMatch(AttackContext::hasSucceeded) ? 0 : 1);
  }

  private static String readLine() throws IOException {
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    return Objects.requireNonNull(input.readLine(), "the first line of the input is a game");
  }

  private static List<Thread> start(Attack attack, AttackContext context, long end) {
    AtomicInteger number = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int thread = 0; thread < attack.threads(); thread++) {
      threads.add(Thread.ofPlatform().start(() -> {
        try {
          while (isRunning(context, end)) {
            strike(attack, context, number.getAndIncrement());
            Thread.sleep(attack.pause());
          }
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }));
    }
    threads.add(Thread.ofPlatform().start(() -> report(attack, context, end)));
    return threads;
  }

  private static boolean isRunning(AttackContext context, long end) {
    long nanosAfterEnd = System.nanoTime() - end;
    return nanosAfterEnd < 0 || !context.hasSucceeded() && nanosAfterEnd < LATEST_BEGINNING.toNanos();
  }

  private static void strike(Attack attack, AttackContext context, int number) throws InterruptedException {
    try {
      attack.strike(context, number);
    } catch (IOException | RuntimeException e) {
      // The server has refused the request in one way or another, as it should.
      Thread.sleep(1);
    }
  }

  private static void report(Attack attack, AttackContext context, long end) {
    try {
      while (isRunning(context, end)) {
        Thread.sleep(10);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    System.out.println(attack + ": " + context);
  }
}
