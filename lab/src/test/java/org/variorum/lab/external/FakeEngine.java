package org.variorum.lab.external;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A program of its own that speaks a protocol, and behaves in one of many ways. It moves a knight forth and back, which is legal
 * as long as nobody takes it.
 */
final class FakeEngine {

  /** What it does when it must move. */
  enum Manner {
    PLAYS, CRASHES, HANGS, CHEATS, DAWDLES, RESIGNS, CLAIMS, BABBLES, LEAVES,
    /** Knows no pings, and says late how the last game has ended. */
    LAGS
  }

  private final Protocol protocol;
  private final Manner manner;
  private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private int moves;
  private boolean going;

  private FakeEngine(Protocol protocol, Manner manner) {
    this.protocol = protocol;
    this.manner = manner;
  }

  /** The command that starts one. */
  static EngineCommand command(Protocol protocol, Manner manner) {
    String java = System.getProperty("java.home") + "/bin/java";
    String classes = FakeEngine.class.getProtectionDomain().getCodeSource().getLocation().getPath();
    String lab = Protocol.class.getProtectionDomain().getCodeSource().getLocation().getPath();
    return new EngineCommand(protocol,
        List.of(java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto", "-cp",
            classes + ":" + lab,
            FakeEngine.class.getName(), protocol.name(), manner.name()),
        Map.of(), game -> List.of("usual", "normal"),
        Duration.ZERO, ConversationLog.NONE);
  }

  /** @param args what it speaks, and how it behaves */
  public static void main(String[] args) throws IOException {
    new FakeEngine(Protocol.valueOf(args[0]), Manner.valueOf(args[1])).run();
  }

  private void run() throws IOException {
    if (manner == Manner.LEAVES) {
      return;
    }
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
      if (protocol == Protocol.XBOARD) {
        xboard(line);
      } else {
        uci(List.of(line.split(" ")));
      }
    }
  }

  private void uci(List<String> words) {
    switch (words.getFirst()) {
      case "uci" -> out.println("id name Fake\noption name Hash type spin default 16 min 1 max 64\n"
          + "option name UCI_Variant type combo default normal var other var normal\nuciok");
      case "usi" -> out.println("id name Fake\nusiok");
      case "isready" -> out.println("readyok");
      case "position" -> moves = words.contains("moves") ? words.size() - words.indexOf("moves") - 1 : 0;
      case "go" -> move("bestmove ");
      default -> {}
    }
  }

  private void xboard(String line) {
    switch (line.split(" ")[0]) {
      case "protover" -> out.println("feature ping=" + (manner == Manner.LAGS ? 0 : 1)
          + " usermove=1 setboard=1 variants=\"normal\" done=1");
      case "ping" -> out.println(line.replace("ping", "pong"));
      case "new" -> {
        moves = 0;
        if (manner == Manner.LAGS) {
          out.println("1-0 {White mates}");
        }
      }
      case "usermove" -> {
        moves++;
        if (going) {
          move("move ");
          moves++;
        }
      }
      case "force" -> going = false;
      case "go" -> {
        going = true;
        move("move ");
        moves++;
      }
      default -> {}
    }
  }

  private void move(String word) {
    switch (manner) {
      case PLAYS, LAGS -> out.println(word + knight());
      case CRASHES -> System.exit(3);
      case HANGS -> {}
      case CHEATS -> out.println(word + "a1h8");
      case DAWDLES -> {
        sleep();
        out.println(word + knight());
      }
      case RESIGNS -> out.println(protocol == Protocol.XBOARD ? "resign" : word + "resign");
      case CLAIMS -> out.println(protocol == Protocol.XBOARD ? "1/2-1/2 {enough}" : word + "win");
      case BABBLES -> babble(word);
      case LEAVES -> throw new IllegalStateException();
    }
  }

  /** Half the moves so far were its own. */
  private String knight() {
    boolean white = moves % 2 == 0;
    boolean home = moves / 2 % 2 == 0;
    if (protocol == Protocol.USI) {
      return white ? home ? "2h3h" : "3h2h" : home ? "8b7b" : "7b8b";
    }
    return white ? home ? "g1f3" : "f3g1" : home ? "g8f6" : "f6g8";
  }

  private static void sleep() {
    try {
      Thread.sleep(600);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** All that a parser may stumble over, and then a move. */
  private void babble(String word) {
    List<String> babble = new ArrayList<>(List.of("", " ", "\u0000\u0001\u001b[2J", "info", "info depth",
        "info score cp",
        "info depth x score cp 99999999999999999999 nodes -", "info score mate",
        "info score mate 99999999999",
        "info pv", "info string bestmove e2e4", "option name", "option name type", "feature", "feature x=\"",
        "1 2 3 4", "99999 1 1 1 e4", "1. 100000000000 0 0 e4", "# move e2e4", "Error (unknown command): x",
        "moved", "pong"));
    babble.add("info " + "pv ".repeat(30_000));
    babble.add("x".repeat(200_000));
    babble.forEach(out::println);
    out.write(new byte[] {(byte) 0xC3, (byte) 0x28, (byte) 0xFF, '\n'}, 0, 4);
    for (int i = 0; i < 5_000; i++) {
      out.println("info depth " + i + " score cp 17 nodes " + i);
    }
    out.println(word + knight());
  }
}
