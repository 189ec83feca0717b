package org.variorum.lab.external;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.variorum.engine.Clock;
import org.variorum.engine.Score;
import org.variorum.engine.SearchLimits;
import org.variorum.lab.external.FakeEngine.Manner;
import org.variorum.lab.player.Answer;
import org.variorum.lab.player.ForfeitException;
import org.variorum.lab.player.ForfeitException.Reason;
import org.variorum.lab.player.MoveRequest;
import org.variorum.lab.player.Player;
import org.variorum.lab.player.UnfitException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;

/** Programs that behave, and programs that do not. */
@Isolated("Its clocks are real")
class ProgramTest {

  private static final Game CHESS = GameFiles.game("chess", List.of());
  private static final Game SHOGI = GameFiles.game("shogi", List.of());
  private static final SearchLimits PACE = SearchLimits.NONE.time(Duration.ofSeconds(1));
  private static final Duration PATIENT = Duration.ofSeconds(30);

  private static Game game(Protocol protocol) {
    return protocol == Protocol.USI ? SHOGI : CHESS;
  }

  private static MoveRequest turn(Position start, List<Move> moves, Duration patience) {
    Position position = start;
    for (Move move : moves) {
      position = position.play(move);
    }
    return new MoveRequest(start, moves, position, PACE, Optional.empty(), patience);
  }

  @ParameterizedTest
  @EnumSource(Protocol.class)
  void aProgramPlaysBothSidesInOneGameAfterTheOther(Protocol protocol) throws Exception {
    Game game = game(protocol);
    try (Player player = FakeEngine.command(protocol, Manner.PLAYS).createPlayer(game, PACE);
        Player other = FakeEngine.command(protocol, Manner.PLAYS).createPlayer(game, PACE)) {
      for (int round = 0; round < 2; round++) {
        player.begin(game.start());
        other.begin(game.start());
        List<Move> moves = new ArrayList<>();
        for (int ply = 0; ply < 6; ply++) {
          Player mover = (ply + round) % 2 == 0 ? player : other;
          moves.add(mover.play(turn(game.start(), moves, PATIENT)).move());
        }
        assertThat(moves.get(4)).isEqualTo(moves.get(0));
      }
    }
  }

