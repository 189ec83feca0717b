package org.variorum.rules.rule.forbidden;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Refusal;

/** A move is not legal that leads to something. */
class ForbiddenTest {

  private static Game game(String condition) {
    return Game.of(new DefinitionReader(
        new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))))
        .read("sample.yaml", "game: Sample\nfrom: chess\nforbidden: " + condition + "\n", List.of()));
  }

  private static List<String> moves(Position position) {
    return position.moves().stream().map(Move::text).sorted().toList();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      // Nobody may give check: neither straight, nor by going out of the way, nor by castling.
      "enemy in check | 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 | a1a8",
      "enemy in check | 3k4/8/8/8/8/8/3N4/R2QK3 w Q - 0 1 | a1a8 d2b1 d2b3 d2c4 d2e4 d2f1 d2f3",
      "enemy in check | 3k4/8/8/8/8/8/8/R3K3 w Q - 0 1 | a1a8 a1d1 e1c1",
      "own P in rank 4 | 4k3/8/8/8/8/3P4/4P3/4K3 w - - 0 1 | d3d4 e2e4",
      "no own R | 4k3/8/8/8/8/1n6/8/R3K3 b - - 0 1 | -"})
  void leadsNowhere(String condition, String fen, String forbidden) {
    Game plain = game("own K in a1 and own K in a2");
    Game game = game(condition);
    List<String> expected = moves(plain.position(fen)).stream()
        .filter(move -> !List.of(forbidden.split(" ")).contains(move)).toList();
    Position position = game.position(fen);
    assertThat(moves(position)).isEqualTo(condition.equals("no own R") ? List.of() : expected);
    assertThat(position.perft(1)).isEqualTo(position.moves().size());
    assertThat(position.mutable().legalMoves(new MoveList()).size()).isEqualTo(position.moves().size());
  }

  @Test
  void whoAsksIsToldWhy() {
    Position position = game("enemy in check").position("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assertThat(position.whyNot("a1a8").orElseThrow()).isInstanceOfSatisfying(Refusal.Illegal.class,
        refusal -> {
          assertThat(refusal.rule()).isEqualTo(Refusal.Reason.FORBIDDEN_RESULT);
          assertThat(refusal.words()).isEqualTo("no move may be made after which the enemy is in check");
        });
  }

  @Test
  void itMayBeForbiddenToOneSideAlone() {
    Game game = game("{ holds: enemy in check, side: Black }");
    assertThat(moves(game.position("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"))).contains("a1a8");
    Position position = game.position("r3k3/8/8/8/8/8/8/4K3 b - - 0 1");
    assertThat(moves(position)).doesNotContain("a8a1");
    assertThat(position.whyNot("a8a1")).get().extracting(Refusal::words)
        .isEqualTo("no move of Black may be made after which the enemy is in check");
    assertThat(RuleCard.of(game.definition(), List.of()).mechanisms())
        .contains("Forbidden: Black may make no move after which the enemy is in check.");
  }

  /** The rook mates on a8 where no pawn may move away; with a square to go to it may not give check. */
  @Test
  void mateMayBeAnException() {
    Game game = game("{ holds: enemy in check, may mate: yes }");
    assertThat(moves(game.position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"))).contains("a1a8");
    Position position = game.position("6k1/5pp1/8/8/8/8/8/R3K3 w - - 0 1");
    assertThat(moves(position)).doesNotContain("a1a8");
    assertThat(position.whyNot("a1a8")).get().extracting(Refusal::words)
        .isEqualTo("no move may be made after which the enemy is in check, but for one that mates");
    assertThat(RuleCard.of(game.definition(), List.of()).mechanisms())
        .contains(
            "Forbidden: a side may make no move after which the enemy is in check, but for one that mates.");
  }

  /** The only reply is to put the bishop between, which would give check and not mate: so it is mate. */
  @Test
  void whatWouldGiveCheckInTurnIsNoReply() {
    Game game = game("{ holds: enemy in check, may mate: yes }");
    assertThat(moves(game.position("6k1/5ppp/1b6/8/7K/8/8/R7 w - - 0 1"))).contains("a1a8");
    assertThat(moves(game.position("6k1/5ppp/1b6/8/6K1/8/8/R7 w - - 0 1"))).doesNotContain("a1a8");
  }

  @Test
  void theCardSaysIt() {
    assertThat(RuleCard.of(game("enemy in check").definition(), List.of()).mechanisms())
        .contains("Forbidden: a side may make no move after which the enemy is in check.");
  }

  @Test
  void itPromisesLess() {
    assertThat(game("enemy in check").guarantees())
        .doesNotContain(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE).contains(Guarantee.MAY_STAND_PAT);
  }
}
