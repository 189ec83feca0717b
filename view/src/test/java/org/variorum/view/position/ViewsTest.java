package org.variorum.view.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Move;

final class ViewsTest {

  private static final String CYLINDER = """
      game: Rooks on a cylinder
      version: 1
      board: 8x4 cylinder
      start: "3k4/8/8/2R1K3 w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
        R: { name: rook, moves: R }
      goals: { checkmate: loss, stalemate: draw }
      """;

  @Test
  void aPathRoundAnEdgeSaysWhereItLeavesThePicture() {
    DefinitionReader reader =
        new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
    Position start = Game.of(reader.read("cylinder.yaml", CYLINDER, List.of())).start();
    assertThat(path(start, "c1g1")).containsExactly("c1", "a1", "~", "h1", "g1");
    assertThat(path(start, "c1a1")).containsExactly("c1", "a1");
  }

  private static List<String> path(Position position, String text) {
    Move move =
        position.moves().stream().filter(each -> each.text().equals(text)).findFirst().orElseThrow();
    return new Views().ply(position, move, text, position.play(move), null).journeys().getFirst().path();
  }
}
