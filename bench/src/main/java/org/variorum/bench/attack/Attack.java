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
 * An action that an attacker repeats. Each action has stopped a server once, or might stop one. The description says
 * why the action costs the server much more than the attacker.
 */
enum Attack {

  HOSTILE_TEXTS("texts of 60,000 characters in place of moves, in every kind of request", 8, 50) {
    @Override
    void strike(AttackContext context, int number) throws IOException, InterruptedException {
      String text = HOSTILE_PARTS.get(number % HOSTILE_PARTS.size()).repeat(60_000);
      Map<String, Object> position = position(context, List.of(text));
      switch (number % 5) {
        case 0 -> context.post("api/positions", context.guest(), position);
        case 1 -> context.post("api/positions/why", context.guest(),
            Map.of("position", position(context, List.of()), "text", text));
        case 2 -> context.post("api/pgn/read", context.guest(), Map.of("text", "1. " + text));
        case 3 -> context.createTable(context.guest(), position);
        default -> say(context.page(number, 8),
            Map.of("type", "play", "ref", context.nextRef(), "table", "none", "ply", 0, "move", text));
      }
    }
  },

  LONG_LINES("legal lines of 1,500 moves, replayed at each request", 8, 20) {
    @Override
    void strike(AttackContext context, int number) throws IOException, InterruptedException {
      context.post("api/positions", context.guest(), position(context, context.longGame().moves()));
    }
  },

  LONG_EXPORTS("PGN exports of all games of a guest, each with the most moves that a table may begin with", 8,
      20) {
    @Override
    void prepare(AttackContext context) throws IOException, InterruptedException {
      for (int i = 0; i < TABLES_PER_MINUTE; i++) {
        context.createTable(context.guest(0),
            position(context, context.longGame().firstMoves(MOST_OPENING_MOVES)));
      }
    }

    @Override
    void strike(AttackContext context, int number) throws IOException, InterruptedException {
      context.get("api/mine/pgn", context.guest(0));
    }
  },

  LONG_GAMES("PGN written from three games of 1,500 moves", 4, 50) {
    @Override
    void strike(AttackContext context, int number) throws IOException, InterruptedException {
      List<Map<String, Object>> nodes = new ArrayList<>();
      for (String move : context.longGame().moves()) {
        nodes.add(Map.of("text", move, "variations", List.of()));
      }
      Map<String, Object> tree =
          Map.of("game", context.longGame().game(), "options", List.of(), "tags", Map.of(),
              "moves", nodes, "result", "*");
      context.post("api/pgn/write", context.guest(), Map.of("games", List.of(tree, tree, tree)));
    }
  },

  COMPUTERS("62 tables where a computer of the highest level is to move, each of another guest", 4, 20) {
    @Override
    void strike(AttackContext context, int number) throws IOException, InterruptedException {
      if (number >= 62) {
        return;
      }
      String guest = context.guest();
      String table =
          context.createTable(guest, Map.of("game", context.longGame().game(), "side", "black", "level", 8));
      if (table != null) {
        say(context.openPage(guest), watch(context, table));
      }
    }
  },

  ANALYSES("200 analyses, each of another guest, begun again and again", 8, 20) {
    @Override
    void strike(AttackContext context, int number) throws IOException, InterruptedException {
      say(context.page(number, 200),
          Map.of("type", "analyse", "ref", context.nextRef(), "lines", 5, "position",
              position(context, context.longGame().firstMoves(number % 40))));
    }
  },

  REVIEWS("reviews of lines of 1,500 moves", 4, 100) {
    @Override
    void strike(AttackContext context, int number) throws IOException, InterruptedException {
      say(context.page(number, 50), Map.of("type", "review", "ref", context.nextRef(), "position",
          position(context, context.longGame().moves())));
    }
  },

