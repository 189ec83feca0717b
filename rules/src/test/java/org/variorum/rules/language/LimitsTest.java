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

  private static Position after(Position position, String move) {
    return position.play(position.moves().stream().filter(each -> each.text().equals(move)).findFirst()
        .orElseThrow());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "N | { way: N, when: there in ranks 1-4 } | 4k3/8/8/8/4N3/8/8/4K3 w - - 0 1 | e4 | c3 d2 f2 g3",
      "N | { way: N, when: here in ranks 1-4 } | 4k3/8/8/4N3/8/8/8/4K3 w - - 0 1 | e5 | ",
      "N | { way: N, when: enemy R there } | 4k3/8/3r4/8/4N3/8/8/4K3 w - - 0 1 | e4 | d6",
      "N | { way: N, when: no any all there } | 4k3/8/3r4/8/4N3/8/8/4K3 w - - 0 1 | e4 | c3 c5 d2 f2 f6 g3 g5",
      "N | { way: N, when: there near own K } | 4k3/8/8/8/4N3/8/8/4K3 w - - 0 1 | e4 | d2 f2",
      "K | { way: K, when: there near any all } | 4k3/8/8/8/8/8/8/K7 w - - 0 1 | a1 | ",
      "R | { way: R, when: there not near enemy N } | 4k3/8/8/3n4/R7/8/8/4K3 w - - 0 1 | a4 | a1 a2 a3 a5 a6 a7 a8 b4 f4 g4 h4",
      "R | { way: R, when: between not near enemy N } | 4k3/8/8/3n4/R7/8/8/4K3 w - - 0 1 | a4 | a1 a2 a3 a5 a6 a7 a8 b4 c4",
      "R | { way: R, when: not between near enemy N } | 4k3/8/8/3n4/R7/8/8/4K3 w - - 0 1 | a4 | a1 a2 a6 a7 a8 c4 d4 e4 f4 g4 h4",
      "R | { way: R, when: there not in ranks 1-7 } | 4k3/8/8/8/R7/8/8/4K3 w - - 0 1 | a4 | a8",
      "R | { way: R, when: there not free } | 4k3/8/8/3n4/R6p/8/8/4K3 w - - 0 1 | a4 | h4",
      "N | { way: N, when: not here attacked by enemy Q } | 4k3/8/8/4q3/4N3/8/8/3K4 w - - 0 1 | e4 | ",
      "N | { way: N, when: not here attacked by enemy R B } | 4k3/8/8/4q3/4N3/8/8/3K4 w - - 0 1 | e4 | c3 c5 d2 d6 f2 f6 g3 g5",
      "N | { way: N, when: here attacked by own all but K } | 4k3/8/8/8/4N3/3K4/8/8 w - - 0 1 | e4 | ",
      "N | { way: N, when: here attacked by own K } | 4k3/8/8/8/4N3/3K4/8/8 w - - 0 1 | e4 | c3 c5 d2 d6 f2 f6 g3 g5",
      "N | { way: N, when: here not attacked by enemy } | 4k3/8/8/4r3/4N3/8/8/3K4 w - - 0 1 | e4 | ",
      "K | [K, { way: mN, when: not in check }] | 4k3/4r3/8/8/8/8/8/4K3 w - - 0 1 | e1 | d1 d2 f1 f2",
      "K | [K, { way: mN, when: not in check }] | 4k3/3r4/8/8/8/8/8/4K3 w - - 0 1 | e1 | c2 e2 f1 f2 f3 g2"})
  void limitWays(String piece, String way, String fen, String from, String to) {
    List<String> expected = to == null ? List.of() : List.of(to.split(" "));
    Position position = way(piece, way).position(fen);
    assertThat(moves(position, from)).isEqualTo(expected);
    assertThat(position.perft(1)).isEqualTo(position.moves().size());
  }

  /** Conditions may depend on squares reached by movement alone, however limited: that is no circular definition. */
  @Test
  void mayAskForMovementAlone() {
    Game game = game("patrol-chess", "");
    assertThat(moves(game.position("4k3/8/8/4n3/8/8/4R3/4K3 w - - 0 1"), "e2")).contains("e5");
    assertThat(moves(game.position("4k3/8/8/4n3/8/8/4R3/6K1 w - - 0 1"), "e2")).doesNotContain("e5");
    assertThat(game.position("4k3/8/8/8/4R3/4R3/8/6K1 b - - 0 1").inCheck()).isTrue();
    assertThat(game.position("4k3/8/8/8/4R3/8/8/6K1 b - - 0 1").inCheck()).isFalse();
  }

  /** The positions with which the rules of these games are explained where they were published. */
  @Test
  void sayWhoIsGuardedOrParalysed() {
    Position patrol = game("patrol-chess", "").position("8/1N3N2/8/4k3/1nP5/2K1r3/r7/8 w - - 0 1");
    assertThat(patrol.inCheck()).isFalse();
    assertThat(moves(patrol, "c3")).doesNotContain("b4");
    Position patrolling = after(patrol, "b7d8");
    assertThat(patrolling.inCheck()).isTrue();
    assertThat(after(patrolling, "e5e4").moves()).isEmpty();
    Position paralysed = game("madrasi-chess", "")
        .position("2kn4/1p3N2/8/2R3r1/7r/1P1p4/2P2NR1/B2b1K2 w - - 0 1");
    assertThat(moves(paralysed, "c5")).isEmpty();
    assertThat(moves(paralysed, "c2")).isEmpty();
    assertThat(moves(paralysed, "f2")).contains("d3");
    Position relay = game("knight-relay-chess", "")
        .position("3k4/1N6/4P3/p7/3N4/Q1n5/2n5/4K3 w - - 0 1");
    assertThat(moves(relay, "e6")).containsExactly("c5", "c7", "e7", "f4", "g5", "g7");
    assertThat(moves(relay, "a3")).doesNotContain("c3");
    assertThat(after(relay, "a3d6").moves()).isEmpty();
  }

  @Test
  void areNotToldOfAttacksThatAskNothingLess() {
    Game game = way("R", "[mR, { way: cR, when: here attacked by own R }]");
    assertThat(game.position("4k3/8/8/8/4R3/4R3/8/6K1 b - - 0 1").inCheck()).isFalse();
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
          assertThat(refusal.rule()).isEqualTo(Refusal.Reason.CONDITION);
          assertThat(refusal.words()).isEqualTo(
              "the knight goes from b1 to d2 only where this holds of White: it is not in check");
        });
  }

  @Test
  void limitPromotions() {
    Game game = game("chess", "pieces: { P: { promotes: { becomes: Q, in: rank 8, when: no own Q } } }");
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
        .contains("leaps like a knight (N), only if it is not in check");
  }

  @Test
  void promiseLess() {
    assertThat(way("N", "{ way: N, when: not in check }").guarantees())
        .doesNotContain(Guarantee.OWN_MOVEMENT, Guarantee.RECAPTURE).contains(Guarantee.SAFETY_ONLY);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "crazyhouse | pieces: { N: { moves: { way: N, when: held own N } } } | cannot depend on hands",
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
