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
 * One attacker in a process of its own, so that what it needs is not taken from the measuring one. It ends by itself.
 *
 * <p>Arguments: the server, which must be on this machine; the attacker's address; the folder with the definitions; the
 * id of a game that goes on for {@link #LENGTH} moves; seconds; the names of attacks, which are made side by side.
 *
 * <p>Ends with status 1 if there was no attack: the server has done nothing that one of them asked for.
 */
final class Assault {

  /** Moves of a long game. */
  static final int LENGTH = 1_500;
  private static final Duration LONGEST_STRIKE = Duration.ofSeconds(1);
  /** An attack goes on so much longer until the server has done something of it: a busy machine is slow to begin. */
  private static final Duration LATEST_BEGINNING = Duration.ofMinutes(1);

  private Assault() {}

  /** See the class. */
  public static void main(String[] args) throws IOException, InterruptedException {
    URI server = URI.create(args[0]);
    InetAddress from = InetAddress.getByName(args[1]);
    if (!InetAddress.getByName(server.getHost()).isLoopbackAddress() || !from.isLoopbackAddress()) {
      throw new IllegalArgumentException("only a server on this machine is attacked");
    }
    List<String> ids = new Site(server, from).games();
    LongGame longGame = LongGame.of(Path.of(args[2]), List.of(args[3]), LENGTH);
    Map<Attack, AttackContext> grounds = new EnumMap<>(Attack.class);
    for (String name : List.of(args).subList(5, args.length)) {
      AttackContext ground = new AttackContext(server, from, ids, longGame);
      Attack.valueOf(name).prepare(ground);
      ground.begin();
      grounds.put(Attack.valueOf(name), ground);
    }
    System.out.println("ready");
    long end = System.nanoTime() + Long.parseLong(args[4]) * 1_000_000_000L;
    List<Thread> threads = new ArrayList<>();
    grounds.forEach((attack, ground) -> threads.addAll(strike(attack, ground, end)));
    for (AttackContext ground : grounds.values()) {
      while (goesOn(ground, end)) {
        Thread.sleep(10);
      }
    }
    for (Thread thread : threads) {
      // One that says something may wait for a server that does not listen any more.
      thread.join(LONGEST_STRIKE);
    }
    // An attack that did nothing proves nothing.
    System.exit(grounds.values().stream().allMatch(AttackContext::hasDone) ? 0 : 1);
  }

  private static List<Thread> strike(Attack attack, AttackContext ground, long end) {
    AtomicInteger number = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int hand = 0; hand < attack.hands(); hand++) {
      threads.add(Thread.ofPlatform().start(() -> {
        try {
          while (goesOn(ground, end)) {
            strike(attack, ground, number.getAndIncrement());
            Thread.sleep(attack.pause());
          }
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }));
    }
    threads.add(Thread.ofPlatform().start(() -> tell(attack, ground, end)));
    return threads;
  }

  private static boolean goesOn(AttackContext ground, long end) {
    long late = System.nanoTime() - end;
    return late < 0 || !ground.hasDone() && late < LATEST_BEGINNING.toNanos();
  }

  private static void strike(Attack attack, AttackContext ground, int number) throws InterruptedException {
    try {
      attack.strike(ground, number);
    } catch (IOException | RuntimeException e) {
      // Refused in one way or another, which is what the server is to do.
      Thread.sleep(1);
    }
  }

  private static void tell(Attack attack, AttackContext ground, long end) {
    try {
      while (goesOn(ground, end)) {
        Thread.sleep(10);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    System.out.println(attack + ": " + ground);
  }
}