  EVERY_GAME("analyses, reviews and computers of all levels, for every game in turn", 8, 50) {
    @Override
    void strike(AttackContext context, int number) throws IOException, InterruptedException {
      Map<String, Object> start = Map.of("game", context.game(number));
      GuestClient page = context.page(number, 60);
      switch (number % 3) {
        case 0 ->
            say(page, Map.of("type", "analyse", "ref", context.nextRef(), "lines", 1, "position", start));
        case 1 -> say(page, Map.of("type", "review", "ref", context.nextRef(), "position", start));
        default -> {
          String table = context.createTable(context.guest(),
              Map.of("game", context.game(number), "side", "black", "level", 1 + number % 8));
          if (table != null) {
            say(page, watch(context, table));
          }
        }
      }
    }
  },

  LONG_TABLES(
      "tables with the most moves that they may begin with, all kept in memory, because a page watches them",
      4,
      50) {
    @Override
    void strike(AttackContext context, int number) throws IOException, InterruptedException {
      int moves = number % 2 == 0 ? MOST_OPENING_MOVES : context.longGame().moves().size();
      String table =
          context.createTable(context.guest(), position(context, context.longGame().firstMoves(moves)));
      if (table != null) {
        say(context.page(number, 16), watch(context, table));
      }
    }
  },

  WATCHING("20 pages that ask again and again for all of a game of 700 moves", 4, 5) {
    private String table = "";

    @Override
    void prepare(AttackContext context) throws IOException, InterruptedException {
      table = OwnGame.play(context, MOST_OPENING_MOVES, 700);
    }

    @Override
    void strike(AttackContext context, int number) throws IOException, InterruptedException {
      say(context.page(number, 20), watch(context, table));
    }
  },

  DEAR_TABLES(
      "40 tables of the game with the most legal moves, with a new move at each as soon as the previous move is made",
      8,
      5) {
    private final List<LiveGame> tables = new ArrayList<>();

    @Override
    void prepare(AttackContext context) throws IOException, InterruptedException {
      String game = context.widestGame();
      for (int i = 0; i < 40; i++) {
        tables.add(context.liveGame(game, i));
      }
    }

    @Override
    void strike(AttackContext context, int number) throws IOException, InterruptedException {
      tables.get(number % tables.size()).move();
    }
  },

  REQUESTS("as many small requests as the server accepts", 16, 1) {
    @Override
    void strike(AttackContext context, int number) throws IOException, InterruptedException {
      switch (number % 4) {
        case 0 -> context.get("api/games", context.guest(0));
        case 1 -> context.get("api/games/" + context.longGame().game() + "/rules", context.guest(0));
        case 2 -> context.post("api/positions", context.guest(0), position(context, List.of()));
        default -> context.createTable(context.guest(0), Map.of("game", context.longGame().game()));
      }
    }
  },

  SLOW_CONNECTIONS("thousands of connections, with a byte on each now and then", 4, 1) {
    @Override
    void strike(AttackContext context, int number) throws InterruptedException {
      if (context.connections() < 2_000) {
        context.openConnection(UNFINISHED_REQUESTS.get(number % UNFINISHED_REQUESTS.size()));
      } else {
        context.sendByteOnEach();
        Thread.sleep(1_000);
      }
    }
  },

  EMPTY_FRAMES("frames that get no answer, as fast as the server reads them", 8, 0) {
    @Override
    void strike(AttackContext context, int number) {
      boolean isFragmented = number % 2 == 0;
      context.sendRaw(number, 8, isFragmented ? UPGRADE + FRAGMENTED_MESSAGE : UPGRADE,
          isFragmented ? CONTINUATIONS : PONGS, true);
    }
  },

  TOGETHER("requests for pages and for the server's health, hundreds together on each connection", 8, 0) {
    @Override
    void strike(AttackContext context, int number) {
      context.sendRaw(number, 64, "", PAGE_REQUESTS.get(number % PAGE_REQUESTS.size()), true);
    }
  },

  UNTAKEN("answers that are never read, each a hundred times as long as its request", 8, 10) {
    @Override
    void strike(AttackContext context, int number) throws InterruptedException {
      if (context.connections() < 500) {
        context.openConnection(REQUESTS_WITH_BIG_ANSWERS.get(number % REQUESTS_WITH_BIG_ANSWERS.size()));
      } else {
        Thread.sleep(1_000);
      }
    }
  },

