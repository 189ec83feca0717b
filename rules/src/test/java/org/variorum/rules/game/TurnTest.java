package org.variorum.rules.game;

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
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.notation.Pgn;
import org.variorum.rules.notation.PgnGame;
import org.variorum.rules.notation.PgnMove;
import org.variorum.rules.notation.PgnResult;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.Spoken;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Refusal;

/** Turns of several moves, and passing. */
class TurnTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final Game TWO = chess("{ moves: 2, further moves: if possible }");
  private static final Game FREE = chess("{ moves: 2, further moves: optional, pass: always }");
  private static final Game STUCK = chess("{ pass: without a move }");

  private static String text(String turn) {
    return "game: Turns\nfrom: chess\nturn: " + turn + "\n";
  }

  private static Definition definition(String turn) {
    return READER.read("turns.yaml", text(turn), List.of());
  }

  private static Game chess(String turn) {
    return Game.of(definition(turn));
  }

  private static Position play(Position start, String... moves) {
    Position position = start;
    for (String text : moves) {
      Position at = position;
      position = at.play(at.find(text).orElseThrow(() -> new AssertionError(text + " in " + at)));
    }
    return position;
  }

  @Test
  void aTurnHasTwoMovesAndOneNumber() {
    Position half = play(TWO.start(), "e2e4");
    assertThat(half.turn()).isEqualTo(Side.WHITE);
    assertThat(half.moveOfTurn()).isEqualTo(2);
    assertThat(half.fen()).isEqualTo("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e3 0 1 part:2");
    Position whole = play(half, "d2d4");
    assertThat(whole.turn()).isEqualTo(Side.BLACK);
    assertThat(play(whole, "e7e5", "d7d5").fullmove()).isEqualTo(2);
  }

  @Test
  void aMoveThatGivesCheckEndsTheTurn() {
    Position checked = play(TWO.position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), "a1a8");
    assertThat(checked.turn()).isEqualTo(Side.BLACK);
    assertThat(checked.inCheck()).isTrue();
  }

  @Test
  void aTurnMayGoOnAfterCheck() {
    Game game = chess("{ moves: 2, check ends it: no }");
    Position checks = play(game.position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), "a1a8");
    assertThat(checks.fen()).isEqualTo("R3k3/8/8/8/8/8/8/4K3 w - - 1 1 part:2");
    assertThat(game.position(checks.fen()).fen()).isEqualTo(checks.fen());
    assertThat(checks.find("a8e8")).isEmpty();
    assertThat(checks.whyNot("a8e8").orElseThrow().words()).isEqualTo("the king on e8 is never captured");
    assertThat(play(checks, "a8b8").inCheck()).isTrue();
    assertThat(play(checks, "a8a7").inCheck()).isFalse();
    assertThatThrownBy(() -> game.position("R3k3/8/8/8/8/8/8/4K3 w - - 1 1"))
        .isInstanceOf(IllegalSetupException.class).hasMessageContaining("Black is in check");
  }

  /** Where the first move of a turn has left the king stuck without check, there is nothing to be mated by. */
  @Test
  void aSecondMoveIsPassedOverThatNobodyCanMake() {
    Position stuck = TWO.position("7k/8/6K1/8/8/8/8/8 b - - 0 1 part:2");
    assertThat(stuck.moves()).extracting(Move::text).containsExactly("h8g8");
    Position none = TWO.position("7k/5K2/6PP/8/8/8/8/8 b - - 0 1 part:2");
    assertThat(none.fen()).isEqualTo("7k/5K2/6PP/8/8/8/8/8 w - - 0 2");
    assertThat(none.outcome()).isEmpty();
    assertThat(TWO.position("7k/5K2/6PP/8/8/8/8/8 b - - 0 1").outcome())
        .contains(new Outcome(Optional.empty(), Optional.of(Side.BLACK), Outcome.Reason.STALEMATE));
  }

  @Test
  void enPassantIsForTheReplyToTheTurn() {
    Position start = TWO.position("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
    assertThat(play(start, "e1d1", "e2e4").find("d4e3")).isPresent();
    Position later = play(start, "e2e4", "e1e2");
    assertThat(later.fen()).isEqualTo("4k3/8/8/8/3pP3/8/4K3/8 b - e3 1 1");
    assertThat(TWO.position(later.fen()).find("d4e3")).isPresent();
    assertThat(play(later, "e8e7").find("d4e3")).as("in its second move").isEmpty();
  }

  @Test
  void enPassantIsNotOfWhoHasMovedAgainNorOverOthers() {
    Position start = TWO.position("4k3/8/8/8/3p4/8/4P1N1/4K2B w - - 0 1");
    assertThat(play(start, "e2e4", "e4e5").find("d4e3")).isEmpty();
    Position entered = play(start, "e2e4", "g2e3");
    assertThat(entered.fen()).contains(" b - - ");
    Position three = play(chess("{ moves: 3 }").position(start.fen()), "e2e4", "g2e3", "e3g2");
    assertThat(three.find("d4e3")).isEmpty();
  }

  @Test
  void ofSeveralThatHaveCrossedTheLastCounts() {
    Position both = play(TWO.position("4k3/8/8/8/3p4/8/2P1P3/4K3 w - - 0 1"), "e2e4", "c2c4");
    assertThat(both.find("d4c3")).isPresent();
    assertThat(both.find("d4e3")).isEmpty();
  }

  @Test
  void whatHasCrossedSquaresInATurnIsOfItsSide() {
    assertThat(TWO.position("4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1 part:2").fen())
        .isEqualTo("4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1 part:2");
    assertThatThrownBy(() -> TWO.position("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1 part:2"))
        .isInstanceOf(IllegalSetupException.class).hasMessageContaining("can just have crossed e3");
  }

  @Test
  void aPassAbolishesStalemateAndIsNoAnswerToCheck() {
    Position none = STUCK.position("7k/5K2/6PP/8/8/8/8/8 b - - 0 1");
    assertThat(none.moves()).extracting(Move::text).containsExactly("0000");
    assertThat(none.play(none.moves().getFirst()).turn()).isEqualTo(Side.WHITE);
    Position mate = STUCK.position("R6k/8/6K1/8/8/8/8/8 b - - 0 1");
    assertThat(mate.outcome().map(Outcome::reason)).contains(Outcome.Reason.MATE);
  }

  @Test
  void twoPassesBringAPositionAgain() {
    Position start = chess("{ pass: always }").start();
    assertThat(play(start, "0000", "0000").occurrences()).isEqualTo(2);
    assertThat(play(start, "0000", "0000", "0000", "0000").outcome().map(end -> end.reason().word()))
        .contains("repetition");
    Position again = play(FREE.start(), "g1f3", "f3g1", "0000");
    assertThat(again.occurrences()).isEqualTo(2);
  }

  @Test
  void whyOneMayNotPassIsSaid() {
    assertThat(words(TWO.start())).isEqualTo("a turn may not be passed");
    assertThat(words(play(TWO.start(), "e2e4")))
        .isEqualTo("only a player without a legal move may pass");
    assertThat(words(FREE.position("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1")))
        .isEqualTo("to pass does not end the check");
    assertThat(words(play(chess("{ moves: 2 }").start(), "e2e4")))
        .isEqualTo("the turn has another move, which must be made");
  }

  private static String words(Position position) {
    Refusal why = position.whyNot("0000").orElseThrow();
    assertThat(why).isInstanceOf(Refusal.Illegal.class);
    return why.words();
  }

  @Test
  void aPassIsWrittenReadAndSpoken() {
    Move pass = FREE.start().find("0000").orElseThrow();
    assertThat(San.write(FREE.start(), pass)).isEqualTo("--");
    for (String text : List.of("--", "pass", "0000", "Z0", "@@@@")) {
      assertThat(San.find(FREE.start(), text)).as(text).contains(pass);
    }
    assertThat(Spoken.describe(FREE.start(), pass)).isEqualTo("White passes");
    assertThat(FREE.start().gestures()).doesNotContainKey(pass);
    assertThat(FREE.start().transition(pass).changes()).isEmpty();
  }

  @Test
  void pgnNumbersTurns() {
    Position position = FREE.start();
    List<Move> moves = new ArrayList<>();
    for (String text : List.of("e2e4", "d2d4", "e7e5", "d7d5", "0000", "a7a6", "0000", "g1f3")) {
      moves.add(position.find(text).orElseThrow());
      position = position.play(moves.getLast());
    }
    String text = Pgn.write(PgnGame.of(Map.of(), FREE.start(), moves, PgnResult.UNDECIDED));
    assertThat(text).contains("1. e4 d4 1... e5 d5 2. -- a6 -- 3. Nf3 *");
    assertThat(Pgn.read(text, _ -> Optional.of(FREE)).getFirst().line().moves())
        .extracting(PgnMove::move).isEqualTo(moves);
  }

  @Test
  void aCardSaysIt() {
    assertThat(card("{ moves: 2, further moves: if possible }")).contains(
        "Turn: a turn has two moves; all must be made, as long as there is a legal one. A move that gives check ends the turn.");
    assertThat(card("{ pass: always }")).contains("Turn: a player who is not in check may pass.");
  }

  private static String card(String turn) {
    return RuleCard.of(definition(turn), List.of()).toString();
  }

  @Test
  void whatSaysNothingOrTooMuchIsTold() {
    assertThatThrownBy(() -> definition("{ moves: 17 }")).isInstanceOf(DefinitionException.class)
        .hasMessageContaining("at most 16 moves");
    assertThatThrownBy(() -> definition("{ further moves: optional }"))
        .isInstanceOf(DefinitionException.class)
        .hasMessageContaining("a turn has one move");
  }

  @Test
  void frozenPiecesAndSeveralMovesHaveNoMeaningTogether() {
    String frozen = "\ndisplacement: { targets: N, frozen: next turn }";
    assertThatThrownBy(() -> chess("{ moves: 2 }" + frozen)).isInstanceOf(UnplayableDefinitionException.class)
        .hasMessageContaining("from which move on they may move again");
    assertThat(chess("{ pass: always }" + frozen).mayPass()).isTrue();
  }
}
