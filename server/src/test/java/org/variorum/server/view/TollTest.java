package org.variorum.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.Library;
import org.variorum.rules.position.Move;
import org.variorum.server.api.PlyView;

final class TollTest {

  private static final String GAME = """
      game: Rooks and kings
      version: 1
      board: 5x4
      start: "4k/5/5/K4 w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
        R: { name: rook, moves: R }
        N: { name: knight, moves: N }
        P: { name: pawn, moves: mfWcfF, promotes: { becomes: N, in: rank 4 } }
      goals: { checkmate: loss, stalemate: draw }
      """;

  @ParameterizedTest
  @CsvSource(delimiter = '|', nullValues = "-", value = {
      "captured pieces are gone | - | 4k/5/r4/K1R2 w - - 0 1 | a1a2 | r | -",
      "promoted ones are not | - | 4k/P4/5/K4 w - - 0 1 | a3a4n | - | -",
      "nor those that are held | 'hands: { R: anywhere }' | 4k/5/r4/K1R2[] w - - 0 1 | a1a2 | - | -",
      "those that cannot be held are gone | 'hands: { N: anywhere }' | 4k/5/r4/K1R2[] w - - 0 1 | a1a2 | r | -",
      "nor those beneath others | 'stacks: { beneath: all }' | 4k/5/2r2/K1R2 w - - 0 1 | c1c2 | - | -",
      "a blast takes all | 'explosion: { spares: P }' | 4k/5/1Nr2/K1R2 w - - 0 1 | c1c2 | N R r | -"})
  void aPieceIsGoneThatIsNowhereInTheGame(String name, String rule, String fen, String text, String gone,
      String back) {
    String definition = GAME + (rule == null ? "" : rule + "\n");
    String start = definition.contains("hands:") ? definition.replace("K4 w", "K4[] w") : definition;
    DefinitionReader reader = new DefinitionReader(Library.of(Map.of()));
    Position position = Game.of(reader.read("rooks", start, List.of())).position(fen);
    Move move = position.find(text).orElseThrow();
    PlyView ply = new Views().ply(position, move, text, position.play(move), null);
    assertThat(ply.gone()).as(name).isEqualTo(gone == null ? null : List.of(gone.split(" ")));
    assertThat(ply.back()).as(name).isEqualTo(back == null ? null : List.of(back.split(" ")));
  }
}
