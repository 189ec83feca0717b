package org.variorum.rules.rule.turn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.variorum.rules.board.Side;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.notation.Pgn;
import org.variorum.rules.notation.PgnMove;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;
import org.variorum.rules.position.Remembered;

/** Turns whose moves differ. */
class TurnPartsTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final Game PAWN_THEN_PIECE =
      Game.of(definition(
          "[{ pieces: P, made: if possible, a pass: leads to the next move }, { pieces: all but P }]"));
  private static final Game SAME_AGAIN = Game.of(definition(
      "[{ goes on after: no captures }, { mover: same piece, moves: no captures, made: optional }]"));

  private static Definition definition(String parts) {
    return READER.read("sample.yaml", "game: Sample\nfrom: chess\nturn: { parts: " + parts + " }\n",
        List.of());
  }

  private static Position play(Position position, String... moves) {
    Position after = position;
    for (String move : moves) {
      after = after.play(after.find(move).orElseThrow());
    }
    return after;
  }

  private static String why(Position position, String move) {
    return position.whyNot(move).map(Refusal::words).orElse("");
  }

  @Test
  void eachMoveIsOneOfItsPart() {
    Position start = PAWN_THEN_PIECE.start();
    assertThat(start.moves()).hasSize(16);
    assertThat(why(start, "b1c3")).isEqualTo("move 1 of the turn may be made only by pawns");
    Position second = play(start, "e2e4");
    assertThat(second.turn()).isEqualTo(Side.WHITE);
    assertThat(second.remembered()).extracting(Remembered::sentence)
        .contains(Optional.of("This is the last move of the turn."));
    assertThat(second.moves()).extracting(Move::text).contains("f1b5", "e1e2").doesNotContain("d2d4", "e4e5");
    assertThat(play(second, "f1b5").turn()).isEqualTo(Side.BLACK);
  }

  @Test
  void aPartWithoutAMoveIsPassedOverByItself() {
    Position second = PAWN_THEN_PIECE.position("7k/8/8/p7/P7/8/8/K7 w - - 0 1");
    assertThat(second.fen()).endsWith(" w - - 0 1 part:2");
    assertThat(second.moves()).extracting(Move::text).containsExactlyInAnyOrder("a1a2", "a1b1", "a1b2");
    Position reply = play(second, "a1a2");
    assertThat(reply.fen()).isEqualTo("7k/8/8/p7/P7/8/K7/8 b - - 1 1 part:2");
    assertThat(reply.moves()).extracting(Move::text).containsExactlyInAnyOrder("h8g8", "h8g7", "h8h7");
    assertThat(second.perft(2)).isEqualTo(9);
  }

  /** Records of earlier versions say of each part that was passed over that it was passed. */
  @Test
  void aRecordMaySayThatAPartWasPassed() {
    Position second = PAWN_THEN_PIECE.position("7k/8/8/p7/P7/8/8/K7 w - - 0 1");
    assertThat(second.find("0000")).isEmpty();
    Position passed = second.play(second.findRecorded("0000").orElseThrow());
    assertThat(passed).isEqualTo(second);
    assertThat(passed.findRecorded("0000")).isEmpty();
    assertThat(second.findRecorded("a1a2")).isEqualTo(second.find("a1a2"));
    Position reply = play(passed, "a1a2");
    assertThat(reply.play(reply.findRecorded("0000").orElseThrow())).isEqualTo(reply);
  }

  @Test
  void aGameInPgnMaySayThatAPartWasPassed() {
    String text = """
        [SetUp "1"]
        [FEN "7k/8/8/p7/P7/8/8/K7 w - - 0 1"]

        1. -- Ka2 -- Kg8 *
        """;
    assertThat(Pgn.read(text, _ -> Optional.of(PAWN_THEN_PIECE)).getFirst().line().moves())
        .extracting(PgnMove::move).extracting(Move::text).containsExactly("0000", "a1a2", "0000", "h8g8");
  }

  /** Passing a whole turn is a move; its parts need no passes. */
  @Test
  void aTurnWithoutAnyMoveIsPassedByAMove() {
    Game game = Game.of(definition("[{ pieces: P, made: if possible, a pass: leads to the next move },"
        + " { pieces: N, made: if possible }]"));
    Position stuck = game.position("7k/8/8/p7/P7/8/8/K6n w - - 0 1");
    assertThat(stuck.moves()).extracting(Move::text).containsExactly("0000");
    Position reply = play(stuck, "0000");
    assertThat(reply.fen()).isEqualTo("7k/8/8/p7/P7/8/8/K6n b - - 1 1 part:2");
    assertThat(reply.moves()).extracting(Move::text).containsExactlyInAnyOrder("h1g3", "h1f2");
    assertThat(play(reply, "h1g3").moves()).extracting(Move::text).containsExactly("0000");
  }

  @Test
  void theSamePieceMovesOn() {
    Position second = play(SAME_AGAIN.start(), "b1c3");
    assertThat(second.fen()).endsWith("part:2,moved:c3");
    assertThat(second.moves()).extracting(Move::text).contains("c3d5", "0000").doesNotContain("c3d5x",
        "e2e4");
    assertThat(why(second, "e2e4"))
        .isEqualTo("move 2 of the turn must be made by the same piece as the move before");
    assertThat(SAME_AGAIN.position(second.fen()).fen()).isEqualTo(second.fen());
  }

  /** A move of a piece, and then a row is pushed, if one can be. */
  @Test
  void eachMoveIsMadeByARuleOfItsPart() {
    Game game = Game.of(READER.read("sample.yaml", """
        game: Sample
        from: chess
        push: { pieces: R }
        turn: { parts: [{ rules: [movement, castling] }, { rules: push, made: if possible }] }
        """, List.of()));
    Position first = game.position("3k4/8/8/8/8/1n6/8/Rn2K2R w K - 0 1");
    assertThat(why(first, "a1b1,b1c1"))
        .isEqualTo("move 1 of the turn must be a move of a piece by itself or made by castling");
    Position second = play(first, "e1g1");
    assertThat(second.turn()).isEqualTo(Side.WHITE);
    assertThat(second.moves()).extracting(Move::text).containsExactlyInAnyOrder("a1b1,b1c1", "f1g1,g1h1");
    assertThat(why(second, "a1a2")).isEqualTo("move 2 of the turn must be made by push");
    assertThat(RuleCard.of(game.definition(), List.of()).toString())
        .contains(
            "The second move must be made by push. Where there is no such legal move, the turn ends.");
  }

  /** However long the word of a rule is, it is read at once and shown in short. */
  @Test
  void aLongWordOfARuleIsToldInShort() {
    assertThatThrownBy(() -> definition("[{}, { rules: " + "a ".repeat(20_000) + "a }]"))
        .hasMessageContaining("no moves of this game are made by \"a a a")
        .extracting(Throwable::getMessage).asString().hasSizeLessThan(500);
  }

  @Test
  void aCaptureEndsTheTurn() {
    Position capture = SAME_AGAIN.position("7k/8/8/3p4/8/2N5/8/K7 w - - 0 1");
    assertThat(play(capture, "c3d5").turn()).isEqualTo(Side.BLACK);
    assertThat(why(play(capture, "c3b1"), "b1c3")).isEmpty();
    Position beside = play(SAME_AGAIN.position("7k/8/8/3p4/8/8/1N6/K7 w - - 0 1"), "b2d3");
    assertThat(beside.moves()).extracting(Move::text).contains("d3b2", "d3f4");
  }

  @Test
  void nobodyHasMovedBeforeTheFirstMove() {
    assertThatThrownBy(() -> SAME_AGAIN.position("7k/8/8/3p4/8/2N5/8/K7 w - - 0 1 moved:c3"))
        .isInstanceOf(IllegalSetupException.class)
        .hasMessageContaining("no piece on c3 has moved before in this turn");
    assertThatThrownBy(() -> SAME_AGAIN.position("7k/8/8/3p4/8/2N5/8/K7 w - - 0 1 part:2,moved:c4"))
        .isInstanceOf(IllegalSetupException.class);
  }

  @Test
  void theCardSaysEachPart() {
    assertThat(RuleCard.of(PAWN_THEN_PIECE.definition(), List.of()).toString()).contains(
        "a turn has up to two moves. The first move may be made only by pawns. Where there is no such"
            + " legal move, the next move follows.",
        "The second move may be made by all pieces but pawns. It must be made.");
  }
}
