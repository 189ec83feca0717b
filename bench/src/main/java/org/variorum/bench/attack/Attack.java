package org.variorum.bench.attack;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.bench.load.GuestClient;
import org.variorum.bench.load.LiveGame;

/**
 * What an attacker does again and again. Each was seen to stop a server, or might: its sentence says what makes it dear to
 * the server and cheap to the attacker.
 */
enum Attack {

  HOSTILE_TEXTS("texts as moves, 60,000 characters long, by every way in", 8, 50) {
    @Override
    void strike(AttackContext ground, int number) throws IOException, InterruptedException {
      String text = HOSTILE.get(number % HOSTILE.size()).repeat(60_000);
      Map<String, Object> position = position(ground, List.of(text));
      switch (number % 5) {
        case 0 -> ground.post("api/positions", ground.guest(), position);
        case 1 -> ground.post("api/positions/why", ground.guest(),
            Map.of("position", position(ground, List.of()), "text", text));
        case 2 -> ground.post("api/pgn/read", ground.guest(), Map.of("text", "1. " + text));
        case 3 -> ground.table(ground.guest(), position);
        default -> say(ground.page(number, 8),
            Map.of("type", "play", "ref", ground.ref(), "table", "none", "ply", 0, "move", text));
      }
    }
  },

  LONG_LINES("legal lines of 1,500 moves, replayed at each request", 8, 20) {
    @Override
    void strike(AttackContext ground, int number) throws IOException, InterruptedException {
      ground.post("api/positions", ground.guest(), position(ground, ground.longGame().moves()));
    }
  },

  LONG_EXPORTS("all the games of a guest, each of as many moves as it may begin with, as PGN", 8, 20) {
    @Override
    void prepare(AttackContext ground) throws IOException, InterruptedException {
      for (int i = 0; i < TABLES; i++) {
        ground.table(ground.someGuest(0), position(ground, ground.longGame().first(OPENING)));
      }
    }

    @Override
    void strike(AttackContext ground, int number) throws IOException, InterruptedException {
      ground.get("api/mine/pgn", ground.someGuest(0));
    }
  },

  LONG_GAMES("written PGN of many long games with variations", 4, 50) {
    @Override
    void strike(AttackContext ground, int number) throws IOException, InterruptedException {
      List<Map<String, Object>> nodes = new ArrayList<>();
      for (String move : ground.longGame().moves()) {
        nodes.add(Map.of("text", move, "variations", List.of()));
      }
      Map<String, Object> tree =
          Map.of("game", ground.longGame().game(), "options", List.of(), "tags", Map.of(),
              "moves", nodes, "result", "*");
      ground.post("api/pgn/write", ground.guest(), Map.of("games", List.of(tree, tree, tree)));
    }
  },

  COMPUTERS("62 tables where a computer of the highest level is to move, each of another guest", 4, 20) {
    @Override
    void strike(AttackContext ground, int number) throws IOException, InterruptedException {
      if (number >= 62) {
        return;
      }
      String guest = ground.guest();
      String table =
          ground.table(guest, Map.of("game", ground.longGame().game(), "side", "black", "level", 8));
      if (table != null) {
        say(ground.page(guest), watch(ground, table));
      }
    }
  },

  ANALYSES("200 analyses, each of another guest, begun again and again", 8, 20) {
    @Override
    void strike(AttackContext ground, int number) throws IOException, InterruptedException {
      say(ground.page(number, 200), Map.of("type", "analyse", "ref", ground.ref(), "lines", 5, "position",
          position(ground, ground.longGame().first(number % 40))));
    }
  },

  REVIEWS("reviews of lines of 1,500 moves", 4, 100) {
    @Override
    void strike(AttackContext ground, int number) throws IOException, InterruptedException {
      say(ground.page(number, 50), Map.of("type", "review", "ref", ground.ref(), "position",
          position(ground, ground.longGame().moves())));
    }
  },

