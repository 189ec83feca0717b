package org.variorum.rules.rule.enemies;

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
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;

/** Players move pieces of the enemy's. */
class MovingEnemiesTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final Game PAWNS = game("moving enemies: { pieces: P, way: mfW, becomes: Q, in: rank 8 }");

  private static Game game(String more) {
    return Game.of(read(more));
  }

  private static Definition read(String more) {
    return READER.read("sample.yaml", "game: Sample\nfrom: chess\n" + more + "\n", List.of());
  }

  private static List<String> moves(Position position, String start) {
    return position.moves().stream().map(Move::text).filter(text -> text.startsWith(start)).toList();
  }

  private static Position after(Position position, String text) {
    return position.play(position.find(text).orElseThrow());
  }

  @Test
  void anEnemyGoesAsItsOwnerSeesItToAnEmptySquare() {
    Position position = PAWNS.position("4k3/p7/8/3pP3/3P4/8/8/4K3 w - - 5 1");
    assertThat(moves(position, "a7")).containsExactly("a7a6");
    assertThat(moves(position, "d5")).isEmpty();
    assertThat(after(position, "a7a6").fen()).isEqualTo("4k3/8/p7/3pP3/3P4/8/8/4K3 b - - 0 1");
  }

  @Test
  void itBecomesWhatIsSaidWhereItIsSaid() {
    Position position = PAWNS.position("4k3/8/8/8/8/8/p3K3/8 w - - 0 1");
    Move move = position.find("a2a1").orElseThrow();
    assertThat(Spoken.describe(position, move))
        .isEqualTo("the enemy's pawn is moved to a1 and becomes a queen");
    assertThat(San.write(position, move)).isEqualTo("a1");
    assertThat(position.play(move).fen()).isEqualTo("4k3/8/8/8/8/8/4K3/q7 b - - 0 1");
  }

  @Test
  void whoMovesAnEnemyMayNotExposeTheOwnKing() {
    Position position = PAWNS.position("4k3/8/8/8/8/4p3/8/5K2 w - - 0 1");
    assertThat(position.whyNot("e3e2")).map(Refusal::words)
        .hasValueSatisfying(words -> assertThat(words).contains("king").contains("attacked"));
    assertThat(moves(position, "e3")).isEmpty();
  }

  @Test
  void whyAnEnemyIsNotMovedIsSaid() {
    Position position = PAWNS.position("4k3/p7/P7/8/8/8/8/N3K3 w - - 0 1");
    assertThat(position.whyNot("a7a6")).map(Refusal::words)
        .hasValue("the pawn on a7 is the enemy's, and its way to a6 is not free");
    assertThat(position.whyNot("a7b6")).map(Refusal::words)
        .hasValue("the pawn on a7 is the enemy's, and cannot be moved to b6");
    assertThat(position.whyNot("e8e7")).map(Refusal::words)
        .hasValue("the king on e8 is Black's, and White is to move");
    Game banned = game("answer ban: P\nmoving enemies: { pieces: P, way: mfW }");
    Position answered = after(banned.position("4k3/p7/8/8/8/8/P7/4K3 w - - 0 1"), "a2a3");
    assertThat(answered.whyNot("a3a4")).map(Refusal::words)
        .hasValueSatisfying(words -> assertThat(words).contains("pawn"));
  }

  @Test
  void aPieceThatIsTouchedTellsWhereItsEnemyMayMoveIt() {
    Position position = PAWNS.position("4k3/p7/8/8/8/8/8/4K3 w - - 0 1");
    List<Sight> sights =
        position.insight(position.game().board().square("a7").orElseThrow()).orElseThrow().sights();
    assertThat(sights).filteredOn(sight -> sight.kind().verb().equals("be moved by the enemy to"))
        .extracting(sight -> position.game().board().name(sight.to())).containsExactly("a6");
  }

  @Test
  void aTurnMayEndWithIt() {
    Game avalanche = Game.of(READER.read("avalanche-chess", List.of()));
    Position start = avalanche.start();
    assertThat(moves(start, "d7")).isEmpty();
    Position second = after(start, "e2e4");
    assertThat(second.moves()).extracting(Move::text).hasSize(8).contains("d7d6");
    assertThat(after(second, "d7d6").turn()).isNotEqualTo(start.turn());
  }

  @Test
  void whatHasNoMeaningIsRefused() {
    assertThatThrownBy(() -> read("moving enemies: { pieces: P, way: fW }"))
        .isInstanceOf(DefinitionException.class).hasMessageContaining("write m before each part");
    assertThatThrownBy(() -> read("moving enemies: { pieces: K, way: mK }"))
        .isInstanceOf(DefinitionException.class)
        .hasMessageContaining("the royal piece K is moved only by its owner");
  }

  @Test
  void theCardTellsOfIt() {
    assertThat(RuleCard.of(PAWNS.definition(), List.of()).toString()).contains(
        "Moving enemies: instead of a move of one's own, a pawn (P) of the enemy's may be made to go one square straight"
            + " forward without capturing (mfW), as its owner sees it. It becomes a queen on rank 8.");
  }
}