  /** Found in review: what it says of the last game was taken for a claim in this one. */
  @Test
  void whatIsSaidLateOfTheLastGameIsNoClaim() throws Exception {
    try (Player player = FakeEngine.command(Protocol.XBOARD, Manner.LAGS).createPlayer(CHESS, PACE)) {
      for (int round = 0; round < 2; round++) {
        player.begin(CHESS.start());
        assertThat(player.play(turn(CHESS.start(), List.of(), PATIENT)).move().text()).isEqualTo("g1f3");
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"CRASHES, CRASH", "HANGS, HANG", "CHEATS, ILLEGAL_MOVE", "RESIGNS, RESIGNATION",
      "CLAIMS, FALSE_CLAIM"})
  void whatGoesWrongIsTold(Manner manner, Reason reason) throws Exception {
    Duration patience = manner == Manner.HANGS ? Duration.ofMillis(300) : PATIENT;
    for (Protocol protocol : Protocol.values()) {
      Position start = game(protocol).start();
      try (Player player = FakeEngine.command(protocol, manner).createPlayer(game(protocol), PACE)) {
        player.begin(start);
        assertThat(catchThrowableOfType(ForfeitException.class,
            () -> player.play(turn(start, List.of(), patience))).reason()).as(protocol.name())
            .isEqualTo(reason);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Protocol.class)
  void babbleDisturbsNobody(Protocol protocol) throws Exception {
    Position start = game(protocol).start();
    try (Player player = FakeEngine.command(protocol, Manner.BABBLES).createPlayer(game(protocol), PACE)) {
      player.begin(start);
      Answer answer = player.play(turn(start, List.of(), PATIENT));
      assertThat(start.moves()).contains(answer.move());
      if (protocol != Protocol.XBOARD) {
        assertThat(answer).isEqualTo(
            new Answer(answer.move(), Optional.of(new Score.Centipawns(17)), 4_999, 4_999));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Protocol.class)
  void aProgramThatEndsAtOnceIsUnfit(Protocol protocol) {
    assertThatThrownBy(() -> FakeEngine.command(protocol, Manner.LEAVES).createPlayer(game(protocol), PACE))
        .isInstanceOf(UnfitException.class).hasMessageContaining("has ended");
  }

  @Test
  void aProgramThatIsNotThereIsUnfit() {
    EngineCommand missing =
        new EngineCommand(Protocol.UCI, List.of("no-such-engine"), Map.of(), game -> List.of("x"),
            Duration.ZERO,
            ConversationLog.NONE);
    assertThatThrownBy(() -> missing.createPlayer(CHESS, PACE)).isInstanceOf(UnfitException.class)
        .hasMessageContaining("no-such-engine").hasMessageContaining("path");
  }

  @ParameterizedTest
  @CsvSource({"UCI, Colour, 'has no option Colour; it has Hash, UCI_Variant'",
      "XBOARD, memory, has no option memory"})
  void anOptionThatIsUnknownIsRefused(Protocol protocol, String option, String words) {
    EngineCommand command = FakeEngine.command(protocol, Manner.PLAYS);
    EngineCommand wrong =
        new EngineCommand(protocol, command.words(), Map.of(option, "1"), command.variants(), Duration.ZERO,
            ConversationLog.NONE);
    assertThatThrownBy(() -> wrong.createPlayer(CHESS, PACE)).isInstanceOf(UnfitException.class)
        .hasMessageContaining(words);
  }

  @ParameterizedTest
  @CsvSource({"Hash, 65", "Hash, 0", "Hash, much", "Hash, ''"})
  void aValueThatAnOptionDoesNotTakeIsRefused(String option, String value) {
    EngineCommand command = FakeEngine.command(Protocol.UCI, Manner.PLAYS);
    EngineCommand wrong =
        new EngineCommand(Protocol.UCI, command.words(), Map.of(option, value), command.variants(),
            Duration.ZERO, ConversationLog.NONE);
    assertThatThrownBy(() -> wrong.createPlayer(CHESS, PACE)).isInstanceOf(UnfitException.class)
        .hasMessageContaining("option Hash takes a number from 1 to 64, not '" + value + "'");
  }

  @ParameterizedTest
  @EnumSource(value = Protocol.class, names = {"UCI", "XBOARD"})
  void aGameThatIsUnknownIsRefused(Protocol protocol) {
    EngineCommand command = FakeEngine.command(protocol, Manner.PLAYS);
    EngineCommand wrong =
        new EngineCommand(protocol, command.words(), Map.of(), game -> List.of("hexagonal"), Duration.ZERO,
            ConversationLog.NONE);
    assertThatThrownBy(() -> wrong.createPlayer(CHESS, PACE)).isInstanceOf(UnfitException.class)
        .hasMessageContaining("knows no variant hexagonal").hasMessageContaining("variant=NAME");
  }

  @Test
  void whoChoosesTheVariantByAnOptionIsTrusted() throws Exception {
    List<String> said = Collections.synchronizedList(new ArrayList<>());
    EngineCommand command =
        new EngineCommand(Protocol.UCI, FakeEngine.command(Protocol.UCI, Manner.PLAYS).words(),
            Map.of("uci_variant", "from a file"), game -> List.of("hexagonal"), Duration.ZERO,
            (program, direction, line) -> said.add(line));
    command.createPlayer(CHESS, PACE).close();
    assertThat(said).filteredOn(line -> line.startsWith("setoption"))
        .containsExactly("setoption name UCI_Variant value from a file");
  }

  @Test
  void xboardsProtocolCannotSayEveryPace() {
    for (SearchLimits limits : List.of(SearchLimits.NONE.nodes(100),
        SearchLimits.NONE.time(Duration.ofMillis(150)))) {
      assertThatThrownBy(() -> FakeEngine.command(Protocol.XBOARD, Manner.PLAYS).createPlayer(CHESS, limits))
          .isInstanceOf(UnfitException.class).hasMessageContaining("--time");
    }
  }

  @Test
  void allThatIsSaidCanBeLogged() throws Exception {
    List<String> said = Collections.synchronizedList(new ArrayList<>());
    EngineCommand quiet = FakeEngine.command(Protocol.UCI, Manner.PLAYS);
    EngineCommand command =
        new EngineCommand(Protocol.UCI, quiet.words(), Map.of("Hash", "8"), quiet.variants(),
            Duration.ofMillis(30), (program, direction, line) -> said.add(direction + " " + line));
    MoveRequest first = turn(CHESS.start(), List.of(), PATIENT);
    SearchLimits clock =
        SearchLimits.NONE.clock(new Clock(Duration.ofSeconds(1), Duration.ofMillis(20), Duration.ZERO, 0));
    try (Player player = command.createPlayer(CHESS, clock)) {
      player.begin(CHESS.start());
      player.play(
          new MoveRequest(first.start(), first.moves(), first.position(), clock, clock.clock(), PATIENT));
    }
    assertThat(said).contains("TO_PROGRAM setoption name UCI_Variant value normal",
        "TO_PROGRAM setoption name Hash value 8", "TO_PROGRAM position startpos",
        "TO_PROGRAM go wtime 970 btime 970 winc 20 binc 20", "FROM_PROGRAM bestmove g1f3");
  }
}