  EVERY_GAME("analyses, reviews and computers of all levels, of every game in turn", 8, 50) {
    @Override
    void strike(AttackContext ground, int number) throws IOException, InterruptedException {
      Map<String, Object> start = Map.of("game", ground.game(number));
      GuestClient page = ground.page(number, 60);
      switch (number % 3) {
        case 0 -> say(page, Map.of("type", "analyse", "ref", ground.ref(), "lines", 1, "position", start));
        case 1 -> say(page, Map.of("type", "review", "ref", ground.ref(), "position", start));
        default -> {
          String table = ground.table(ground.guest(),
              Map.of("game", ground.game(number), "side", "black", "level", 1 + number % 8));
          if (table != null) {
            say(page, watch(ground, table));
          }
        }
      }
    }
  },

  LONG_TABLES("tables with as many moves as they may begin with, all of them kept in memory by a watcher",
      4,
      50) {
    @Override
    void strike(AttackContext ground, int number) throws IOException, InterruptedException {
      int moves = number % 2 == 0 ? OPENING : ground.longGame().moves().size();
      String table = ground.table(ground.guest(), position(ground, ground.longGame().first(moves)));
      if (table != null) {
        say(ground.page(number, 16), watch(ground, table));
      }
    }
  },

  WATCHING("20 pages that ask again and again for all of a game of 700 moves", 4, 5) {
    private String table = "";

    @Override
    void prepare(AttackContext ground) throws IOException, InterruptedException {
      table = OwnGame.play(ground, OPENING, 700);
    }

    @Override
    void strike(AttackContext ground, int number) throws IOException, InterruptedException {
      say(ground.page(number, 20), watch(ground, table));
    }
  },

  DEAR_TABLES(
      "40 tables of the game with the most legal moves, a move at each as soon as the one before is made", 8,
      5) {
    private final List<LiveGame> tables = new ArrayList<>();

    @Override
    void prepare(AttackContext ground) throws IOException, InterruptedException {
      String game = ground.widest();
      for (int i = 0; i < 40; i++) {
        tables.add(ground.game(game, i));
      }
    }

    @Override
    void strike(AttackContext ground, int number) throws IOException, InterruptedException {
      tables.get(number % tables.size()).move();
    }
  },

  REQUESTS("as many small requests as come through", 16, 1) {
    @Override
    void strike(AttackContext ground, int number) throws IOException, InterruptedException {
      switch (number % 4) {
        case 0 -> ground.get("api/games", ground.someGuest(0));
        case 1 -> ground.get("api/games/" + ground.longGame().game() + "/rules", ground.someGuest(0));
        case 2 -> ground.post("api/positions", ground.someGuest(0), position(ground, List.of()));
        default -> ground.table(ground.someGuest(0), Map.of("game", ground.longGame().game()));
      }
    }
  },

  SLOW_CONNECTIONS("thousands of connections on which a byte comes now and then", 4, 1) {
    @Override
    void strike(AttackContext ground, int number) throws InterruptedException {
      if (ground.connections() < 2_000) {
        ground.connection(SLOW.get(number % SLOW.size()));
      } else {
        ground.dribble();
        Thread.sleep(1_000);
      }
    }
  },

  EMPTY_FRAMES("frames that get no answer, as fast as they are taken", 8, 0) {
    @Override
    void strike(AttackContext ground, int number) {
      boolean goesOn = number % 2 == 0;
      ground.shout(number, 8, goesOn ? UPGRADE + BEGUN : UPGRADE, goesOn ? CONTINUATIONS : PONGS, true);
    }
  },

  TOGETHER("requests for pages and for the server's health, hundreds together on each connection", 8, 0) {
    @Override
    void strike(AttackContext ground, int number) {
      ground.shout(number, 64, "", PAGES.get(number % PAGES.size()), true);
    }
  },

  UNTAKEN("answers that are never taken, each a hundred times its request", 8, 10) {
    @Override
    void strike(AttackContext ground, int number) throws InterruptedException {
      if (ground.connections() < 500) {
        ground.connection(BIG_ANSWERS.get(number % BIG_ANSWERS.size()));
      } else {
        Thread.sleep(1_000);
      }
    }
  },

