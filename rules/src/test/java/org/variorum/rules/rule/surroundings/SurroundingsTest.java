package org.variorum.rules.rule.surroundings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.board.Side;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Edit;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;

/** Enemies around the square where a piece arrives change sides, or are captured. */
class SurroundingsTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Game game(String parent, String surroundings) {
    return Game.of(READER.read("sample.yaml",
        "game: Sample\nfrom: " + parent + "\nsurroundings: " + surroundings + "\n", List.of()));
  }

  private static Game shipped(String id) {
    return Game.of(READER.read("sample.yaml", "game: Sample\nfrom: " + id + "\n", List.of()));
  }

  private static String after(Position position, String move) {
    return position.play(position.find(move).orElseThrow()).fen().split(" ")[0];
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      // A line that no own piece closes stays; one that is closed changes.
      "{ which: enclosed run } | 7k/8/8/8/8/R1pp4/4R3/K2p4 w - - 0 1 | e2e3 | 7k/8/8/8/8/R1ppR3/8/K2p4",
      "{ which: enclosed run } | k7/8/8/8/8/1Rpp4/4R3/K2p4 w - - 0 1 | e2e3 | k7/8/8/8/8/1RPPR3/8/K2p4",
      // One that stands alone between.
      "{ which: enclosed one } | k7/8/8/8/8/1Rpp4/4R3/K2p4 w - - 0 1 | e2e3 | k7/8/8/8/8/1RppR3/8/K2p4",
      "{ which: enclosed one, happens: are captured } | k7/8/8/8/8/2Rp4/4R3/K7 w - - 0 1 | e2e3 | k7/8/8/8/8/2R1R3/8/K7",
      // An empty square may close a line, by its colour too; not while somebody stands there, and not for the other side.
      "{ which: enclosed run, closing squares: b3 } | k7/8/8/8/8/2pp4/4R3/K7 w - - 0 1 | e2e3 | k7/8/8/8/8/2PPR3/8/K7",
      "{ which: enclosed run, closing squares: light } | k7/8/8/8/8/2pp4/4R3/K7 w - - 0 1 | e2e3 | k7/8/8/8/8/2PPR3/8/K7",
      "{ which: enclosed run, closing squares: dark } | k7/8/8/8/8/2pp4/4R3/K7 w - - 0 1 | e2e3 | k7/8/8/8/8/2ppR3/8/K7",
      "{ which: enclosed run, closing squares: b3 } | k7/8/8/8/8/1rpp4/4R3/K7 w - - 0 1 | e2e3 | k7/8/8/8/8/1rppR3/8/K7",
      "{ which: enclosed run, closing squares: nowhere / b3 } | k7/8/8/8/8/2pp4/4R3/K7 w - - 0 1 | e2e3 | k7/8/8/8/8/2ppR3/8/K7",
      "{ which: enclosed one, closing squares: b3 } | k7/8/8/8/8/2pp4/4R3/K7 w - - 0 1 | e2e3 | k7/8/8/8/8/2ppR3/8/K7",
      "{ which: enclosed one, closing squares: a3, happens: are captured } | k7/8/8/8/8/1p6/2R5/K7 w - - 0 1 | c2c3 | k7/8/8/8/8/2R5/8/K7",
      // In some directions only.
      "{ which: adjacent, along: straight } | k7/8/8/3pppp1/3p1p2/4R3/8/K7 w - - 0 1 | e3e4 | k7/8/8/3pPpp1/3PRP2/8/8/K7",
      "{ which: adjacent, along: diagonal } | k7/8/8/3pppp1/3p1p2/4R3/8/K7 w - - 0 1 | e3e4 | k7/8/8/3PpPp1/3pRp2/8/8/K7",
      // A king stays what it is, and so do pieces that are spared.
      "{ which: adjacent, spares: Q } | 8/7K/8/8/3qk3/7R/8/8 w - - 0 1 | h3e3 | 8/7K/8/8/3qk3/4R3/8/8",
      "{ which: adjacent, spares: N } | k7/8/8/3npr2/8/8/4R3/K7 w - - 0 1 | e2e4 | k7/8/8/3nPR2/4R3/8/8/K7"})
  void whatStandsAroundChanges(String surroundings, String fen, String move, String expected) {
    assertThat(after(game("chess", surroundings).position(fen), move)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      // By the ways of the piece, as far as the line is open; friends and what stands behind stay.
      "{ which: attacked } | 6k1/1p6/8/1p6/8/8/8/K6R w - - 0 1 | h1b1 | 6k1/1p6/8/1P6/8/8/8/KR6",
      "{ which: attacked, happens: are captured } | 6k1/1p6/8/1p6/8/8/8/K6R w - - 0 1 | h1b1 | 6k1/1p6/8/8/8/8/8/KR6",
      "{ which: attacked, spares: N } | 7k/8/2p5/4n3/8/2N5/8/K7 w - - 0 1 | c3d5 | 7k/8/2p5/3Nn3/8/8/8/K7",
      "{ which: attacked, spares: P } | 7k/8/2n1p3/8/3P4/8/8/K7 w - - 0 1 | d4d5 | 7k/8/2N1p3/3P4/8/8/8/K7",
      // A piece whose line another has opened does nothing.
      "{ which: attacked } | 7k/p7/8/8/8/N7/8/RK6 w - - 0 1 | a3b5 | 7k/P7/8/1N6/8/8/8/RK6",
      "{ which: attacked } | 7k/r7/8/8/8/N7/8/RK6 w - - 0 1 | a3c2 | 7k/r7/8/8/8/8/2N5/RK6",
      // What a piece has become attacks; and kings stay what they are.
      "{ which: attacked } | 4rb1k/P7/8/8/8/8/8/K7 w - - 0 1 | a7a8r | R3Rb1k/8/8/8/8/8/8/K7",
      "{ which: attacked } | 6bk/P7/8/8/8/8/8/K7 w - - 0 1 | a7a8q | Q5Bk/8/8/8/8/8/8/K7",
      // After castling, what the king attacks.
      "{ which: attacked } | 6k1/8/8/8/8/8/5n2/4K2R w K - 0 1 | e1g1 | 6k1/8/8/8/8/8/5N2/5RK1"})
  void whatAPieceAttacksChanges(String surroundings, String fen, String move, String expected) {
    assertThat(after(game("chess", surroundings).position(fen), move)).isEqualTo(expected);
  }

  /** Nobody is captured, and a king that is attacked changes sides. */
  @Test
  void whoseKingChangesSidesHasLost() {
    Game game = shipped("benedict");
    Position position = game.position("rnb1kbnr/pppp1ppp/8/8/4p2q/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 1");
    assertThat(position.moves()).noneMatch(Move::captures);
    Position over = game.position("4k3/8/8/8/8/8/R7/4K3 w - - 0 1");
    Position end = over.play(over.find("a2a8").orElseThrow());
    assertThat(end.fen()).startsWith("R3K3/8/8/8/8/8/8/4K3 b");
    assertThat(end.outcome()).get().satisfies(outcome -> assertThat(outcome.winner()).contains(Side.WHITE));
  }

  /** A piece that changes sides no longer attacks its new king. */
  @Test
  void aCheckEndsWhereWhoGivesItChangesSides() {
    Position position = game("chess", "{ which: adjacent }").position("k7/8/8/8/r7/7R/8/K7 w - - 0 1");
    assertThat(position.inCheck()).isTrue();
    assertThat(position.moves()).extracting(Move::text).contains("h3b3", "h3a3").doesNotContain("h3h4");
  }

  /** What is captured may have stood between. */
  @Test
  void nobodyOpensALineToTheOwnKing() {
    Position position = game("chess", "{ which: adjacent, happens: are captured }")
        .position("r6k/8/8/p5R1/8/8/8/K7 w - - 0 1");
    assertThat(position.moves()).extracting(Move::text).contains("g5c5", "g5a5").doesNotContain("g5b5");
  }

  @Test
  void aDropThatTurnsNobodyIsRefused() {
    Position start = shipped("flipello").start();
    assertThat(start.moves()).extracting(Move::text).containsExactlyInAnyOrder("P@c5", "P@d6", "P@f4",
        "P@e3");
    assertThat(start.whyNot("P@a1")).get().isInstanceOfSatisfying(Refusal.Illegal.class, refusal -> {
      assertThat(refusal.rule()).isEqualTo(Refusal.Reason.FORBIDDEN_RESULT);
      assertThat(refusal.words()).isEqualTo("this drop turns no piece, and it has to");
    });
    Move move = start.find("P@c5").orElseThrow();
    assertThat(start.spoken(move, true)).contains("turns one piece");
    assertThat(start.edits(move)).filteredOn(Edit.Change.class::isInstance).hasSize(1)
        .allMatch(edit -> edit.cause().name().equals("turned"));
  }

  @Test
  void theMiddleIsFilledFirst() {
    Position start = shipped("flipersi").start();
    assertThat(start.moves()).extracting(Move::text).containsExactlyInAnyOrder("P@d4", "P@e4", "P@d5",
        "P@e5");
  }

  @Test
  void theCardSaysIt() {
    assertThat(RuleCard.of(shipped("flipersi").definition(), List.of()).toString()).contains(
        "Surroundings: when a piece is dropped, enemies in an unbroken line between it and another piece of its own side"
            + " change sides. A drop that changes nothing so is not legal.");
  }

  @Test
  void theCardSaysWhichSquaresClose() {
    assertThat(RuleCard
        .of(game("chess", "{ which: enclosed one, closing squares: a1 h1 a8 h8 }").definition(), List.of())
        .toString())
        .contains("These squares close a line as a piece does, while they are empty: a1, h1, a8, h8.");
  }

  @Test
  void theCardSaysWhomAPieceAttacks() {
    assertThat(RuleCard.of(shipped("benedict").definition(), List.of()).toString())
        .contains("enemies that it could capture from where it has arrived change sides.");
  }

  @Test
  void whatHasNoMeaningIsRefused() {
    assertThatThrownBy(() -> game("chess", "{ which: attacked, along: straight }"))
        .hasMessageContaining("a piece attacks by its ways");
    assertThatThrownBy(() -> game("chess", "{ which: adjacent, closing squares: a1 }"))
        .hasMessageContaining("only enclosed enemies stand in a line that is closed");
    assertThatThrownBy(() -> game("atomic", "{ which: adjacent }"))
        .hasMessageContaining("have no defined order");
    assertThatThrownBy(() -> game("chess", "{ which: adjacent, after: drops }"))
        .isInstanceOf(DefinitionException.class).hasMessageContaining("no pieces are dropped in this game");
    assertThatThrownBy(() -> game("chess", "{ happens: change sides }"))
        .isInstanceOf(DefinitionException.class);
  }
}
