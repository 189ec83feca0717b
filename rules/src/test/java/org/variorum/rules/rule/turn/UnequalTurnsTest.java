package org.variorum.rules.rule.turn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.variorum.rules.board.Side;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.notation.Pgn;
import org.variorum.rules.notation.PgnGame;
import org.variorum.rules.notation.PgnMove;
import org.variorum.rules.notation.PgnResult;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;

/** Turns that are one side's, or not the same for both. */
class UnequalTurnsTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final String BOTH =
      "[{ side: White, moves: 2 }, { side: Black, moves: 3, pass: always, further moves: optional }]";
  private static final Game WHITE_TWICE = Game.of(definition("{ side: White, moves: 2 }"));
  private static final Game DIFFERENT = Game.of(definition(BOTH));

  private static Definition definition(String turn) {
    return READER.read("sample.yaml", "game: Sample\nfrom: chess\nturn: " + turn + "\n", List.of());
  }

  private static Position play(Position position, String... moves) {
    Position after = position;
    for (String move : moves) {
      after = after.play(after.find(move).orElseThrow());
    }
    return after;
  }

  @Test
  void oneSideHasTwoMovesAndTheOtherOne() {
    Position second = play(WHITE_TWICE.start(), "g1f3");
    assertThat(second.turn()).isEqualTo(Side.WHITE);
    assertThat(second.fen()).endsWith("w KQkq - 1 1 part:2");
    Position reply = play(second, "f3g1");
    assertThat(reply.turn()).isEqualTo(Side.BLACK);
    assertThat(play(reply, "g8f6").turn()).isEqualTo(Side.WHITE);
    assertThat(WHITE_TWICE.alternates()).isFalse();
  }

  @Test
  void eachSideHasItsOwn() {
    Position black = play(DIFFERENT.start(), "g1f3", "b1c3");
    assertThat(black.find("0000")).isPresent();
    Position third = play(black, "g8f6", "f6g8");
    assertThat(third.fen()).endsWith(" b KQkq - 4 1 part:3");
    assertThat(play(third, "g8f6").turn()).isEqualTo(Side.WHITE);
    assertThat(DIFFERENT.start().whyNot("0000").map(Refusal::words)).contains("a turn may not be passed");
  }

  @Test
  void aPartIsOfTheTurnOfTheSideToMove() {
    String board = "4k3/8/8/8/8/8/8/4K3 ";
    assertThat(WHITE_TWICE.position(board + "w - - 0 1 part:2").moveOfTurn()).isEqualTo(2);
    assertThat(WHITE_TWICE.position(board + "w - - 0 1 part:1/1").play(
        WHITE_TWICE.position(board + "w - - 0 1 part:1/1").find("e1e2").orElseThrow()).turn())
        .isEqualTo(Side.BLACK);
    assertThatThrownBy(() -> WHITE_TWICE.position(board + "b - - 0 1 part:2"))
        .isInstanceOf(IllegalSetupException.class)
        .hasMessageContaining("a turn of the side to move has one move");
    assertThat(DIFFERENT.position(board + "b - - 0 1 part:2/2").fen()).endsWith("part:2/2");
    assertThatThrownBy(() -> DIFFERENT.position(board + "w - - 0 1 part:3"))
        .isInstanceOf(IllegalSetupException.class);
  }

  @Test
  void pgnNumbersTurns() {
    Position position = WHITE_TWICE.start();
    List<Move> moves = new ArrayList<>();
    for (String text : List.of("e2e4", "d2d4", "e7e5", "d4e5", "g1f3", "b8c6", "f1c4")) {
      moves.add(position.find(text).orElseThrow());
      position = position.play(moves.getLast());
    }
    String text = Pgn.write(PgnGame.of(Map.of(), WHITE_TWICE.start(), moves, PgnResult.UNDECIDED));
    assertThat(text).contains("1. e4 d4 1... e5 2. dxe5 Nf3 2... Nc6 3. Bc4 *");
    assertThat(Pgn.read(text, _ -> Optional.of(WHITE_TWICE)).getFirst().line().moves())
        .extracting(PgnMove::move).isEqualTo(moves);
  }

  @Test
  void theCardTellsBoth() {
    assertThat(card("{ side: White, moves: 2 }")).contains(
        "Turn: White's turn has two moves; all must be made. A move that gives check ends the turn. Black's turn has one move.");
    assertThat(card(BOTH)).contains("Black's turn has three moves; instead of another after the first");
  }

  @Test
  void movesThatAreAlikeAreToldAtOnce() {
    assertThat(card("{ parts: [{ goes on after: captures }, { times: 7, moves: captures, mover: same piece,"
        + " made: if possible, goes on after: captures without promotion }] }")).contains(
            "a turn has up to eight moves. The first move may be any. It must be made. The turn goes on only after a capture.",
            "The second to the 8th move must be a capture and must be made by the same piece as the move before.",
            "The turn goes on only after a capture without promotion.");
    assertThat(card("{ parts: [{ pieces: P }, { pieces: P }, { pieces: N, made: optional }] }"))
        .contains(
            "The first and the second move may be made only by pawns. They must be made. The third move");
  }

  private static String card(String turn) {
    return RuleCard.of(definition(turn), List.of()).toString();
  }

  @Test
  void aPromotionEndsTheTurn() {
    Game game = Game.of(definition(
        "{ parts: [{ goes on after: captures without promotion }, { made: optional }] }"));
    Position start = game.position("1n5k/P7/2p5/1P6/8/8/8/7K w - - 0 1");
    assertThat(play(start, "a7b8q").turn()).isEqualTo(Side.BLACK);
    assertThat(play(start, "a7a8n").turn()).isEqualTo(Side.BLACK);
    assertThat(play(start, "b5c6").turn()).isEqualTo(Side.WHITE);
  }

  @Test
  void whatSaysNothingOrTooMuchIsTold() {
    refused("[{ moves: 2 }, { side: White, moves: 3 }]", "one is \"side: White\", the other \"side: Black\"");
    refused("[{ side: White, moves: 2 }, { side: White, moves: 3 }]", "the other \"side: Black\"");
    refused("{ side: White, moves: 2, grows: yes }", "leave out \"side\"");
    refused("{ parts: [{ times: 9 }, { times: 8 }] }", "2 to 16 of them");
    assertThat(definition("{ parts: [{ times: 2 }] }").mechanism(Turn.class).orElseThrow().white())
        .hasSize(2);
  }

  private static void refused(String turn, String why) {
    assertThatThrownBy(() -> definition(turn)).isInstanceOf(DefinitionException.class)
        .hasMessageContaining(why);
  }

  /** The side that still has a move is in check itself, and has given none. */
  @Test
  void aCheckIsGivenToTheEnemyOnly() {
    Game game = Game.of(READER.read("sample.yaml",
        "game: Sample\nfrom: atomic\nturn: { moves: 2 }\ngoals: { checks: 3 }\n"
            + "start: \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1\"\n",
        List.of()));
    Position before = game.position("k3r3/1p6/8/2N5/8/8/8/4K3 w - - 3+3 0 1");
    assertThat(play(before, "c5b7").fen()).isEqualTo("4r3/8/8/8/8/8/8/4K3 w - - 3+3 0 1 part:2");
  }
}
