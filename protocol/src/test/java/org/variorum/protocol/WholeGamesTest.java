package org.variorum.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.protocol.uci.ProtocolDialect;
import org.variorum.protocol.uci.UciSession;
import org.variorum.protocol.xboard.XBoardMoves;
import org.variorum.protocol.xboard.XBoardSession;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.UciText;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;

/** Every game is played to its end, or for some moves, in every protocol that can say its moves. */
@Timeout(600)
@Execution(ExecutionMode.CONCURRENT)
class WholeGamesTest {

  private static final int LONGEST = Boolean.getBoolean("variorum.deep") ? 80 : 8;

  static List<String> ids() {
    return GameFiles.sample();
  }

  /** XBoard knows no turns of several moves. */
  static List<String> idsInXBoard() {
    return ids().stream().filter(WholeGamesTest::alternates).toList();
  }

  static List<String> idsNotInXBoard() {
    return ids().stream().filter(id -> !alternates(id)).toList();
  }

  private static boolean alternates(String id) {
    return game(id).guarantees().contains(Guarantee.ALTERNATES);
  }

  private static Game game(String id) {
    return GameFiles.game(id, List.of());
  }

  private static boolean goesOn(Position position, int plies) {
    return plies < LONGEST && position.outcome().isEmpty();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void inUci(String id) {
    Position position = game(id).start();
    List<String> moves = new ArrayList<>();
    try (Talk talk = new Talk((in, out) -> new UciSession(ProtocolDialect.UCI, Talk.catalog(), out)
        .run(in))) {
      talk.say("setoption name UCI_Variant value " + id, "ucinewgame", "isready").hear("readyok");
      while (goesOn(position, moves.size())) {
        talk.say("position startpos moves " + String.join(" ", moves), "go nodes 40");
        List<String> heard = talk.until(line -> line.startsWith("bestmove"));
        assertThat(heard).noneMatch(line -> line.startsWith("info string"));
        String best = heard.getLast().split(" ")[1];
        Optional<Move> move = UciText.find(position, best);
        assertThat(move).as("%s in %s", best, position).isPresent();
        moves.add(best);
        position = position.play(move.get());
      }
      talk.say("position startpos", "position startpos moves " + String.join(" ", moves), "d");
      assertThat(talk.hear("Fen: ")).isEqualTo("Fen: " + position.fen());
    }
  }

  @ParameterizedTest
  @MethodSource("ids")
  void inUsi(String id) {
    try (Talk talk = new Talk((in, out) -> new UciSession(ProtocolDialect.USI, Talk.catalog(), out)
        .run(in))) {
      List<String> heard = talk.say("setoption name USI_Variant value " + id, "usinewgame", "isready")
          .until("readyok"::equals);
      if (heard.getFirst().contains("cannot be played in USI")) {
        return;
      }
      List<String> moves = new ArrayList<>();
      String best = "";
      while (moves.size() < LONGEST && !best.equals("resign")) {
        talk.say("position startpos moves " + String.join(" ", moves), "go nodes 40");
        List<String> lines = talk.until(line -> line.startsWith("bestmove"));
        assertThat(lines).noneMatch(line -> line.startsWith("info string"));
        best = lines.getLast().split(" ")[1];
        assertThat(best).matches("([1-9][a-i]|[A-Z]\\*)[1-9][a-i]\\+?|resign");
        moves.add(best);
      }
    }
  }

  /** Two engines that receive each other's moves in the notation of the mover, as with XBoard. */
  @ParameterizedTest
  @MethodSource("idsInXBoard")
  void inXBoard(String id) {
    Position position = game(id).start();
    try (Talk white = xboard(id); Talk black = xboard(id)) {
      boolean whiteBegins = position.turn() == Side.WHITE;
      (whiteBegins ? black : white).say("playother");
      (whiteBegins ? white : black).say("go");
      int plies = 0;
      while (goesOn(position, plies++)) {
        boolean whiteMoves = position.turn() == Side.WHITE;
        String made = move(whiteMoves ? white : black);
        (whiteMoves ? black : white).say("usermove " + made);
        position = position.play(played(position, made));
      }
      if (position.outcome().isPresent()) {
        String result = position.outcome().get().result();
        assertThat(white.hear(result)).matches(".* \\{[A-Z].*}");
        assertThat(black.hear(result)).matches(".* \\{[A-Z].*}");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("idsNotInXBoard")
  void othersAreRefusedInXBoard(String id) {
    try (Talk talk = new Talk((in, out) -> new XBoardSession(Talk.catalog(), out).run(in))) {
      talk.say("xboard", "protover 2", "new", "variant " + id, "ping 1");
      assertThat(talk.until("pong 1"::equals)).anyMatch(line -> line.startsWith("Error (")
          && line.contains("cannot be played by XBoard: a turn has several moves"));
    }
  }

  private static Talk xboard(String id) {
    Talk talk = new Talk((in, out) -> new XBoardSession(Talk.catalog(), out).run(in));
    talk.say("xboard", "protover 2", "new", "variant " + id, "computer", "easy", "nopost", "sd 1", "ping 1")
        .hear("pong 1");
    return talk;
  }

  /** The move that is made, its legs joined. */
  private static String move(Talk talk) {
    StringBuilder legs = new StringBuilder();
    do {
      List<String> heard = talk.until(line -> line.startsWith("move "));
      assertThat(heard).noneMatch(line -> line.startsWith("Illegal") || line.startsWith("Error"));
      legs.append(heard.getLast().substring("move ".length()));
    } while (legs.charAt(legs.length() - 1) == ',');
    return legs.toString();
  }

  private static Move played(Position position, String made) {
    return XBoardMoves.find(position, made).orElseThrow(() -> new AssertionError(made + " in "
        + position));
  }
}
