package org.variorum.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Experience;
import org.variorum.engine.SearchLimits;
import org.variorum.lab.external.ConversationLog;
import org.variorum.lab.player.Contender;
import org.variorum.lab.player.EnginePlayer;
import org.variorum.lab.roster.PlayerReader;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;

/** Other programs and this one understand each other: castling, promotion, drops and the side to move. */
class RealProgramsTest {

  private static final boolean DEEP = Boolean.getBoolean("variorum.deep");
  private static final int LONGEST = DEEP ? 120 : 60;
  /** Of each opening one with either side. */
  private static final int GAMES = DEEP ? 4 : 2;

  @ParameterizedTest
  @CsvSource({"chess, xboard:fairymax;variant=normal", "capablanca, xboard:fairymax",
      "chess, xboard:sjaakii;variant=normal",
      "capablanca, xboard:sjaakii", "shogi, xboard:sjaakii", "xiangqi, xboard:sjaakii",
      "chess, uci:fairy-stockfish",
      "capablanca, uci:fairy-stockfish", "shogi, uci:fairy-stockfish", "shogi, usi:fairy-stockfish",
      "grand, uci:fairy-stockfish", "xiangqi, uci:fairy-stockfish"})
  void gamesEndByTheRulesOrTheirLength(String id, String player) throws Exception {
    Game game = GameFiles.game(id, List.of());
    play(game, player, LONGEST, new RandomOpenings(game, Experience.NONE, 8, 2));
  }

  /** Both sides have just castled. */
  @ParameterizedTest
  @CsvSource({
      "xboard:fairymax;variant=normal, chess, e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1g1 e8g8",
      "xboard:sjaakii;variant=normal, chess, d2d4 d7d5 b1c3 b8c6 c1f4 c8f5 d1d2 d8d7 e1c1 e8c8",
      "xboard:fairymax, capablanca, i1j3 i8j6 h2h4 h7h5 g1h2 g8h7 h1g3 h8g6 f1i1 f8i8",
      "xboard:sjaakii, capablanca, i1j3 i8j6 h2h4 h7h5 g1h2 g8h7 h1g3 h8g6 f1i1 f8i8",
      "uci:fairy-stockfish, capablanca, i1j3 i8j6 h2h4 h7h5 g1h2 g8h7 h1g3 h8g6 f1i1 f8i8"})
  void ourCastlingIsUnderstood(String player, String id, String moves) throws Exception {
    Game game = GameFiles.game(id, List.of());
    Opening opening = Opening.of(game.start());
    for (String move : moves.split(" ")) {
      opening = opening.withMove(opening.position().find(move).orElseThrow());
    }
    play(game, player, 20, Openings.of(List.of(opening)));
  }

  private static void play(Game game, String player, int plies, Openings openings) throws Exception {
    String file = player.replaceFirst("^[a-z]+:([^;]+).*", "$1");
    assumeTrue(Files.isExecutable(Path.of("/usr/games", file)), file + " is not installed");
    Adjudication length = new Adjudication(Optional.empty(), Optional.empty(), 1, plies);
    Contender program = new PlayerReader(named -> List.of(named.definition().title().id()), Experience.NONE,
        ConversationLog.NONE).read(player);
    MatchPlan plan =
        new MatchPlan(game, EnginePlayer.contender("engine", EngineSettings.DEFAULT, SearchLimits.NONE),
            program, GAMES,
            SearchLimits.NONE.depth(2), MatchPlan.USUAL_MARGIN, length, openings, Optional.empty());
    Standing standing = new Match(plan, 1, (ended, now) -> {}).run();
    assertThat(standing.forfeits()).extracting(ended -> ended.playedGame().ending())
        .allSatisfy(ending -> assertThat(ending.words()).isEqualTo("resignation"));
    assertThat(standing.games().size()).isEqualTo(GAMES);
  }
}
