package org.variorum.rules.rule.walls;

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
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;

/** Squares that nobody enters or passes. */
class WallsTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final Game DUCK = Game.of(READER.read("duck-chess", List.of()));
  private static final Game PETRIFIED = Game.of(READER.read("petrified", List.of()));

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
  void theWallGoesToAnotherSquareWithEachMove() {
    Position first = after(DUCK.start(), "e2e4,e4e5");
    assertThat(first.fen()).isEqualTo("rnbqkbnr/pppppppp/8/4*3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    assertThat(moves(first, "e7e5")).isEmpty();
    assertThat(moves(first, "e7e6")).hasSize(31).doesNotContain("e7e6,e6e5");
    assertThat(after(first, "e7e6,e6e2").fen())
        .isEqualTo("rnbqkbnr/pppp1ppp/4p3/8/4P3/8/PPPP*PPP/RNBQKBNR w KQkq - 0 2");
  }

  @Test
  void aWallStandsWhereACapturedPawnStoodThatHasPassed() {
    Position passed = DUCK.position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    assertThat(moves(passed, "e5d6")).contains("e5d6,d6d5", "e5d6,d6e5").doesNotContain("e5d6,d6d6");
  }

  @Test
  void nobodyCastlesOverAWall() {
    assertThat(moves(DUCK.position("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), "e1g1")).contains("e1g1,g1e1",
        "e1g1,g1h1");
    Position blocked = DUCK.position("4k3/8/8/8/8/8/8/4K1*R w K - 0 1");
    assertThat(moves(blocked, "e1g1")).isEmpty();
    assertThat(blocked.whyNotCastling(true)).map(Refusal::words)
        .hasValue("castling is not possible: there is a duck on g1");
  }

  @Test
  void whatIsMissingOrWrongIsSaid() {
    Position start = DUCK.start();
    assertThat(start.whyNot("e2e4")).map(Refusal::words)
        .hasValueSatisfying(
            words -> assertThat(words).startsWith("e2e4 leaves open where the duck goes: say "));
    assertThat(start.whyNot("e2e4,e4e7")).map(Refusal::words).hasValueSatisfying(
        words -> assertThat(words).startsWith("the second leg has to say where the duck goes; possible is "));
    Position walled = after(start, "e2e4,e4e5");
    assertThat(walled.whyNot("e7e5,e5a4")).map(Refusal::words).hasValue("there is a duck on e5");
  }

  @Test
  void whoCapturesTurnsToStoneAndSoAKingCannot() {
    Position position = PETRIFIED.position("4k3/8/8/8/8/8/4pr2/4K2R w - - 0 1");
    assertThat(moves(position, "e1e2")).isEmpty();
    assertThat(position.whyNot("e1e2")).map(Refusal::words).hasValue("that would remove White's own king");
    Position rook = PETRIFIED.position("4k3/8/8/8/7p/8/8/4K2R w - - 0 1");
    assertThat(after(rook, "h1h4").fen()).isEqualTo("4k3/8/8/8/7*/8/8/4K3 b - - 0 1");
  }

  @Test
  void aWallMayEndACheck() {
    Game game = Game.of(chess("walls: { placed: anywhere }"));
    Position check = game.position("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1");
    assertThat(moves(check, "a2a3")).containsExactlyInAnyOrder("a2a3,a3e2", "a2a3,a3e3", "a2a3,a3e4",
        "a2a3,a3e5",
        "a2a3,a3e6", "a2a3,a3e7");
  }

  @Test
  void aWallIsDroppedInsteadOfAMove() {
    Game atlantis = Game.of(READER.read("atlantis", List.of()));
    assertThat(moves(atlantis.start(), "S@")).containsExactlyInAnyOrder("S@a3", "S@a4", "S@a5", "S@a6",
        "S@h3", "S@h4", "S@h5", "S@h6");
    Position sunk = after(atlantis.start(), "S@h5");
    assertThat(sunk.fen()).isEqualTo("rnbqkbnr/pppppppp/8/7*/8/8/PPPPPPPP/RNBQKBNR[Ss] b KQkq - 1 1");
    assertThat(moves(sunk, "S@g")).containsExactly("S@g5");
    assertThat(sunk.whyNot("S@g4")).map(Refusal::words)
        .hasValue(
            "holes come only to the edge of what is left of the board, and there are squares without a hole on all four"
                + " sides of g4");
    assertThat(sunk.whyNot("S@h5")).map(Refusal::words).hasValue("there is a hole on h5");
    Position check = atlantis.position("4k3/8/8/8/8/8/8/r3K3[Ss] w - - 0 1");
    assertThat(moves(check, "S@")).containsExactlyInAnyOrder("S@b1", "S@c1", "S@d1");
  }

  @Test
  void aStockOfWallsIsUsedUp() {
    Game game =
        Game.of(chess("pieces: { S: { name: stone } }\nhands: { S: { in: ranks 3-6, may be stuck: yes } }\n"
            + "captured pieces: out of the game\nwalls: { dropped: S }\n"
            + "start: \"4k3/8/8/8/8/8/8/4K2R[Ss] w - - 0 1\""));
    Position placed = after(game.start(), "S@d4");
    assertThat(placed.fen()).isEqualTo("4k3/8/8/8/3*4/8/8/4K2R[s] b - - 1 1");
    assertThat(San.write(game.start(), game.start().find("S@d4").orElseThrow())).isEqualTo("S@d4");
    assertThat(placed.whyNot("S@d5")).isEmpty();
    assertThat(after(placed, "S@d5").whyNot("S@a3")).map(Refusal::words)
        .hasValue("White has no stone in hand");
    assertThat(RuleCard.of(game.definition(), List.of()).toString())
        .contains("When a stone (S) is dropped, it becomes a wall there.");
  }

  @Test
  void whomAnEffectHasRemovedDoesNotTurnToStone() {
    Game game = Game.of(chess("walls: { turn to stone: R }\n"
        + "effects: { after: captures, remove: own R there }\nstart: \"4k2n/8/8/8/8/8/8/4K2R w - - 0 1\""));
    Position captured = after(game.start(), "h1h8");
    assertThat(captured.fen()).isEqualTo("4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    assertThat(game.start().edits(game.start().find("h1h8").orElseThrow()))
        .extracting(edit -> edit.cause().name())
        .containsExactly("captured", "moves", "removed");
  }

  @Test
  void wallsAreSpokenOfByTheirName() {
    Position start = DUCK.start();
    Move move = start.find("e2e4,e4e5").orElseThrow();
    assertThat(start.spoken(move, true)).endsWith(", the duck goes to e5");
    Position after = start.play(move);
    assertThat(after.remembered()).first().satisfies(duck -> {
      assertThat(duck.sentence()).hasValue("There is a duck on e5.");
      assertThat(duck.spoken()).hasValue("duck on e5");
      assertThat(duck.marks()).extracting(Mark::word).containsExactly("duck");
    });
    assertThat(Game.of(chess("walls: { called: arrow, placed: anywhere }")).start().whyNot("e2e4"))
        .map(Refusal::words).hasValueSatisfying(words -> assertThat(words).contains("where an arrow comes"));
  }

  @Test
  void aPositionHasWallsOnEmptySquaresOnly() {
    assertThatThrownBy(() -> DUCK.position("4k3/8/8/2*1*3/8/8/8/4K3 w - - 0 1"))
        .isInstanceOf(IllegalSetupException.class).hasMessageContaining("only one duck");
  }

  @Test
  void whatHasNoMeaningIsRefused() {
    assertThatThrownBy(() -> chess("walls: { placed: moved, turn to stone: Q }"))
        .isInstanceOf(DefinitionException.class)
        .hasMessageContaining("where one wall is moved, there are no others");
    assertThatThrownBy(() -> chess("walls: { dropped: Q }")).isInstanceOf(DefinitionException.class)
        .hasMessageContaining("the piece Q is never in a hand");
  }

  @Test
  void theCardTellsOfThem() {
    assertThat(RuleCard.of(PETRIFIED.definition(), List.of()).toString())
        .contains("it turns into a stone where it captured. So a royal piece cannot capture.");
  }
}
