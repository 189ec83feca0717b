package org.variorum.rules.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.board.Outline.Point;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Zone;
import org.variorum.rules.card.BoardSigns.Entry;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.Library;

/** What a board shows because rules ask of its squares. */
class BoardSignsTest {

  private static final String GAME = """
      game: Squares
      board: 5x5
      pieces:
        K: { name: king, royal: yes, moves: K }
        R: { name: rook, moves: R }
        P: { name: pawn, moves: mfWcfF }
      start: "2k2/2p2/5/2P2/2K2 w - - 0 1"
      """;

  private static BoardSigns signs(String text) {
    return BoardSigns.of(new DefinitionReader(Library.of(Map.of())).read("squares", text, List.of()));
  }

  private static BoardSigns with(String what, String said) {
    return signs(GAME.replace(what, said));
  }

  private static List<Point> line(double fromX, double fromY, double toX, double toY) {
    return List.of(new Point(fromX, fromY), new Point(toX, toY));
  }

  private static Entry entry(Zone.Sign sign, String words) {
    return new Entry(Optional.of(sign), words);
  }

  @Test
  void nothingIsShownWhereNoRuleAsksOfSquares() {
    BoardSigns signs = signs(GAME);
    assertThat(signs.isEmpty()).isTrue();
    assertThat(signs.legend()).isEmpty();
  }

  @Test
  void aLineGoesAroundTheSquaresThatAPieceMayNotLeave() {
    BoardSigns signs = with("royal: yes, moves: K", "royal: yes, moves: { way: K, to: ranks 1-2 }");
    assertThat(signs.lines()).containsExactlyInAnyOrder(line(0, 3, 5, 3), line(0, 2, 5, 2));
    assertThat(signs.legend())
        .containsExactly(entry(Zone.Sign.BORDER, "Ranks 1–2 (White), ranks 4–5 (Black): kings stay there."));
  }

  @Test
  void aLineGoesAroundTheSquaresFromWhichAPieceMayGoOtherwise() {
    BoardSigns signs = with("moves: mfWcfF", "moves: [mfWcfF, { way: sW, from: c3 }]");
    assertThat(signs.lines()).hasSize(4);
    assertThat(signs.legend())
        .containsExactly(entry(Zone.Sign.BORDER, "c3: some moves of pawns begin only there."));
  }

  @Test
  void aLongerStepOfAPawnIsNotShown() {
    assertThat(with("moves: mfWcfF", "moves: [mfWcfF, { way: mfnD, from: rank 2 }]").isEmpty()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"in: rank 5", "in: anywhere, must: anywhere"})
  void promotionAtTheEndOfTheBoardOrAnywhereIsNotShown(String where) {
    assertThat(
        with("moves: mfWcfF", "moves: mfWcfF, promotes: { becomes: R, %s }".formatted(where)).isEmpty())
        .isTrue();
  }

  @Test
  void aBrokenLineGoesAroundALargerZoneOfPromotion() {
    BoardSigns signs = with("moves: mfWcfF", "moves: mfWcfF, promotes: { becomes: R, in: ranks 4-5 }");
    assertThat(signs.promotion()).containsExactlyInAnyOrder(line(0, 2, 5, 2), line(0, 3, 5, 3));
    assertThat(signs.legend()).containsExactly(
        entry(Zone.Sign.PROMOTION, "Ranks 4–5 (White), ranks 1–2 (Black): pawns may promote there."));
  }

  @Test
  void theLookOfTheBoardIsNotDrawnOverButTold() {
    String zone = "moves: mfWcfF, promotes: { becomes: R, in: ranks 4-5 }";
    BoardSigns dots = signs(GAME.replace("moves: mfWcfF", zone) + "look: { board: plain, marks: b3-d3 }\n");
    assertThat(dots.isEmpty()).isTrue();
    assertThat(dots.legend()).extracting(Entry::sign).containsExactly(Optional.empty());
    BoardSigns palace = signs(GAME.replace("royal: yes, moves: K", "royal: yes, moves: { way: K, to: b1-d3 }")
        + "look: { board: points, diagonals: b1-d3 b3-d5 }\n");
    assertThat(palace.isEmpty()).isTrue();
    BoardSigns river =
        signs(GAME.replace("royal: yes, moves: K", "royal: yes, moves: { way: K, to: ranks 1-2 }")
            + "look: { board: points, river: ranks 2-4 }\n");
    assertThat(river.isEmpty()).isTrue();
  }

  @Test
  void arrowsShowTheDirectionsInWhichScatteredSquaresMayBeLeft() {
    BoardSigns signs = with("name: rook, moves: R",
        "name: rook, moves: [{ way: fR, from: a1 c1 e1 b2 }, { way: rR, from: a1 c1 e1 }]");
    assertThat(signs.lines()).isEmpty();
    assertThat(signs.arrows()).contains(new BoardSigns.Arrow(0, line(0.5, 4.15, 0.5, 4.02)),
        new BoardSigns.Arrow(0, line(0.85, 4.5, 0.98, 4.5)));
    assertThat(signs.arrows()).as("to the right of e1 there is no square").noneMatch(
        arrow -> arrow.square() == 4 && arrow.line().equals(line(4.85, 4.5, 4.98, 4.5)));
    assertThat(signs.legend()).containsExactly(
        entry(Zone.Sign.ARROWS, "Rooks leave a square only in the directions of its arrows."));
  }

  @Test
  void linesPartTheBlocksThatEachMoveLeaves() {
    BoardSigns signs = with("name: rook, moves: R",
        "name: rook, moves: [{ way: R, from: files a-b, to: files c-e }, { way: R, from: files c-e, to: files a-b }]");
    assertThat(signs.lines()).containsExactly(line(2, 0, 2, 5));
    assertThat(signs.legend())
        .containsExactly(entry(Zone.Sign.BORDER, "Each move of rooks crosses a line between blocks."));
  }

  @Test
  void goalsHaveFlagsOfTheSideThatHasToComeThere() {
    BoardSigns hill = signs(GAME + "goals: { reach: { pieces: K, in: c3 } }\n");
    assertThat(hill.goals()).containsExactly(new BoardSigns.Goal(Optional.empty(), List.of(12)));
    assertThat(hill.legend()).containsExactly(entry(Zone.Sign.GOAL, "c3: bringing a king there wins."));
    BoardSigns race = signs(GAME + "goals: { reach: { pieces: K, in: rank 5 } }\n");
    assertThat(race.goals()).containsExactly(
        new BoardSigns.Goal(Optional.of(Side.WHITE), List.of(20, 21, 22, 23, 24)),
        new BoardSigns.Goal(Optional.of(Side.BLACK), List.of(0, 1, 2, 3, 4)));
    BoardSigns one = signs(GAME + "goals: { reach: { pieces: K, in: rank 5, side: White } }\n");
    assertThat(one.goals()).extracting(BoardSigns.Goal::side).containsExactly(Optional.of(Side.WHITE));
    assertThat(one.legend()).extracting(Entry::words)
        .containsExactly("Rank 5 (White): bringing a king there wins.");
    BoardSigns named =
        signs(
            GAME + "goals: { reach: { pieces: K, in: rank 5, side: White } }\nlook: { sides: Red / Blue }\n");
    assertThat(named.legend()).extracting(Entry::words)
        .containsExactly("Rank 5 (Red): bringing a king there wins.");
  }
}
