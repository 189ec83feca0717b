package org.variorum.bench.attack;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.variorum.bench.load.Site;

/**
 * One attacker in a process of its own, so that its work does not slow down the measuring process. The attacker's
 * process ends by itself.
 *
 * <p>Arguments: the server, which must be on this machine; the attacker's address; the folder of definitions; the id of
 * a game that lasts {@link #LENGTH} moves; the seconds of the attack; the names of attacks, which run side by side.
 *
 * <p>Ends with status 1 if one of the attacks had no effect: the server has fulfilled none of its requests.
 */
final class Assault {

  /** The number of moves in the game {@link LongGame} that attacks send. */
  static final int LENGTH = 1_500;
  private static final Duration LONGEST_STRIKE = Duration.ofSeconds(1);
  /** Extra time for an attack until the server fulfils its first request: a busy machine is slow to begin. */
  private static final Duration LATEST_BEGINNING = Duration.ofMinutes(1);

  private Assault() {}

  /** Runs the attacks; the class comment lists the arguments. */
  public static void main(String[] args) throws IOException, InterruptedException {
    URI server = URI.create(args[0]);
    InetAddress from = InetAddress.getByName(args[1]);
    if (!InetAddress.getByName(server.getHost()).isLoopbackAddress() || !from.isLoopbackAddress()) {
      throw new IllegalArgumentException("the server and the attacker must have addresses of this machine");
    }
    List<String> ids = new Site(server, from).games();
    LongGame longGame = LongGame.of(Path.of(args[2]), List.of(args[3]), LENGTH);
    Map<Attack, AttackContext> contexts = new EnumMap<>(Attack.class);
    for (String name : List.of(args).subList(5, args.length)) {
      AttackContext context = new AttackContext(server, from, ids, longGame);
      Attack.valueOf(name).prepare(context);
      context.begin();
      contexts.put(Attack.valueOf(name), context);
    }
    System.out.println("ready");
    long end = System.nanoTime() + Long.parseLong(args[4]) * 1_000_000_000L;
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
    long late = System.nanoTime() - end;
    return late < 0 || !context.hasSucceeded() && late < LATEST_BEGINNING.toNanos();
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
