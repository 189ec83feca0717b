package org.variorum.lab.external;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;

class MoveNotationTest {

  private static final int MOST_READ = Boolean.getBoolean("variorum.deep") ? Integer.MAX_VALUE : 100;
  private static final String BARE = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

  static List<String> games() {
    return GameFiles.sample();
  }

  private static Game game(String id) {
    return GameFiles.game(id, List.of());
  }

  /** The law: what is written is read as the same move, in each spelling, in every game. */
  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("games")
  void whatIsWrittenIsReadAsTheSameMove(String id) {
    Position position = game(id).start();
    Random random = new Random(3);
    for (int ply = 0; ply < 48 && position.outcome().isEmpty(); ply++) {
      if (ply % 8 == 7) {
        readsWhatIsWritten(position);
      }
      position = position.play(position.moves().get(random.nextInt(position.moves().size())));
    }
  }

  /** Checks only a sample if there are many moves, since each is searched among all; with {@code variorum.deep} all. */
  private static void readsWhatIsWritten(Position position) {
    for (MoveNotation spelling : MoveNotation.values()) {
      Map<Move, String> all = spelling.texts(position);
      int step = 1 + all.size() / MOST_READ;
      int number = 0;
      for (Map.Entry<Move, String> each : all.entrySet()) {
        if (number++ % step == 0) {
          assertThat(spelling.read(position, each.getValue())).as(spelling + " " + each.getValue())
              .contains(each.getKey());
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"e1g1", "e1h1", "O-O", "0-0", "E1G1"})
  void castlingIsReadHoweverItIsWritten(String said) {
    assertThat(MoveNotation.XBOARD.read(game("chess").position(BARE), said)).map(Move::text).contains("e1g1");
  }

  @ParameterizedTest
  @CsvSource({"f1i1, f1i1", "f1h1, f1h1", "f1j1, f1i1", "O-O, f1i1", "f1c1, f1c1", "f1a1, f1c1",
      "O-O-O, f1c1"})
  void onATenFileBoardTheKingGoesThreeSquares(String said, String meant) {
    // To h1 the king goes nowhere else than by castling: two squares towards the rook.
    Position position = game("capablanca").position("5k4/10/10/10/10/10/10/R4K3R w KQ - 0 1");
    assertThat(MoveNotation.XBOARD.read(position, said)).map(Move::text)
        .contains(meant.equals("f1h1") ? "f1i1" : meant);
  }

  @ParameterizedTest
  @CsvSource({"O-O, e1g1", "e1g1, e1g1", "O-O-O, e1b1", "e1c1, e1b1", "e1b1, e1b1"})
  void fromAnySquaresXBoardNamesTheSide(String said, String meant) {
    Position position = game("fischerandom").position("1r2k1r1/1p4p1/8/8/8/8/1P4P1/1R2K1R1 w GBgb - 0 1");
    assertThat(MoveNotation.XBOARD.read(position, said)).map(Move::text).contains(meant);
    assertThat(MoveNotation.XBOARD.texts(position).values()).contains("O-O", "O-O-O").doesNotContain("e1g1",
        "e1b1");
  }

  @ParameterizedTest
  @CsvSource({"g3g4, 3g3f", "a1a2, 9i9h", "b2h8+, 8h2b+", "P@e5, P*5e"})
  void usiCountsFilesFromTheRight(String text, String usi) {
    assertThat(MoveNotation.USI.convert(game("shogi").board(), text)).isEqualTo(usi);
  }

  @Test
  void onTenRanksXBoardCountsFromZero() {
    assertThat(MoveNotation.XBOARD.convert(game("xiangqi").board(), "h3h10")).isEqualTo("h2h9");
    assertThat(MoveNotation.XBOARD.convert(game("chess").board(), "h3h8")).isEqualTo("h3h8");
    assertThat(MoveNotation.XBOARD.convert(game("delegating").board(), "h3h12")).isEqualTo("h3h12");
  }

  @Test
  void xboardWritesTheSquaresThatOnePointsAt() {
    Position rifle = game("notake-rifle").start();
    Move acts = rifle.find("h1h1,g3g3").orElseThrow();
    assertThat(MoveNotation.XBOARD.texts(rifle)).containsEntry(acts, "h1h1,h1g3");
    assertThat(MoveNotation.XBOARD.read(rifle, "h1h1,h1g3")).contains(acts);
    assertThat(MoveNotation.XBOARD.read(rifle, "h1h1,g3g3")).contains(acts);
  }

  @Test
  void aPromotionThatIsDeclinedMayBeMarked() {
    Position position = game("shogi").position("4k4/9/9/P8/9/9/9/9/4K4[] w - - 0 1");
    assertThat(MoveNotation.XBOARD.read(position, "a6a7=")).map(Move::text).contains("a6a7");
    assertThat(MoveNotation.XBOARD.read(position, "a6a7+")).map(Move::text).contains("a6a7+");
  }

  @ParameterizedTest
  @EnumSource(MoveNotation.class)
  void nonsenseIsNoMove(MoveNotation spelling) {
    Position start = game("chess").start();
    for (String said : List.of("", "=", "e2e5", "0000", "(none)", "e2e4e2e4", "@", "é2é4",
        "x".repeat(100_000))) {
      assertThat(spelling.read(start, said)).as(said.substring(0, Math.min(9, said.length()))).isEmpty();
    }
  }

  @Test
  void sfen() {
    Game shogi = game("shogi");
    assertThat(Sfen.of(shogi.start()))
        .isEqualTo("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    assertThat(Sfen.of(shogi.position("4k4/9/9/9/9/9/9/9/4K4[RPPPbn] b - - 0 7")))
        .isEqualTo("4k4/9/9/9/9/9/9/9/4K4 w R3Pbn 14");
  }
}