  DEAF_PAGES("200 pages that watch 16 long tables each, again and again, and read nothing", 4, 1) {
    private final List<String> tables = new ArrayList<>();

    @Override
    void prepare(AttackContext ground) throws IOException, InterruptedException {
      while (tables.size() < 16) {
        tables.add(String.valueOf(
            ground.table(ground.someGuest(0), position(ground, ground.longGame().first(OPENING)))));
      }
    }

    @Override
    void strike(AttackContext ground, int number) {
      String table = tables.get(number / 200 % 16);
      String again = number / 3_200 % 2 == 0 ? "" : frame("{'type':'unwatch','table':'" + table + "'}");
      ground.shout(number, 200, UPGRADE,
          again + frame("{'type':'watch','ref':1,'plies':0,'table':'" + table + "'}"), false);
    }
  };

  /** No table may begin with more. */
  private static final int OPENING = 300;
  /** No address may found more in a minute. */
  private static final int TABLES = 60;
  private static final List<String> HOSTILE = List.of("!", "?", "+", "=", "1", "x", " ", "(", "{", "-", "N");
  private static final String UPGRADE =
      "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
          + "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n";
  private static final String NO_MASK = "\0\0\0\0";
  private static final String BEGUN = "\u0001\u0081" + NO_MASK + "{";
  private static final String CONTINUATIONS = ("\0\u0080" + NO_MASK).repeat(5_000);
  private static final String PONGS = ("\u008A\u0080" + NO_MASK).repeat(5_000);
  private static final List<String> PAGES =
      Stream.of("/", "/health", "/ready", "/favicon.svg", "/assets/none.js")
          .map(path -> get(path).repeat(200)).toList();
  private static final List<String> BIG_ANSWERS = List.of(get("/api/games"),
      read("1. e4 e5 2. Nf3 Nc6 * ".repeat(1_000)), get("/api/openapi.json"), read("* ".repeat(1_000)));
  private static final List<String> SLOW = List.of("", "GET /api/games HTTP/1.1\r\nHost: localhost\r\nX: ",
      "POST /api/positions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{");

  private final String says;
  private final int hands;
  private final int pause;

  /**
   * @param hands how many threads strike
   * @param pause milliseconds that each waits between two strikes
   */
  Attack(String says, int hands, int pause) {
    this.says = says;
    this.hands = hands;
    this.pause = pause;
  }

  /** What it does, for people. */
  String says() {
    return says;
  }

  int hands() {
    return hands;
  }

  int pause() {
    return pause;
  }

  /**
   * What must be there before, which is not measured.
   *
   * @throws IOException if the server does not let it be done: then this is no attack
   */
  void prepare(AttackContext ground) throws IOException, InterruptedException {}

  /** Does it once more; what the server refuses is no failure. */
  abstract void strike(AttackContext ground, int number) throws IOException, InterruptedException;

  private static Map<String, Object> position(AttackContext ground, List<String> moves) {
    return Map.of("game", ground.longGame().game(), "moves", moves);
  }

  private static Map<String, Object> watch(AttackContext ground, String table) {
    return Map.of("type", "watch", "ref", ground.ref(), "table", table, "plies", 0);
  }

  private static String get(String path) {
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
  }

  private static String read(String pgn) {
    String body = "{\"game\":\"chess\",\"text\":\"" + pgn + "\"}";
    return "POST /api/pgn/read HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "
        + body.length() + "\r\n\r\n" + body;
  }

  /** A message of a page, as it goes over the wire: a short text that is not masked. */
  private static String frame(String json) {
    return "\u0081" + (char) (0x80 | json.length()) + NO_MASK + json.replace('\'', '"');
  }

  private static void say(@Nullable GuestClient page, Map<String, Object> message) {
    if (page != null) {
      page.say(message);
    }
  }
}
