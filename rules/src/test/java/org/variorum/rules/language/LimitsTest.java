package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;

/** Ways, promotions and drops that depend on conditions. */
class LimitsTest {

  private static Game game(String from, String rules) {
    return Game.of(new DefinitionReader(
        new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))))
        .read("sample.yaml", "game: Sample\nfrom: " + from + "\n" + rules + "\n", List.of()));
  }

  private static Game way(String piece, String words) {
    return game("chess", "pieces: { " + piece + ": { moves: " + words + " } }");
  }

  private static List<String> moves(Position position, String from) {
    return position.moves().stream().map(Move::text).filter(text -> text.startsWith(from))
        .map(text -> text.substring(from.length())).sorted().toList();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "N | { way: N, when: there in ranks 1-4 } | 4k3/8/8/8/4N3/8/8/4K3 w - - 0 1 | e4 | c3 d2 f2 g3",
      "N | { way: N, when: here in ranks 1-4 } | 4k3/8/8/4N3/8/8/8/4K3 w - - 0 1 | e5 | ",
      "N | { way: N, when: enemy R there } | 4k3/8/3r4/8/4N3/8/8/4K3 w - - 0 1 | e4 | d6",
      "N | { way: N, when: no any all there } | 4k3/8/3r4/8/4N3/8/8/4K3 w - - 0 1 | e4 | c3 c5 d2 f2 f6 g3 g5",
      "N | { way: N, when: there near own K } | 4k3/8/8/8/4N3/8/8/4K3 w - - 0 1 | e4 | d2 f2",
      "N | { way: N, when: here not attacked by enemy } | 4k3/8/8/4r3/4N3/8/8/3K4 w - - 0 1 | e4 | ",
      "K | [K, { way: mN, when: not in check }] | 4k3/4r3/8/8/8/8/8/4K3 w - - 0 1 | e1 | d1 d2 f1 f2",
      "K | [K, { way: mN, when: not in check }] | 4k3/3r4/8/8/8/8/8/4K3 w - - 0 1 | e1 | c2 e2 f1 f2 f3 g2"})
  void limitWays(String piece, String way, String fen, String from, String to) {
    List<String> expected = to == null ? List.of() : List.of(to.split(" "));
    Position position = way(piece, way).position(fen);
    assertThat(moves(position, from)).isEqualTo(expected);
    assertThat(position.perft(1)).isEqualTo(position.moves().size());
  }

  /** A way that is closed gives no check, and one that opens does. */
  @Test
  void decideWhatIsAttacked() {
    Game game = way("R", "{ way: R, when: enemy Q in ranks 1-8 }");
    assertThat(game.position("4k3/8/8/8/8/8/8/r3K3 w - - 0 1").inCheck()).isFalse();
    assertThat(game.position("4k3/8/8/8/3Q4/8/8/r3K3 w - - 0 1").inCheck()).isTrue();
    assertThat(game.position("4k3/8/8/8/8/8/1q6/r3K3 w - - 0 1").inCheck()).isFalse();
  }

  /** The rook attacks only while the enemy has a queen in ranks 1 to 4 as Black sees them: to go there opens the attack. */
  @Test
  void areJudgedAfterTheMoveWhereTheRoyalPieceMustBeSafe() {
    Position position = way("R", "{ way: R, when: enemy Q in ranks 1-4 }")
        .position("4k3/8/8/8/8/3Q4/8/r3K3 w - - 0 1");
    assertThat(moves(position, "d3")).containsExactly("a3", "b1", "b3", "c2", "c3", "c4", "d1", "d2", "d4",
        "e2", "e3",
        "e4", "f1", "f3", "g3", "h3");
  }

  @Test
  void whoAsksIsToldWhy() {
    Position position =
        way("N", "{ way: N, when: not in check }").position("4k3/4r3/8/8/8/8/8/1N2K3 w - - 0 1");
    assertThat(position.whyNot("b1d2").orElseThrow()).isInstanceOfSatisfying(Refusal.Illegal.class,
        refusal -> {
          assertThat(refusal.rule()).isEqualTo(Refusal.Rule.CONDITION);
          assertThat(refusal.words()).isEqualTo(
              "the knight goes from b1 to d2 only where this holds of White: it is not so that it is in check");
        });
  }

  @Test
  void limitPromotions() {
    Game game = game("chess", "pieces: { P: { promotes: { to: Q, in: rank 8, when: no own Q } } }");
    assertThat(moves(game.position("7k/P7/8/8/8/8/8/4K3 w - - 0 1"), "a7")).containsExactly("a8q");
    Position second = game.position("7k/P7/8/8/8/8/3Q4/4K3 w - - 0 1");
    assertThat(moves(second, "a7")).containsExactly("a8");
    assertThat(second.whyNot("a7a8q").orElseThrow().words())
        .isEqualTo("the pawn promotes only where this holds of White: there is none of its own queens");
  }

  @Test
  void limitDrops() {
    Game game = game("crazyhouse", "hands: { N: { in: rank 4, when: there near own K } }");
    Position position = game.position("4k3/8/8/3K4/8/8/8/8[N] w - - 0 1");
    assertThat(moves(position, "N@")).containsExactly("c4", "d4", "e4");
    assertThat(position.whyNot("N@h4").orElseThrow().words())
        .isEqualTo(
            "a knight is dropped there only where this holds of White: the square where it goes lies beside its own kings");
  }

  @Test
  void standOnTheCard() {
    assertThat(
        RuleCard.of(way("N", "{ way: N, when: not in check }").definition(), List.of()).pieces().toString())
        .contains("N only where this holds of its side: it is not so that it is in check");
  }

  @Test
  void promiseLess() {
    assertThat(way("N", "{ way: N, when: not in check }").guarantees())
        .doesNotContain(Guarantee.OWN_MOVEMENT, Guarantee.RECAPTURE).contains(Guarantee.SAFETY_ONLY);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "crazyhouse | pieces: { N: { moves: { way: N, when: held own N } } } | may not depend on hands",
      "chess | pieces: { N: { moves: { way: N, when: not in chekc } } } | cannot stand here",
      "chess | pieces: { N: { moves: { way: N, when: own X } } } | X",
      "chess | forbidden: own P here | have a meaning only where a move, a promotion or a drop is limited",
      "crazyhouse | hands: { N: { when: here in rank 1 } } | stands nowhere",
      "antichess | pieces: { N: { moves: { way: N, when: in check } } } | there is no check in this game"})
  void areRefusedWhereTheyMeanNothing(String from, String rules, String reason) {
    assertThatExceptionOfType(DefinitionException.class).isThrownBy(() -> game(from, rules))
        .withMessageContaining(reason);
  }
}
