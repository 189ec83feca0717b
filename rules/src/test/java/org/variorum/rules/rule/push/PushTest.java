package org.variorum.rules.rule.push;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.Spoken;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;

/** Pieces that push rows of others before them. */
class PushTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final Game ROOKS =
      Game.of(chess("push: { pieces: R, along: straight, at most: 3, off the board: yes }"));

  private static Definition chess(String more) {
    return READER.read("sample.yaml", "game: Sample\nfrom: chess\n" + more + "\n", List.of());
  }

  private static List<String> moves(Position position, String start) {
    return position.moves().stream().map(Move::text).filter(text -> text.startsWith(start)).toList();
  }

  private static Position after(Position position, String text) {
    return position.play(position.find(text).orElseThrow());
  }

  @Test
  void aRowGoesOnByOneSquare() {
    Position position = ROOKS.position("4k3/8/n7/N7/p7/R7/8/4K3 w - - 0 1");
    assertThat(moves(position, "a3a4")).containsExactlyInAnyOrder("a3a4", "a3a4,a6a7");
    assertThat(after(position, "a3a4,a6a7").fen()).isEqualTo("4k3/n7/N7/p7/R7/8/8/4K3 b - - 1 1");
  }

  @Test
  void anEnemyIsPushedOffTheBoardButNoOwnPieceAndNoKing() {
    Position position = ROOKS.position("n3k3/R7/8/8/8/8/8/R3K3 w - - 5 1");
    assertThat(moves(position, "a7a8")).containsExactlyInAnyOrder("a7a8", "a7a8,a8x");
    assertThat(after(position, "a7a8,a8x").fen()).isEqualTo("R3k3/8/8/8/8/8/8/R3K3 b - - 0 1");
    Position own = ROOKS.position("N3k3/R7/8/8/8/8/8/4K3 w - - 0 1");
    assertThat(own.whyNot("a7a8,a8x")).map(Refusal::words)
        .hasValue("the knight on a8 is the mover's own, and may not be pushed off the board");
    Game capture = Game
        .of(chess("royalty: capture\npush: { pieces: R, off the board: yes }\ngoals: { checkmate: none }"));
    Position royal = capture.position("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1");
    assertThat(after(royal, "e7e8,e8x").outcome()).isPresent();
  }

  @Test
  void whatStopsARowIsSaid() {
    Position longer = ROOKS.position("4k3/8/n7/n7/n7/n7/R7/4K3 w - - 0 1");
    assertThat(longer.whyNot("a2a3,a6a7")).map(Refusal::words).hasValueSatisfying(
        words -> assertThat(words).contains("cannot be put on a7"));
    Position full = ROOKS.position("4k3/8/N7/N7/N7/N7/R7/4K3 w - - 0 1");
    assertThat(full.whyNot("a2a3,a6a7")).map(Refusal::words)
        .hasValue("the row has more than 3 pieces, so it cannot be pushed");
  }

  @Test
  void aPushMayNotLeaveTheOwnKingInCheck() {
    Position pinned = ROOKS.position("4r1k1/8/8/8/8/8/8/4R1K1 w - - 0 1");
    assertThat(moves(pinned, "e1")).contains("e1e8");
    Position check = ROOKS.position("4r1k1/8/8/8/8/8/3RN3/4K3 w - - 0 1");
    assertThat(check.whyNot("d2e2,e2f2")).isEmpty();
    Position opened = ROOKS.position("4r1k1/8/8/8/8/4N3/3N4/R3K3 w - - 0 1");
    assertThat(moves(opened, "a1")).doesNotContain("a1b1,b1c1");
  }

  @Test
  void notationTellsAPushFromACapture() {
    Position position = ROOKS.position("4k3/8/8/8/p7/R7/8/4K3 w - - 0 1");
    Move push = position.find("a3a4,a4a5").orElseThrow();
    assertThat(San.write(position, push)).isEqualTo("R>>a4");
    assertThat(position.find("a3a4").map(move -> San.write(position, move))).hasValue("Rxa4");
    assertThat(Spoken.describe(position, push)).isEqualTo("rook pushes pawn on a4 to a5");
  }

  @Test
  void whatHasNoMeaningIsRefused() {
    assertThatThrownBy(() -> chess("push: { pieces: R, owner: enemy, only weaker: yes }"))
        .isInstanceOf(DefinitionException.class)
        .hasMessageContaining("one piece alone is never more than those that it pushes");
  }

  @Test
  void theCardTellsOfThem() {
    assertThat(RuleCard.of(ROOKS.definition(), List.of()).toString())
        .contains(
            "Push: instead of a move, a rook (R) may go one step along a rank or file onto an occupied square and push the"
                + " unbroken row of at most 3 pieces before it by one square onto an empty one.");
  }
}
