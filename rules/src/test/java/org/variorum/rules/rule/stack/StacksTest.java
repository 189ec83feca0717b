package org.variorum.rules.rule.stack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.board.Side;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.notation.Spoken;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Edit;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Insight;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Refusal;

/** Captured pieces go beneath their captors. */
class StacksTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final Game LASCA = Game.of(READER.read("lasca", List.of()));
  private static final Game CHESS = Game.of(chess("stacks: { beneath: all }"));

  private static Definition chess(String words) {
    return READER.read("sample.yaml", "game: Sample\nfrom: chess\n" + words + "\n", List.of());
  }

  private static Position after(Position position, String... moves) {
    Position now = position;
    for (String move : moves) {
      now = now.play(now.find(move).orElseThrow(() -> new AssertionError(move + " is no move")));
    }
    return now;
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "by going there | 4k3/8/8/3r4/8/8/8/3RK3 w - - 0 1 | d1d5 | 4k3/8/8/3R4/8/8/8/4K3 b - - 0 1 stacks:d5=r",
      "onto a stack | 4k3/8/8/3r4/8/8/8/3RK3 w - - 0 1 stacks:d1=n/d5=BP | d1d5 | 4k3/8/8/3R4/8/8/8/4K3 b - - 0 1 stacks:d5=nrBP",
      "by the king | 8/8/8/8/8/4k3/3R4/7K b - - 0 1 | e3d2 | 8/8/8/8/8/8/3k4/7K w - - 0 2 stacks:d2=R",
      "carried along | 4k3/8/8/8/8/8/8/3RK3 w - - 0 1 stacks:d1=n | d1d5 | 4k3/8/8/3R4/8/8/8/4K3 b - - 1 1 stacks:d5=n",
      "carried by castling | 4k3/8/8/8/8/8/8/4K2R w K - 0 1 stacks:e1=n/h1=q | e1g1 | 4k3/8/8/8/8/8/8/5RK1 b - - 1 1 stacks:f1=q/g1=n",
      "carried by a piece that promotes | 4k3/P7/8/8/8/8/8/4K3 w - - 0 1 stacks:a7=nR | a7a8q | Q3k3/8/8/8/8/8/8/4K3 b - - 0 1 stacks:a8=nR",
      "en passant | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 stacks:d5=R/e5=b | e5d6 | 4k3/8/3P4/3R4/8/8/8/4K3 b - - 0 1 stacks:d6=bp"})
  void whoIsCapturedGoesBeneath(String how, String fen, String move, String after) {
    Position position = after(CHESS.position(fen), move);
    assertThat(position.fen()).as(how).isEqualTo(after);
    assertThat(CHESS.position(after).hash()).isEqualTo(position.hash());
  }

  @Test
  void whatIsCapturedInPassingGoesToTheBottomAndTheNextComesToLight() {
    Position position = LASCA.position("1*1*1*1/*1*1*1*/1*1*1*1/*1*m*1*/1*M*1*1/*1*1*1*/1*1*1*1 w - - 0 1 "
        + "stacks:c3=m/d4=Mm");
    Move jump = position.find("c3e5,d4x").orElseThrow();
    Position next = position.play(jump);
    assertThat(next.fen()).startsWith("1*1*1*1/*1*1*1*/1*1*M*1/*1*M*1*/1*1*1*1/")
        .contains("stacks:d4=m/e5=mm");
    assertThat(Spoken.describe(position, jump)).contains("puts it beneath and frees a white man on d4");
    assertThat(position.edits(jump)).contains(new Edit.Put(new Cause("freed", false),
        new Piece("M", Side.WHITE), LASCA.board().square("d4").orElseThrow()));
  }

  @Test
  void aStackIsCapturedFromOnceInATurn() {
    Position position =
        LASCA.position("1*1*1*1/*1*1*m*/1*1*1*1/*1*m*1*/1*K*1*1/*1*1*1*/1*1*1*1 w - - 0 1 stacks:d4=mm");
    Position jumped = after(position, "c3e5,d4x");
    assertThat(jumped.fen()).contains("freed:d4").contains("part:2");
    assertThat(jumped.whyNot("e5c3,d4x")).map(Refusal::words)
        .hasValue("a piece that has come to light may not be captured in the same turn");
    assertThat(after(jumped, "e5g7,f6x").moves()).extracting(Move::text).contains("d4c3");
  }

  @Test
  void movesAreTakenBack() {
    MutablePosition position = CHESS.position(
        "4k3/8/8/3r4/8/8/8/3RK3 w - - 0 1 stacks:d1=n/d5=BP").mutable();
    String fen = position.fen();
    long hash = position.hash();
    position.make(CHESS.position(fen).find("d1d5").orElseThrow().code());
    position.unmake();
    assertThat(position.fen()).isEqualTo(fen);
    assertThat(position.hash()).isEqualTo(hash);
    assertThat(CHESS.position("4k3/8/8/3r4/8/8/8/3RK3 w - - 0 1").hash()).isNotEqualTo(hash);
  }

  @Test
  void theLowestThatAreTooManyLeaveTheGame() {
    Game low = Game.of(chess("stacks: { height: 3 }"));
    assertThat(after(low.position("4k3/8/8/3r4/8/8/8/3RK3 w - - 0 1 stacks:d1=n/d5=BP"), "d1d5").fen())
        .endsWith("stacks:d5=nr");
    assertThat(after(low.position("4k3/8/8/3r4/8/8/8/3RK3 w - - 0 1 stacks:d1=nn/d5=BP"), "d1d5").fen())
        .endsWith("stacks:d5=nn");
  }

  @Test
  void whoLeavesTheGameOtherwiseLeavesAlone() {
    Game exploding = Game.of(chess("stacks: { beneath: all }\nexplosion: { spares: P }"));
    assertThat(after(exploding.position("4k3/8/8/8/3r4/8/8/3RK3 w - - 0 1 stacks:d1=n/d4=b"), "d1d4").fen())
        .isEqualTo("4k3/8/8/8/3n4/8/8/4K3 b - - 0 1 stacks:d4=b");
    Game effects =
        Game.of(chess("stacks: { beneath: all }\neffects: { pieces: N, remove: enemy R near there }"));
    assertThat(after(effects.position("4k3/8/8/3r4/8/4N3/8/4K3 w - - 0 1 stacks:d5=PP"), "e3c4").fen())
        .isEqualTo("4k3/8/8/3P4/2N5/8/8/4K3 b - - 1 1 stacks:d5=P");
    Game stone = Game.of(chess("stacks: { beneath: all }\nwalls: { turn to stone: R }"));
    assertThat(after(stone.position("4k3/8/8/8/3r4/8/8/3RK3 w - - 0 1 stacks:d1=n/d4=b"), "d1d4").fen())
        .isEqualTo("4k3/8/8/8/3*4/8/8/4K3 b - - 0 1");
  }

  @Test
  void whoComesToAHandOrBackIsNotBeneath() {
    Game hands = Game.of(chess("stacks: { beneath: all }\nhands: { R: anywhere }"));
    assertThat(after(hands.position("4k3/8/8/3r4/8/8/8/3RK3[] w - - 0 1 stacks:d5=n"), "d1d5").fen())
        .isEqualTo("4k3/8/8/3R4/8/8/8/4K3[R] b - - 0 1 stacks:d5=n");
    Game reborn = Game.of(chess("stacks: { beneath: all }\nrebirth: { pieces: R }"));
    assertThat(after(reborn.position("4k3/8/8/3r4/8/8/8/3RK3 w - - 0 1 stacks:d5=n"), "d1d5").fen())
        .startsWith("r3k3/8/8/3R4/8/8/8/4K3").endsWith("stacks:d5=n");
  }

  @Test
  void whoComesToLightMayNotAttackTheOwnKing() {
    Game passing = Game.of(chess("stacks: { beneath: all }\npieces: { N: { moves: mFcafmF } }"));
    assertThat(passing.position("4k3/8/8/8/3p4/2N5/8/3K4 w - - 0 1 stacks:d4=r").moves())
        .extracting(Move::text)
        .contains("c3b4").doesNotContain("c3e5,d4x");
    assertThat(passing.position("4k3/8/8/8/3p4/2N5/8/3K4 w - - 0 1 stacks:d4=n").moves())
        .extracting(Move::text)
        .contains("c3e5,d4x");
    assertThat(after(passing.position("3k4/8/8/8/3p4/2N5/8/3K4 w - - 0 1 stacks:d4=R"), "c3e5,d4x").inCheck())
        .isTrue();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "stacks:e4 | a stack is a square, = and the pieces beneath, not 'e4'",
      "stacks:e4= | no piece is beneath; name only squares with pieces beneath",
      "stacks:e9=p | the board has no square 'e9'",
      "stacks:d1=px | no piece has the letter 'x'",
      "stacks:d1=p/d1=n | the square d1 twice"})
  void whatIsMalformedIsSaid(String entry, String problem) {
    assertThatThrownBy(() -> CHESS.position("4k3/8/8/3r4/8/8/8/3RK3 w - - 0 1 " + entry))
        .isInstanceOf(FenException.class).hasMessageContaining(problem);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "stacks:e4=p | no piece stands on e4, so none is beneath there",
      "stacks:d1=pk | the royal piece K is never beneath another, as on d1",
      "stacks:d1=pppppppppppppppppppppppppppp | the stack on d1 has 29 pieces; at most 28 may stand in one"})
  void whatCannotBeIsSaid(String entry, String flaw) {
    assertThatThrownBy(() -> CHESS.position("4k3/8/8/3r4/8/8/8/3RK3 w - - 0 1 " + entry))
        .isInstanceOf(IllegalSetupException.class).hasMessageContaining(flaw);
  }

  @Test
  void boardsMarkStacksAndSayWhatIsBeneath() {
    Position position = CHESS.position("4k3/8/8/3r4/8/8/8/3RK3 w - - 0 1 stacks:d5=nQ/d1=p");
    int square = CHESS.board().square("d5").orElseThrow();
    assertThat(position.remembered()).singleElement().satisfies(remembered -> {
      assertThat(remembered.marks()).contains(
          new Mark(Mark.Look.STACK, "stack of 3: black rook over black knight, white queen",
              List.of(square), List.of(new Piece("N", Side.BLACK), new Piece("Q", Side.WHITE))));
      assertThat(remembered.sentence())
          .hasValue("Pieces beneath others: on d1 a black pawn; on d5 a black knight and a white queen.");
    });
    assertThat(position.insight(square).orElseThrow().remarks()).extracting(Insight.Remark::words)
        .anySatisfy(words -> assertThat(words).hasValue("It stands on a black knight and a white queen."));
  }

  @Test
  void theCardTellsIt() {
    assertThat(RuleCard.of(LASCA.definition(), List.of()).toString())
        .contains("Stacks: a captured piece does not leave the game but goes"
            + " beneath the piece that has captured it");
  }

  @Test
  void theCardNamesNoRoyalPieceThatGoesBeneath() {
    assertThat(RuleCard.of(chess("stacks: { beneath: all but Q }"), List.of()).toString())
        .contains("captured rooks, bishops, knights and pawns do not leave the game");
  }
}
