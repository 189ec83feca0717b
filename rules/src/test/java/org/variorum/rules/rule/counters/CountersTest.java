package org.variorum.rules.rule.counters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Refusal;
import org.variorum.rules.position.Remembered;
import org.variorum.rules.position.SlotTerm;

/** Numbers of each side that its moves change. */
class CountersTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static final String WORTH = "points: { changes: { after: captures, worth: { Q: 9, P: 1 } } }";
  private static final String LEAPS =
      "leaps: { start: 1, never below 0: yes, changes: { after: moves, pieces: N, adds: -1 } }";

  private static Game game(String counters, String more) {
    return Game.of(READER.read("sample.yaml",
        "game: Sample\nfrom: chess\ncounters: { " + counters + " }\n" + more + "\n", List.of()));
  }

  private static Position after(Position position, String moves) {
    Position now = position;
    for (String move : moves.split(" ")) {
      now = now.play(now.find(move).orElseThrow());
    }
    return now;
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      // Each side counts for itself; at the beginning the FEN says nothing.
      WORTH + " | | 4k3/8/2q5/1P5p/8/8/8/4K2R w - - 0 1 | h1g1 | -",
      WORTH + " | | 4k3/8/2q5/1P5p/8/8/8/4K2R w - - 0 1 | b5c6 | points:9+0",
      WORTH + " | | 4k3/8/2q5/1P5p/8/8/8/4K2R w - - 0 1 points:2+1 | h1h5 | points:3+1",
      WORTH + " | | 4k3/8/2q5/1P5p/8/8/8/4K2R b - - 0 1 points:2+1 | c6b5 | points:2+2",
      // En passant, too.
      WORTH + " | | 4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1 | a2a4 b4a3 | points:0+1",
      // Rooks are worth nothing.
      WORTH + " | | 4k3/8/2r5/1P6/8/8/8/4K3 w - - 0 1 | b5c6 | -",
      // Not above its bound, and not below 0.
      "gone: { at most: 2, changes: { after: captures } } | | 4k3/8/2q5/1P6/8/8/8/4K3 w - - 0 1 gone:2+0 | b5c6 | gone:2+0",
      "gone: { start: 1, changes: { after: captures, adds: -2 } } | | 4k3/8/2q5/1P6/8/8/8/4K3 w - - 0 1 | b5c6 | gone:0+1",
      // By some pieces, to some squares.
      "far: { changes: { after: moves, pieces: N, to: ranks 5-8 } } | | 4k3/8/8/8/3N4/8/8/4K3 w - - 0 1 | d4e6 | far:1+0",
      "far: { changes: { after: moves, pieces: N, to: ranks 5-8 } } | | 4k3/8/8/8/3N4/8/8/4K3 w - - 0 1 | d4e2 | -",
      "far: { changes: { after: moves, pieces: N, to: ranks 5-8 } } | | 4k3/3n4/8/8/8/8/8/4K3 b - - 0 1 | d7e5 | -",
      "far: { changes: { after: moves, pieces: N, to: ranks 5-8 } } | | 4k3/8/8/4n3/8/8/8/4K3 b - - 0 1 | e5d3 | far:0+1",
      // As a movement would go, if nobody stood in its way.
      "leaps: { changes: { after: moves, as: N } } | | 4k3/8/8/8/8/8/3q4/4KN2 w - - 0 1 | f1d2 | leaps:1+0",
      "leaps: { changes: { after: moves, as: N } } | | 4k3/8/8/8/8/8/3q4/4KN2 w - - 0 1 | e1d2 | -",
      "steps: { changes: { after: moves, as: fW } } | | 4k3/8/8/8/8/8/8/4KN2 b - - 0 1 | e8e7 | steps:0+1",
      // Castling is a move of the king.
      "walks: { changes: { after: moves, pieces: K } } | | 4k3/8/8/8/8/8/8/4K2R w K - 0 1 | e1g1 | walks:1+0",
      "walks: { changes: { after: moves, pieces: R } } | | 4k3/8/8/8/8/8/8/4K2R w K - 0 1 | e1g1 | -",
      // Promotions, drops, passes and checks; all that one move does is added up.
      "made: { changes: { after: promotions } } | | 8/2P1k3/8/8/8/8/8/4K3 w - - 0 1 | c7c8q | made:1+0",
      "made: { changes: [{ after: promotions }, { after: moves, adds: 3 }] } | | 8/2P1k3/8/8/8/8/8/4K3 w - - 0 1 | c7c8q | made:4+0",
      "given: { changes: { after: checks } } | | 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 | a1a8 | given:1+0",
      "given: { changes: { after: checks } } | | 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 | a1a7 | -",
      "put: { changes: { after: drops, pieces: N } } | hands: { N: anywhere, R: anywhere } | 4k3/8/8/8/8/8/8/4K3[NR] w - - 0 1 | R@a1 e8e7 N@b1 | put:1+0",
      "rest: { start: 2, changes: { after: passes, adds: -1 } } | turn: { pass: always } | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 | 0000 e8e7 | rest:1+2",
      // Every removed piece counts, and every piece that changes sides.
      "gone: { changes: { after: captures } } | explosion: { spares: P } | 4k3/8/2qn4/1P6/8/8/8/4K3 w - - 0 1 | b5c6 | gone:2+0",
      "gone: { changes: { after: captures } } | surroundings: { which: adjacent } | 4k3/8/2n5/8/2R5/8/8/4K3 w - - 0 1 | c4c5 | gone:1+0",
      // A displaced piece is not removed.
      "gone: { changes: { after: captures } } | displacement: { targets: N } | 4k3/8/2n5/1P6/8/8/8/4K3 w - - 0 1 | b5c6,c6d6 | -"})
  void movesChangeThem(String counters, String more, String fen, String moves, String expected) {
    String after = after(game(counters, more == null ? "" : more).position(fen), moves).fen();
    String entries = after.replaceFirst(".* \\d+ \\d+ ?", "").replaceAll("frozen:\\w+,?", "");
    assertThat(entries.isEmpty() ? "-" : entries).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "own points at least 10 | points:1+0 | b5c6 | White wins: of White it holds that its counter \"points\" is at least 10.",
      "own points more than enemy points | | b5c6 | White wins: of White it holds that its counter \"points\" is more than the enemy's counter \"points\".",
      "own points at least 11 | points:1+0 | b5c6 | -",
      "no own points and enemy points = 1 | | h1h5 | Black wins: of Black it holds that its counter \"points\" is 0 and the enemy's counter \"points\" is 1."})
  void goalsAskForThem(String condition, String entries, String move, String expected) {
    Game game = game(WORTH, "goals: { if: { holds: " + condition + " } }");
    Position position =
        game.position("4k3/8/2q5/1P5p/8/8/8/4K2R w - - 0 1 " + (entries == null ? "" : entries));
    assertThat(after(position, move).outcome().map(Outcome::sentence).orElse("-")).isEqualTo(expected);
  }

  /** The refusal says in words that a right is used up. */
  @Test
  void aMoveThatTakesMoreThanThereIsIsNotLegal() {
    Game game = game(LEAPS, "");
    Position position = after(game.position("4k3/8/8/8/3N4/8/8/4K3 w - - 0 1"), "d4e6 e8e7");
    assertThat(position.fen()).endsWith(" leaps:0+1");
    assertThat(position.moves()).extracting(Move::text).contains("e1e2").doesNotContain("e6g5", "e6c7");
    assertThat(position.whyNot("e6g5").map(Refusal::words).orElse(""))
        .contains("no move may bring the counter \"leaps\" below 0");
    assertThat(after(position, "e1e2").moves()).extracting(Move::text).contains("e7e6");
  }

  /** A limited number of checks. */
  @Test
  void checksCanBeUsedUp() {
    Game game =
        game("checks-left: { start: 1, never below 0: yes, changes: { after: checks, adds: -1 } }", "");
    Position position = after(game.position("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "a1a8 e8e7");
    assertThat(position.fen()).endsWith(" checks-left:0+1");
    assertThat(position.moves()).extracting(Move::text).contains("a8b8").doesNotContain("a8a7", "a8e8");
  }

  /** What does not capture may depend on them: a power that is used once. */
  @Test
  void waysThatDoNotCaptureAskForThem() {
    Game game = game("leaps: { start: 1, changes: { after: moves, pieces: K, to: ranks 3-8, adds: -1 } }",
        "pieces: { K: { moves: [K, { way: mN, when: own leaps at least 1 }] } }");
    Position position = game.position("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assertThat(position.moves()).extracting(Move::text).contains("e1f3", "e1g2");
    Position later = after(position, "e1f3 e8e7");
    assertThat(later.moves()).extracting(Move::text).contains("f3f4").doesNotContain("f3g5", "f3d2");
    assertThat(later.whyNot("f3g5").map(Refusal::words).orElse(""))
        .contains("its counter \"leaps\" is at least 1");
  }

  /** Two positions with different numbers are not the same. */
  @Test
  void numbersTellPositionsApart() {
    Game game = game("walks: { at most: 2, changes: { after: moves, pieces: K } }", "");
    Position start = game.position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    assertThat(after(start, "e1e2 e8e7 e2e1 e7e8").hash()).isNotEqualTo(start.hash());
    Position full = game.position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1 walks:2+2");
    assertThat(after(full, "e1e2 e8e7 e2e1 e7e8").hash()).isEqualTo(full.hash());
  }

  @Test
  void fensAreRead() {
    Game game = game("points: { at most: 20, changes: { after: captures } }", "");
    String board = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    Position position = game.position(board + " points:12+3");
    assertThat(position.remembered()).extracting(Remembered::sentence)
        .anySatisfy(sentence -> assertThat(sentence).contains("Counter \"points\": White 12, Black 3."));
    assertThat(game.position(board + " points:0+0").fen()).isEqualTo(board);
    for (String text : List.of("points:21+0", "points:03+0", "points:3", "points:a+b")) {
      assertThatThrownBy(() -> game.position(board + " " + text)).isInstanceOf(FenException.class)
          .hasMessageContaining("two up to 20 with + between, such as 0+0");
    }
  }

  @Test
  void theCardTellsThem() {
    Game game = game(WORTH + ", " + LEAPS
        + ", far: { start: 3, at most: 9, changes: [{ after: captures, targets: Q R, pieces: P, adds: 2 }, { after: moves, to: rank 8, adds: -1 }] }",
        "");
    assertThat(RuleCard.of(game.definition(), List.of()).mechanisms()).contains(
        "Counter \"points\": each side begins with 0, and it changes by the worth of each piece that it captures (queen 9, pawn 1)."
            + " Counter \"leaps\": each side begins with 1, and it changes by -1 for each move of a knight (N)."
            + " A side may make no move that would bring its counter below 0."
            + " Counter \"far\": each side begins with 3, and it changes by +2 for each piece that it captures, if it is a queen (Q) or rook (R)"
            + " with a pawn (P) and -1 for each move that ends on rank 8. It is 9 at most.");
  }

  /** What is still to be won counts in an evaluation. */
  @Test
  void whatWinsIsACountdown() {
    Game game = game(WORTH, "goals: { if: { holds: own points at least 10 } }");
    assertThat(game.rules().terms()).containsExactly(new SlotTerm.Countdown("counter-points", 10));
    Position position = game.position("4k3/8/2q5/1P5p/8/8/8/4K2R w - - 0 1 points:4+30");
    assertThat(List.of(position.mutable().count(0, 0), position.mutable().count(0, 1)))
        .isEqualTo(List.of(6, 0));
    assertThat(game(WORTH, "").rules().terms()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "points: { start: 9, at most: 5, changes: { after: captures } } | | it begins above the highest number that it can have",
      "points: { changes: { after: captures, adds: 0 } } | | 0 changes nothing",
      "points: { changes: { after: checks } } | royalty: capture | there is no check in this game",
      "points: { changes: { after: drops } } | | no pieces are dropped in this game",
      "points: { changes: { after: passes } } | | there is no pass in this game",
      "points: { never below 0: yes, changes: { after: captures } } | | nothing is taken away",
      "points: { changes: { after: moves, targets: Q } } | | nothing needs to be captured",
      "points: { changes: { after: captures, adds: 2, worth: { Q: 9 } } } | | \"worth\" says how much",
      "points: { changes: { after: checks, pieces: Q } } | | it counts whichever piece it is by",
      "points: { changes: { after: captures, pieces: Z } } | | unknown piece \"Z\"",
      "own: { changes: { after: captures } } | | \"own\" is no name of a counter"})
  void whatHasNoMeaningIsRefused(String counters, String more, String reason) {
    assertThatThrownBy(() -> game(counters, more == null ? "" : more))
        .isInstanceOf(DefinitionException.class).hasMessageContaining(reason);
  }
}