  DEAF_PAGES("200 pages that watch 16 long tables each, again and again, and read nothing", 4, 1) {
    private final List<String> tables = new ArrayList<>();

    @Override
    void prepare(AttackContext context) throws IOException, InterruptedException {
      while (tables.size() < 16) {
        tables.add(String.valueOf(
            context.createTable(context.guest(0),
                position(context, context.longGame().firstMoves(MOST_OPENING_MOVES)))));
      }
    }

    @Override
    void strike(AttackContext context, int number) {
      String table = tables.get(number / 200 % 16);
      String unwatch = number / 3_200 % 2 == 0 ? "" : frame("{'type':'unwatch','table':'" + table + "'}");
      context.sendRaw(number, 200, UPGRADE,
          unwatch + frame("{'type':'watch','ref':1,'plies':0,'table':'" + table + "'}"), false);
    }
  };

  /** The most moves with which a table may begin. */
  private static final int MOST_OPENING_MOVES = 300;
  /** The most tables that one address may create per minute. */
  private static final int TABLES_PER_MINUTE = 60;
  private static final List<String> HOSTILE_PARTS =
      List.of("!", "?", "+", "=", "1", "x", " ", "(", "{", "-", "N");
  private static final String UPGRADE =
      "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
          + "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n";
  private static final String NO_MASK = "\0\0\0\0";
  /** A WebSocket frame that begins a message; empty continuation frames may follow. */
  private static final String FRAGMENTED_MESSAGE = "\u0001\u0081" + NO_MASK + "{";
  private static final String CONTINUATIONS = ("\0\u0080" + NO_MASK).repeat(5_000);
  private static final String PONGS = ("\u008A\u0080" + NO_MASK).repeat(5_000);
  private static final List<String> PAGE_REQUESTS =
      Stream.of("/", "/health", "/ready", "/favicon.svg", "/assets/none.js")
          .map(path -> getRequest(path).repeat(200)).toList();
  private static final List<String> REQUESTS_WITH_BIG_ANSWERS = List.of(getRequest("/api/games"),
      pgnRequest("1. e4 e5 2. Nf3 Nc6 * ".repeat(1_000)), getRequest("/api/openapi.json"),
      pgnRequest("* ".repeat(1_000)));
  private static final List<String> UNFINISHED_REQUESTS = List.of("",
      "GET /api/games HTTP/1.1\r\nHost: localhost\r\nX: ",
      "POST /api/positions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{");

  private final String description;
  private final int threads;
  private final int pause;

  /**
   * @param threads number of threads
   * @param pause milliseconds that each thread waits between two strikes
   */
  Attack(String description, int threads, int pause) {
    this.description = description;
    this.threads = threads;
    this.pause = pause;
  }

  /** The description of the attack, for the report. */
  String description() {
    return description;
  }

  int threads() {
    return threads;
  }

  int pause() {
    return pause;
  }

  /**
   * Prepares the attack; the preparation is not measured.
   *
   * @throws IOException if the server refuses the preparation, so that there is no attack
   */
  void prepare(AttackContext context) throws IOException, InterruptedException {}

  /** Strikes once; {@code number} counts the strikes from 0. A refusal by the server is no failure. */
  abstract void strike(AttackContext context, int number) throws IOException, InterruptedException;

  private static Map<String, Object> position(AttackContext context, List<String> moves) {
    return Map.of("game", context.longGame().game(), "moves", moves);
  }

  private static Map<String, Object> watch(AttackContext context, String table) {
    return Map.of("type", "watch", "ref", context.nextRef(), "table", table, "plies", 0);
  }

  private static String getRequest(String path) {
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
  }

  private static String pgnRequest(String pgn) {
    String body = "{\"game\":\"chess\",\"text\":\"" + pgn + "\"}";
    return "POST /api/pgn/read HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "
        + body.length() + "\r\n\r\n" + body;
  }

  /** A short text message of a page as a WebSocket frame with a mask of zeros. */
  private static String frame(String json) {
    return "\u0081" + (char) (0x80 | json.length()) + NO_MASK + json.replace('\'', '"');
  }

  private static void say(@Nullable GuestClient page, Map<String, Object> message) {
    if (page != null) {
      page.send(message);
    }
  }
}
