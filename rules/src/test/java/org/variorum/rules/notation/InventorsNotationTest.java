package org.variorum.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/** What the inventors show on their own pages. */
class InventorsNotationTest {

  private static final String SAMPLE = "Qc1k3/p6/2n2b1/7/5q1/6N/7/7/6p/1P5/7/R1CK2Q w - - 0 1";

  /** DEL, the inventor's sample. */
  @Test
  void delegatingSampleIsLegalAndItsChecksAreChecks() {
    Game game = RepositoryGames.of("delegating");
    Position position = game.position(SAMPLE);
    for (String text : List.of("b3d4+", "c10d8", "d1d2", "f8g7", "d4g4", "g7e9+", "g4d4", "b12a12", "c1c2")) {
      Move move = position.find(text.replace("+", "")).orElseThrow();
      position = position.play(move);
      assertThat(position.inCheck()).as(text).isEqualTo(text.endsWith("+"));
    }
  }

  @Test
  void delegatingSampleAsPgn() {
    Game game = RepositoryGames.of("delegating");
    String text = """
        [FEN "%s"]

        1. d4+ {Borrows the cardinal's leap, and gives check by the queen on g1.} Nd8
        2. Kd2 Qxg7 {borrows from the cardinal} 3. dxg4 Qe9+ {The knight on d8 checks: the queen
        protects it.} 4. d4 Cxa12 {a queen that nobody protected} 5. Cc2 *
        """.formatted(SAMPLE);
    List<PgnGame> games = Pgn.read(text, tags -> Optional.of(game));
    PgnGame sample = games.getFirst();
    assertThat(sample.line().moves().stream().map(PgnMove::move).map(Move::text))
        .containsExactly("b3d4", "c10d8", "d1d2", "f8g7", "d4g4", "g7e9", "g4d4", "b12a12", "c1c2");
    assertThat(Pgn.read(Pgn.write(games), tags -> Optional.of(game))).isEqualTo(games);
    assertThat(Pgn.write(sample)).contains("1. d4+ {Borrows");
  }

  /** RS, the windmill diagram: the bishop and the rook stop the windmill on its way round b2. */
  @Test
  void windmillDiagram() {
    Game game = RepositoryGames.written("""
        game: Windmill diagram
        version: 1
        board: 5x4
        start: "5/B2S1/1SW2/R4 w - - 0 1"
        pieces:
          K: { name: king, royal: yes, moves: K }
          R: { name: rook, moves: R }
          B: { name: bishop, moves: B }
          W: { name: windmill, orbits: S }
          S: { name: standard-bearer, moves: mK, captures: { K: K } }
        royalty: capture
        range: { pieces: R B, around: S, distance: 1, which: whole path }
        displacement: { targets: S, owner: any, distance: 1, frozen: next turn }
        goals: { stalemate: draw }
        draws: { repetition: 3, moves: 50, progress: captures, bare kings: no }
        """);
    Position position = game.start();
    int windmill = game.board().square("c2").orElseThrow();
    assertThat(position.moves().stream().filter(move -> move.from() == windmill)
        .map(move -> game.board().name(move.to())).distinct())
        .containsExactlyInAnyOrder("c4", "d4", "e4", "b3", "c3", "e3", "d2", "e2", "b1", "c1");
    assertThat(position.whyNot("c2a2").orElseThrow().words())
        .isEqualTo("the rook on a1 and the bishop on a3 stand in the way");
    assertThat(position.whyNot("c2a1").orElseThrow().words()).isEqualTo("the rook on a1 is White's own");
  }
}
